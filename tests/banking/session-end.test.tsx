import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { toastList, dismissToast } from '../../src/ui/toasts.ts';
import en from '../../src/texts/en.json' with { type: 'json' };
import { openSite, settle, type Site } from '../../replay/dom/held.tsx';

/** The deposit on the whole site: what the rest of the site tells it, and what it keeps. */

const PATH = '/en-UN/my-account/banking/deposit';
let site: Site | undefined;
let flow: InspectionEvent['actorRef'] | undefined;
const heard: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  sessionStorage.clear();
  activateTexts('en', await compileCatalogue('en', en));
  heard.length = 0;
  flow = undefined;
});
afterEach(() => {
  site?.close();
  for (const { id } of toastList()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(at: string): Promise<Site> {
  site = await openSite({
    at,
    signedIn: () => true,
    steered: new Set(['checkDepositAllowed', 'getDeposit', 'getTransactionSummary']),
    inspect(event) {
      if (event.type === '@xstate.actor' && 'logic' in event.actorRef) {
        const { logic } = event.actorRef as { logic: { id?: string } };
        if (logic.id === depositMachine.id) flow = event.actorRef;
      }
      if (event.type === '@xstate.event' && event.actorRef === flow) heard.push(event.event.type);
    },
    newTerms: false,
  });
  return site;
}
const snapshot = (): AnyMachineSnapshot => flow?.getSnapshot() as AnyMachineSnapshot;
/** Lazy pages come in real time. */
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await settle();
    holds();
  }, 20_000);

test('the end of the session clears the deposit at once, wherever it stands [DEP-16] [LOGOUT-02]', async () => {
  const here = await open(PATH);
  await until(() => expect(snapshot().matches({ asking: 'checking' })).toBe(true));
  await here.tabsSay('session.endedElsewhere');
  expect(heard).toContain('deposit.cleared');
  expect(snapshot().value).toBe('inactive');
  expect(snapshot().children).toEqual({});
}, 40_000);

test('the news of a deposit lasts as long as its message, and no longer [DEP-16] [DEP-22]', async () => {
  const here = await open(`${PATH}?deposit=dep_20261121_0003`);
  await until(() => expect(snapshot().matches({ returning: 'confirming' })).toBe(true));
  await here.answer('getDeposit', outcomes.getDeposit.success);
  await here.answer('getTransactionSummary', outcomes.getTransactionSummary.success);
  expect(toastList()).toMatchObject([{ message: '€50.00 was added to your balance.' }]);
  expect(heard).not.toContain('notification.done');
  dismissToast(toastList()[0]?.id ?? 0);
  expect(heard).toContain('notification.done');
  expect(snapshot().context).toMatchObject({ notification: undefined });
}, 40_000);
