import type { ReactElement } from 'react';
import type { Failure } from '../../../machines/operations.ts';
import { isTextId, useT } from '../../texts/index.ts';
import { SupportReference } from '../../ui/SupportReference.tsx';

/** What went wrong in plain words, with the reference for the support where there is one. */
export function FailureWords({ failure }: { failure: Failure }): ReactElement {
  const t = useT();
  switch (failure.kind) {
    case 'unreachable':
      return <p>{t('error.unreachable')}</p>;
    case 'unexpected':
      return (
        <>
          <p>{t('error.system.error')}</p>
          <SupportReference traceId={failure.traceId} />
        </>
      );
    case 'refused': {
      const { code = '' } = failure;
      return <p>{t(isTextId(code) ? code : 'error.system.error')}</p>;
    }
  }
}
