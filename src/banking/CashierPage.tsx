import type { ReactNode } from 'react';
import { PlayerTabs } from '../runtime/guard/PlayerTabs.tsx';
import { useT, type TextId } from '../texts/index.ts';
import { page } from '../ui/base.css.ts';
import { classes } from '../ui/classes.ts';
import { Title } from '../ui/Title.tsx';
import * as css from './cashier-page.css.ts';
import { WalletCard } from './wallet/WalletCard.tsx';

/** The page of a deposit or a withdrawal: the balance beside the flow, and what else stands beside or below it. */
export function CashierPage(props: {
  readonly title: TextId;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, beside, below, children } = props;
  const t = useT();
  return (
    <div data-flow className={classes(page, css.layout)}>
      <Title of={t(title)} />
      <div className={css.title}>
        <h1>{t(title)}</h1>
        <PlayerTabs of="banking" />
      </div>
      <div className={css.aside}>
        <WalletCard parts="cashier" />
        {beside}
      </div>
      <div className={css.column}>
        <div className={css.sheet}>{children}</div>
        {below !== undefined && <div className={css.sheet}>{below}</div>}
      </div>
    </div>
  );
}
