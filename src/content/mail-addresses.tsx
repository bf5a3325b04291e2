import { Children, createContext, use, type ReactNode } from 'react';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Makes the link to an address, where the page adds more than the address. */
export const MailTo = createContext((address: string) => `mailto:${address}`);

const MailLink = ({ address }: { address: string }) => <a href={use(MailTo)(address)}>{address}</a>;

/** Makes links of the e-mail addresses in a text of content that have none. */
export const withMailLinks = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child !== 'string'
      ? child
      : child.split(ADDRESS).map((part, at) =>
          // The odd places hold the text that the pattern matched.
          at % 2 === 0 ? part : <MailLink key={at} address={part} />,
        ),
  );
