import { i18n } from '@lingui/core';
// The part without the library's context, which no first page needs: the active texts come from our own.
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import type { TextId, TextValues } from './ids.ts';
import { useLanguage } from './active.tsx';

const lingui = { i18n };

/** The library makes its texts without our compiler's `jsx`. */
const inElements = ({ translation }: { translation: ReactNode }) => <span>{translation}</span>;

/**
 * A text with elements in it: `<T id="signup.terms.label" components={{ 0: <Link … /> }} />` for
 * "I accept the <0>terms</0>".
 */
export function T(props: {
  id: TextId;
  values?: TextValues;
  components?: Readonly<Record<string, ReactElement>>;
}) {
  const { id, values, components } = props;
  return (
    <TransNoContext
      key={useLanguage()}
      lingui={lingui}
      id={id}
      render={inElements}
      {...(values && { values: { ...values } })}
      {...(components && { components: { ...components } })}
    />
  );
}
