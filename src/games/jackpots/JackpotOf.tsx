import { useMemo, useSyncExternalStore } from 'react';
import type { Currency } from '../../../reference/currencies.ts';
import { formatMoney } from '../../money/format.ts';
import { useLocale, useRuntime } from '../../runtime/context.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { useT } from '../../texts/index.ts';
import { figures } from '../../ui/base.css.ts';
import { watchJackpots, type JackpotWatch } from './watch.ts';

const watches = new WeakMap<Runtime, Map<string, JackpotWatch>>();

/** The watch of a page, one for each locale and currency: tiles that show together are asked for together. */
export function watchOf(runtime: Runtime, locale: string, currency: Currency): JackpotWatch {
  const key = `${locale} ${currency}`;
  const known = watches.get(runtime) ?? new Map<string, JackpotWatch>();
  watches.set(runtime, known);
  const { call, brand } = runtime;
  const watch =
    known.get(key) ??
    watchJackpots(
      async (ids) => {
        const query = { gameIds: ids.join(','), siteId: brand.siteId, currency, locale };
        return (await call('getJackpotAmounts', { query })).data.data;
      },
      () => document.visibilityState === 'visible',
    );
  known.set(key, watch);
  return watch;
}

/** What the jackpot of a game stands at (JACK-01); until the platform has told it, only that there is one. */
export function JackpotOf({ gameId, currency }: { gameId: string; currency: Currency }) {
  const t = useT();
  const runtime = useRuntime();
  const { prefix } = useLocale();
  const { watch, amountOf } = useMemo(
    () => watchOf(runtime, prefix, currency),
    [runtime, prefix, currency],
  );
  const told = useSyncExternalStore(
    useMemo(() => (onChange: () => void) => watch(gameId, onChange), [watch, gameId]),
    () => amountOf(gameId),
    () => undefined,
  );
  if (told === undefined) return <span>{t('games.tile.jackpot')}</span>;
  return <span className={figures}>{formatMoney(told)}</span>;
}
