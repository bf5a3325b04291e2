import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  filesAreAsked,
  type FileDocument,
} from '../../../machines/verification/documents/asked.ts';
import { isAsked } from '../../../machines/verification/edd/answers.ts';
import { useAddress, useSession, useWallet } from '../../runtime/context.tsx';
import { useUnread } from '../../runtime/player/unread.ts';
import { STATUS_WORDS as TRANSACTION_STATUS_WORDS } from '../../banking/transaction-words.ts';
import { STATUS_WORDS } from '../../banking/withdraw/words.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NAMES, STATUSES } from '../../verification/documents/words.ts';
import type { Known } from '../../runtime/offers/asked.ts';
import type { OpenMatters } from './player-facts.ts';
import * as css from './player-home.css.ts';

/** Something that waits for the player, and the way to it. */
interface Matter {
  readonly id: string;
  readonly what: ReactNode;
  readonly href: string;
  readonly way: string;
}

interface ContinueProps {
  readonly matters: Known<OpenMatters>;
  readonly reviewed: Known<readonly FileDocument[]>;
}

/** The open matters: documents, questions, payments on their way, messages. */
export function Continue({ matters, reviewed }: ContinueProps) {
  const t = useT();
  const list = [
    ...useAskedFor(),
    ...useReviews(reviewed),
    ...useUnproven(reviewed),
    ...usePayments(matters),
    ...useMessages(),
  ];
  const failed = [matters, reviewed].filter((known) => known.status === 'error');
  return (
    <Card>
      <section className={css.block} aria-labelledby="home-continue">
        <h2 id="home-continue">{t('home.continue.title')}</h2>
        {failed.length > 0 && (
          <div className={css.failed}>
            <p>{t('home.continue.error')}</p>
            <Button
              look="secondary"
              compact
              busy={failed.some(({ retrying }) => retrying)}
              onClick={() => {
                for (const { retry } of failed) retry();
              }}
            >
              {t('action.retry')}
            </Button>
          </div>
        )}
        {list.length === 0 && failed.length === 0 && (
          <p className={css.quiet}>{t('home.continue.none')}</p>
        )}
        {list.length > 0 && (
          <ul>
            {list.map(({ id, what, href, way }) => (
              <li key={id} className={css.matter}>
                <span>{what}</span>
                <a className={css.way} href={href}>
                  {way}
                  <Icon of={ArrowRight} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** The requests of the platform to the player (DOC-12, EDD-01). */
function useAskedFor(): readonly Matter[] {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  const account = screen.name === 'player' ? screen.account : undefined;
  if (account === undefined) return [];
  const { requestDocumentTypeStatus: requested } = account;
  return [
    ...(requested !== undefined && filesAreAsked(requested)
      ? [
          {
            id: 'documents',
            what: t('documents.account.asked'),
            href: address('/my-account/account/verification'),
            way: t('deposit.upload'),
          },
        ]
      : []),
    ...(isAsked(account)
      ? [
          {
            id: 'questionnaire',
            what: t('edd.account.asked'),
            href: address('/my-account/questionnaire'),
            way: t('edd.begin'),
          },
        ]
      : []),
  ];
}

/** The matters that lie with the reviewers: the player need not act, and they are not done yet (DOC-12, EDD-06). */
function useReviews(reviewed: Known<readonly FileDocument[]>): readonly Matter[] {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  const account = screen.name === 'player' ? screen.account : undefined;
  const answersLie =
    account !== undefined && !isAsked(account) && account.eddQuestionnaire === 'UNDER_REVIEW';
  return [
    ...(reviewed.status === 'ready' ? reviewed.value : []).map((type) => ({
      id: type,
      what: t('home.continue.document', {
        document: t(NAMES[type]),
        status: t(STATUSES.UNDER_REVIEW),
      }),
      href: address('/my-account/account/verification'),
      way: t('documents.title'),
    })),
    ...(answersLie
      ? [
          {
            id: 'answers',
            what: t('documents.level.answersReviewed'),
            href: address('/my-account/questionnaire'),
            way: t('edd.title'),
          },
        ]
      : []),
  ];
}

/** Money that waits for documents which nobody has asked for, or which did not settle the matter (DEP-09, WDR-10). */
function useUnproven(reviewed: Known<readonly FileDocument[]>): readonly Matter[] {
  const t = useT();
  const address = useAddress();
  const screen = useSession();
  const wallet = useWallet();
  const account = screen.name === 'player' ? screen.account : undefined;
  const isNamed = reviewed.status !== 'ready' || reviewed.value.length > 0;
  if (account === undefined || isNamed || filesAreAsked(account.requestDocumentTypeStatus)) {
    return [];
  }
  const { kycStatus } = account;
  if (kycStatus === 'SUSPENDED') {
    const href = address('/my-account/account/verification');
    return [{ id: 'unproven', what: t('home.continue.bothWait'), href, way: t('documents.title') }];
  }
  const isUnproven = kycStatus === 'NOT_VERIFIED' || kycStatus === 'PENDING';
  const hasMoney = 'balances' in wallet && wallet.balances.mainBalance > 0;
  if (!isUnproven || !hasMoney) return [];
  const href = address('/my-account/banking/withdraw');
  return [
    { id: 'unproven', what: t('home.continue.withdrawalWaits'), href, way: t('withdraw.title') },
  ];
}

function usePayments(matters: Known<OpenMatters>): readonly Matter[] {
  const t = useT();
  const address = useAddress();
  if (matters.status !== 'ready') return [];
  const { deposits, withdrawals } = matters.value;
  return [
    ...deposits.map(({ referenceId, amount, currency, status }) => ({
      id: referenceId,
      what: t('home.continue.deposit', {
        amount: formatMoney({ amount, currency }),
        status: t(TRANSACTION_STATUS_WORDS[status]),
      }),
      href: address('/my-account/banking/deposit', { search: { deposit: referenceId } }),
      way: t('home.continue.deposit.way'),
    })),
    ...withdrawals.map(({ pendingWithdrawalId, amount, currency, status }) => ({
      id: pendingWithdrawalId,
      what: t('home.continue.withdrawal', {
        amount: formatMoney({ amount, currency }),
        status: t(STATUS_WORDS[status]),
      }),
      href: address('/my-account/banking/withdraw'),
      way: t('withdraw.pending.title'),
    })),
  ];
}

function useMessages(): readonly Matter[] {
  const t = useT();
  const address = useAddress();
  const count = useUnread();
  if (count === 0) return [];
  const href = address('/my-account/inbox');
  return [
    { id: 'inbox', what: t('home.continue.messages', { count }), href, way: t('inbox.title') },
  ];
}
