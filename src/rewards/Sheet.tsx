import { Fragment, type ReactNode } from 'react';
import { useAddress, useSession } from '../runtime/context.tsx';
import { useLanguage, useT } from '../texts/index.ts';
import { Title } from '../ui/Title.tsx';
import * as css from './rewards.css.ts';

interface SheetProps {
  readonly title: string;
  /** The ways to the pages beside it. */
  readonly ways?: ReactNode;
  /** The flow of who is logged in; another player or language begins it anew. */
  readonly children: ReactNode;
}

/** A page of rewards: that none is needed, its flow, and the terms of all bonuses. */
export function Sheet({ title, ways, children }: SheetProps) {
  const t = useT();
  const address = useAddress();
  const language = useLanguage();
  const session = useSession();
  return (
    <div data-flow className={css.sheet}>
      <Title of={title} />
      <h1>{title}</h1>
      {ways}
      <p className={css.quiet}>{t('rewards.intro')}</p>
      {session.name === 'player' && (
        <Fragment key={`${session.session.playerId} ${language}`}>{children}</Fragment>
      )}
      <p>
        <a href={address('/bonus-terms')}>{t('deposit.bonus.terms')}</a>
      </p>
    </div>
  );
}
