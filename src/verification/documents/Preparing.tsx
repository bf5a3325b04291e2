import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import {
  ADDRESS_KINDS,
  WEALTH_CODES,
  type DocumentKind,
  type WealthSource,
} from '../../../machines/verification/documents/kinds.ts';
import type { DocumentsScreen } from '../../../machines/verification/documents/screen.ts';
import { useAddress } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useT, type TextId } from '../../texts/index.ts';
import type { Choice } from '../../api/kept-files.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './documents.css.ts';
import { useKept } from './use-kept.ts';
import { ADDRESS_NAMES, NAMES, NEEDS, reasonText, WEALTH_NAMES } from './words.ts';

type Send = (event: DocumentsEvent) => void;

/** The needs of a document, and for some a choice of its kind. */
export function Preparing(props: {
  screen: Extract<DocumentsScreen, { name: 'preparing' }>;
  playerId: string;
  send: Send;
}) {
  const { document, rejection } = props.screen;
  const t = useT();
  const kept = useKept(props.playerId, document);
  const chosen = kept?.files.length ?? 0;
  return (
    <>
      <h2 tabIndex={-1}>{t(NAMES[document])}</h2>
      <p className={css.quiet}>{t(NEEDS[document])}</p>
      {rejection !== undefined && (
        <Notice severity="warning" title={t('documents.rejected')}>
          <p>{t(reasonText(rejection))}</p>
        </Notice>
      )}
      {chosen > 0 && (
        <Notice severity="info">
          <p>{t('documents.chosen', { chosen })}</p>
        </Notice>
      )}
      <Ways {...props} kept={kept} />
    </>
  );
}

function Ways(props: Parameters<typeof Preparing>[0] & { kept: Choice | undefined }) {
  const { screen, kept, send } = props;
  const { document } = screen;
  const t = useT();
  const policy = usePolicy();
  const address = useAddress();
  switch (document) {
    case 'PROOF_OF_ADDRESS':
      return (
        <Kinds
          legend={t('documents.kind.legend')}
          names={ADDRESS_KINDS.map((kind) => [kind, ADDRESS_NAMES[kind]] as const)}
          kept={kept}
          send={send}
        />
      );
    case 'SOURCE_OF_WEALTH':
      return (
        <Kinds
          legend={t('documents.source.legend')}
          names={(Object.keys(WEALTH_CODES) as WealthSource[]).map(
            (source) => [source, WEALTH_NAMES[source]] as const,
          )}
          kept={kept}
          send={send}
        />
      );
    case 'PROOF_OF_ID':
    case 'PROOF_OF_PAYMENT':
    case 'OTHER':
      return (
        <div className={css.actions}>
          <Button
            onClick={() => {
              send({ type: 'files.wanted' });
            }}
          >
            {t('documents.continue')}
          </Button>
          {document === 'PROOF_OF_ID' && policy.identityCheck && (
            <LinkButton look="secondary" href={address('/my-account/identity-check')}>
              {t('identityCheck.offer')}
            </LinkButton>
          )}
          <ToOverview send={send} />
        </div>
      );
  }
}

interface KindsProps<Kind extends DocumentKind> {
  readonly legend: string;
  readonly names: readonly (readonly [kind: Kind, name: TextId])[];
  readonly kept: Choice | undefined;
  readonly send: Send;
}

function Kinds<Kind extends DocumentKind>({ legend, names, kept, send }: KindsProps<Kind>) {
  const t = useT();
  if (kept === undefined) {
    return (
      <Loading label={t('documents.loading')}>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  return (
    <Form
      label={legend}
      rules={{ kind: (value) => (value === '' ? { text: 'documents.kind.missing' } : undefined) }}
      onSubmit={({ kind }) => {
        const chosen = names.find(([name]) => name === kind);
        if (chosen) send({ type: 'kind.chosen', kind: chosen[0] });
      }}
    >
      <RadioCards
        name="kind"
        legend={legend}
        {...(kept.kind !== undefined && { defaultValue: kept.kind })}
        options={names.map(([value, name]) => ({ value, title: t(name) }))}
      />
      <div className={css.actions}>
        <Button type="submit">{t('documents.continue')}</Button>
        <ToOverview send={send} />
      </div>
    </Form>
  );
}

/** Back to all documents; the choice is kept. */
export function ToOverview({ send }: { send: Send }) {
  const t = useT();
  return (
    <Button
      look="secondary"
      onClick={() => {
        send({ type: 'overview.chosen' });
      }}
    >
      {t('documents.toOverview')}
    </Button>
  );
}
