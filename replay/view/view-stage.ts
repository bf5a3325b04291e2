import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { AnyFlow } from '../../machines/flow.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { callbackQuery } from '../access/pay-and-play.driver.ts';
import { postFromFrame } from '../dom/frame.ts';
import { personIn, type DomPlace } from '../dom-person.ts';
import { started } from '../dom/held.ts';
import { openSite, type HeldSite } from '../dom/site.tsx';
import { settle } from '../dom/time.ts';
import { standingSocket } from '../sockets.ts';
import { reloadOf } from '../reload.ts';
import { QUIET, type Stage } from '../stage.ts';
import { sayAsWidget } from '../widget.ts';
import { steeredBy } from '../walk.ts';

/** How long an element that a person looks for may take to appear, in real ms: lazy views are compiled on the way. */
const PATIENCE = 10_000;

/** More than any file that a page fetches in a quiet moment has before it. */
const QUIET_PARTS = 5;

/** The site in a DOM, where everything that the flow's chart invokes waits for the path's answer. */
export function viewStage(flow: AnyFlow, inspect: (event: InspectionEvent) => void) {
  let site: HeldSite | undefined;
  let signedIn = false;
  let newTerms = false;
  let countryCode: string | undefined;
  let account: string | undefined;
  let patience = PATIENCE;
  const steered = steeredBy(flow);
  const here = (): HeldSite => {
    if (site === undefined) throw new Error('The site is not open');
    return site;
  };
  const open = async (at: string): Promise<void> => {
    site?.close();
    site = await openSite({
      at,
      asksAboutCookies: flow.id === 'site.cookies',
      held: {
        signedIn: () => signedIn,
        steered,
        inspect,
        countryCode,
        account,
        newTerms,
        hasChat: flow.id === 'site.chat',
      },
    });
  };
  const address = (): string => location.pathname + location.search + location.hash;
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const person = personIn({
    document: () => document,
    user: () => user,
    settle,
    goTo: open,
    reload: () => open(address()),
    address,
    patience: () => patience,
  });
  const stage: Stage<DomPlace> = {
    level: 'view',
    person,
    player: () => Promise.resolve({ email: started.session.email, password: 'Sunny-Day-42' }),
    resident(code) {
      countryCode = code;
    },
    owesTerms() {
      newTerms = true;
    },
    account(example) {
      account = example;
      return Promise.resolve();
    },
    signIn() {
      signedIn = true;
      return Promise.resolve();
    },
    remember(key, value) {
      sessionStorage.setItem(key, value);
      return Promise.resolve();
    },
    opened() {
      window.opener = { postMessage: () => undefined };
      return Promise.resolve();
    },
    async elsewhere(entries) {
      for (const [key, value] of Object.entries(entries)) {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
      }
      if (site !== undefined) await settle();
    },
    // They are, always.
    example: () => Promise.resolve(),
    open,
    reloaded(path) {
      performance.getEntriesByType = () => [reloadOf(path)];
      return open(path);
    },
    answer(operation, outcome) {
      const known: Record<string, unknown> = outcomes[operation as keyof typeof outcomes];
      // A flow may have samples without an example of the contract.
      const own = flow.samples.outcomes[operation]?.[outcome];
      return here().answer(operation, own ?? known[outcome]);
    },
    fail: (operation, failure, field) => here().fail(operation, failure, field),
    pass: settle,
    async quiet() {
      // A file that comes in one quiet moment waits for the next one before it fetches another.
      for (let part = 0; part < QUIET_PARTS; part += 1) await settle(QUIET / QUIET_PARTS);
    },
    async attempt(act) {
      patience = 0;
      await act().catch(() => undefined);
      patience = PATIENCE;
    },
    async session(what) {
      if (what === 'startedElsewhere' || what === 'endedElsewhere') {
        return here().tabsSay(`session.${what}`);
      }
      here().runtime.session.send(
        what === 'started' ? { type: 'session.started', ...started } : { type: `session.${what}` },
      );
      return settle();
    },
    async widget(name, said) {
      sayAsWidget(document, name, said);
      // Ports speak in real time.
      await new Promise((resolve) => setImmediate(resolve));
      await settle();
    },
    playerId: () => Promise.resolve(started.session.playerId),
    async channel(news) {
      if (news === 'woke') dispatchEvent(new Event('online'));
      else {
        if (standingSocket() === undefined) {
          await here().answer('getRealtimeToken', outcomes.getRealtimeToken.success);
          standingSocket()?.hear('opened');
        }
        standingSocket()?.hear(news);
      }
      await settle();
    },
    port(name, result) {
      if (name === 'awaitCallback' && 'answer' in result) {
        postFromFrame(document, callbackQuery(result.answer));
        return settle();
      }
      if ('fail' in result) return here().fail(name, result.fail);
      return here().answer(name, flow.samples.outcomes[name]?.[result.answer]);
    },
  };
  return {
    stage,
    close: (): void => {
      window.opener = null;
      site?.close();
    },
  };
}
