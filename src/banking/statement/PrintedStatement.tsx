import type { Statement } from '../../../machines/banking/statement/setup.ts';
import { useBrand, useSession } from '../../runtime/context.tsx';
import { playerNumberOf } from '../../runtime/player/player-number.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { formatMoney, type Amount } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { balancesOf } from './balances.ts';
import * as css from './statement.css.ts';
import { useTable } from './table.ts';

/** A statement on paper: its owner, its period, its totals, and every transaction. */
export function PrintedStatement({ of }: { of: Statement }) {
  const t = useT();
  const moment = useDeadlines();
  const brand = useBrand();
  const session = useSession();
  const { head, rows } = useTable()(of.rows);
  const { period, netPosition } = of;
  const { currency } = netPosition;
  const money = (amount: number | undefined, signed = false): string =>
    amount === undefined ? '–' : formatMoney({ amount, currency }, { signed });
  const player = session.name === 'player' ? session : undefined;
  const name = [player?.account?.firstName, player?.account?.lastName].filter(Boolean).join(' ');
  const balances = balancesOf(of.rows);
  const facts: readonly (readonly [string, string])[] = [
    [t('account.name'), name === '' ? (player?.session.email ?? '') : name],
    [t('account.playerId'), player ? playerNumberOf(player.account ?? player.session) : ''],
    [
      t('history.filter.period'),
      period.from === undefined
        ? t('history.period.until', { to: moment(period.to) })
        : t('history.period.between', {
            from: moment(period.from),
            to: moment(period.to),
          }),
    ],
    [t('statement.opening'), money(balances?.opening)],
    [t('statement.closing'), money(balances?.closing)],
    [t('history.figures.net'), money(netPosition.netPosition, true)],
    [t('history.figures.winLoss'), money(netPosition.winLoss, true)],
  ];
  return (
    <article className={css.printed}>
      <h2>{`${brand.name} · ${t('statement.title')}`}</h2>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={standing(rows[0]?.[column])}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={of.rows[n]?.referenceId}>
              {row.map((cell, column) => (
                <td key={head[column]} className={standing(cell)}>
                  {typeof cell === 'string' ? cell : formatMoney(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** Amounts stand under one another by their cents. */
const standing = (cell: string | Amount | undefined): string | undefined =>
  typeof cell === 'object' ? css.number : undefined;
