import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { emptyDevice, TODAY } from '../../replay/dom/device.ts';
import { leaveSite, openSite, type HeldSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { toastList, dismissToast } from '../../src/ui/toasts.ts';

/** The deposit on the whole site: the messages that it gets from the rest of the site, and its storage. */

const PATH = '/en-UN/my-account/banking/deposit';
let flow: InspectionEvent['actorRef'] | undefined;
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY });
  emptyDevice();
  heard.length = 0;
  flow = undefined;
});
afterEach(leaveSite);

const open = (at: string): Promise<HeldSite> =>
  openSite({
    at,
    held: {
      signedIn: () => true,
      steered: new Set(['checkDepositAllowed', 'getDeposit', 'getTransactionSummary']),
      inspect(event) {
        if ('logic' in event.actorRef) {
          const { logic } = event.actorRef as { logic: { id?: string } };
          if (logic.id === depositMachine.id) flow = event.actorRef;
        }
        if (event.type === '@xstate.event' && event.actorRef === flow) heard.push(event.event.type);
      },
      newTerms: false,
    },
  });
const snapshot = (): AnyMachineSnapshot => flow?.getSnapshot() as AnyMachineSnapshot;
/** Lazy pages come in real time. */
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await settle();
    holds();
  });

test('the end of the session clears the deposit at once, wherever it stands [DEP-16] [LOGOUT-02]', async () => {
  const here = await open(PATH);
  await until(() => expect(snapshot().matches({ asking: 'checking' })).toBe(true));
  await here.tabsSay('session.endedElsewhere');
  expect(heard).toContain('session.ended');
  expect(snapshot().value).toBe('inactive');
  expect(snapshot().children).toEqual({});
});

test('the news of a deposit lasts as long as its message, and no longer [DEP-16] [DEP-22]', async () => {
  const here = await open(`${PATH}?deposit=dep_20261121_0003`);
  await until(() =>
    expect(snapshot().matches({ returning: { undecided: 'confirming' } })).toBe(true),
  );
  await here.answer('getDeposit', outcomes.getDeposit.success);
  await here.answer('getTransactionSummary', outcomes.getTransactionSummary.success);
  expect(toastList()).toMatchObject([{ message: '€50.00 was added to your balance.' }]);
  expect(heard).not.toContain('notification.done');
  dismissToast(toastList()[0]?.id ?? 0);
  expect(heard).toContain('notification.done');
  expect(snapshot().context).toMatchObject({ notification: undefined });
});
