import { useSelector } from '@xstate/react';
import {
  identityCheckMachine,
  type IdentityCheckEvent,
} from '../../../machines/verification/identity-check/machine.ts';
import {
  identityCheckScreen,
  type IdentityCheckScreen,
} from '../../../machines/verification/identity-check/screen.ts';
import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useT, type Words } from '../../texts/index.ts';
import { column, stack } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Title } from '../../ui/Title.tsx';

/** The offer to show the identity document to the KYC provider in place of files (DOC-14). */
export function IdentityCheckPage() {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const documents = address('/my-account/account/verification');
  const flow = useFlow(
    runtime.bind(identityCheckMachine),
    // It is of this origin: the contract says so, and every answer is held to it.
    ({ path }) => location.assign(path),
    { input: { returnUrl: documents } },
  );
  const screen = useSelector(flow, identityCheckScreen, sameScreen);
  return (
    <div data-flow className={column}>
      <Title of={t('identityCheck.title')} />
      <Card>
        <div className={stack}>
          <h1>{t('identityCheck.title')}</h1>
          <Content
            screen={screen}
            send={(event) => {
              flow.send(event);
            }}
          />
          <LinkButton look="secondary" wide href={documents}>
            {t('documents.title')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

interface ContentProps {
  readonly screen: IdentityCheckScreen;
  readonly send: (event: IdentityCheckEvent) => void;
}

function Content({ screen, send }: ContentProps) {
  const t = useT();
  if (screen.name === 'succeeded') {
    return (
      <>
        <output>{t('identityCheck.opening')}</output>
        <LinkButton wide href={screen.path}>
          {t('identityCheck.go')}
        </LinkButton>
      </>
    );
  }
  const wrong = wordsOf(screen);
  return (
    <>
      <p>{t('identityCheck.body')}</p>
      {wrong.length > 0 && <FailureNotice title={t('identityCheck.error.title')} words={wrong} />}
      <Button
        wide
        busy={screen.name === 'submitting'}
        onClick={() => {
          send({ type: 'identityCheck.submitted' });
        }}
      >
        {t('identityCheck.submit')}
      </Button>
    </>
  );
}

/** Why the check was not opened. */
function wordsOf(screen: Exclude<IdentityCheckScreen, { name: 'succeeded' }>): readonly Words[] {
  switch (screen.name) {
    case 'editing':
    case 'submitting':
      return [];
    case 'notRequested':
      return [{ text: 'identityCheck.error.notRequested' }];
    case 'failed':
      return failureWords(screen.failure);
  }
}
