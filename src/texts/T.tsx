import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import type { TextId, TextValues } from './ids.ts';

/** Gives every `<T>` and `useT` below it the active texts. Renders nothing before there are any. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

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
    <Trans
      id={id}
      {...(values && { values: { ...values } })}
      {...(components && { components: { ...components } })}
    />
  );
}
