import type { ComponentProps } from 'react';
import { MailTo } from '../../content/mail-addresses.tsx';
import { RichText } from '../../content/RichText.tsx';
import { useMailTo } from '../help/mail.ts';

/** Content on a page of the site: an e-mail from it names its sender. */
export const SiteRichText = (props: ComponentProps<typeof RichText>) => (
  <MailTo value={useMailTo()}>
    <RichText {...props} />
  </MailTo>
);
