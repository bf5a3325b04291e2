import { expect, test } from 'vitest';
import type { depositMachine } from '../../machines/banking/deposit/machine.ts';
import type { depositSamples } from '../../machines/banking/deposit/samples.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { Moment, NamesOf } from '../../machines/engine/moment.ts';
import { propertiesOf } from '../../machines/engine/properties.ts';
import type { Safety } from '../../machines/engine/safety.ts';
import type { rootMachine } from '../../machines/site/root/machine.ts';
import type { rootSamples } from '../../machines/site/root/samples.ts';
import type { RootScreen } from '../../machines/site/root/screen.ts';

/** A name that does not exist makes a property that nothing can break: it must not compile. */

type Deposit = NamesOf<typeof depositMachine, typeof depositSamples, DepositScreen>;
type Root = NamesOf<typeof rootMachine, typeof rootSamples, RootScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  running,
  shows,
  showsAfter,
} = propertiesOf<Deposit>();

test('misspelt names in properties do not compile', () => {
  const properties = [
    // @ts-expect-error an operation
    begunOnlyBy('requestDepositt', [], []),
    // @ts-expect-error an event
    begunOnlyBy('requestDeposit', [], ['deposit.submited']),
    // @ts-expect-error an operation
    oneAtATime('requestDepositt', []),
    // @ts-expect-error a fact
    announcedOnlyBy('deposit.suceeded', [], () => true),
    // @ts-expect-error an operation
    showsAfter('requestDepositt', [], {}),
    // @ts-expect-error an outcome
    showsAfter('requestDeposit', [], { sucess: 'redirecting' }),
    // @ts-expect-error a screen
    showsAfter('requestDeposit', [], { success: 'redirectingg' }),
    // @ts-expect-error one of several screens
    showsAfter('requestDeposit', [], { success: ['redirecting', 'cashierr'] }),
    // @ts-expect-error an event
    eventTable([], { 'deposit.startedd': { inactive: 'asking.checking' } }),
    // @ts-expect-error the state before
    eventTable([], { 'deposit.started': { inactiv: 'asking.checking' } }),
    // @ts-expect-error the state after
    eventTable([], { 'deposit.started': { inactive: 'asking.chekking' } }),
    // @ts-expect-error a state deep within
    eventTable([], { 'deposit.submitted': { 'asking.allowed.chosing': 'asking' } }),
  ];
  expect(properties).toHaveLength(12);
});

test('misspelt names in what is asked of a moment do not compile', () => {
  const asked = (moment: Moment<Deposit>): boolean[] => [
    // @ts-expect-error an operation
    isAnswer(moment, 'requestDepositt'),
    // @ts-expect-error an outcome
    isAnswer(moment, 'requestDeposit', 'sucess'),
    // @ts-expect-error an outcome of another operation
    isAnswer(moment, 'requestDeposit', 'depositNotFound'),
    // @ts-expect-error an operation
    isFailure(moment, 'requestDepositt'),
    // @ts-expect-error an event
    isEvent(moment, 'deposit.startedd'),
    // @ts-expect-error a screen
    shows(moment, 'inactiv'),
    // @ts-expect-error a screen
    cameFrom(moment, 'inactiv'),
    // @ts-expect-error an operation
    running(moment.snapshot, 'requestDepositt') > 0,
    // @ts-expect-error a screen
    moment.screen === 'inactiv',
    // @ts-expect-error a screen before
    moment.from === 'inactiv',
    // @ts-expect-error an input
    moment.start.input === 'pendingExpird',
    // @ts-expect-error a policy
    moment.start.policy === 'SWE',
    // @ts-expect-error a fact
    moment.facts.includes('deposit.suceeded'),
    // @ts-expect-error an operation
    moment.calls.includes('requestDepositt'),
    // @ts-expect-error a state
    moment.snapshot.matches({ asking: { allowed: 'chosing' } }),
    // @ts-expect-error a state before
    moment.before?.matches({ asking: 'chekking' }) === true,
    // @ts-expect-error what is remembered
    moment.snapshot.context.refusall === undefined,
    // @ts-expect-error what a fact says
    moment.emitted.some((fact) => fact.type === 'deposit.succeeded' && fact.amont === 0),
    // @ts-expect-error what an answer says
    isAnswer(moment, 'requestDeposit', 'success') && moment.output.data.referenceID === '',
  ];
  const told = (moment: Moment<Root>): boolean =>
    // @ts-expect-error what a child is told
    moment.told.includes('wallet session.authorised');
  expect([asked, told]).toHaveLength(2);
});

test('misspelt names beside the properties of a flow do not compile', () => {
  const safe: Safety<Deposit> = { leave: 'page', properties: [never('', [], () => false)] };
  const safeties: Safety<Deposit>[] = [
    // @ts-expect-error the event that leaves
    { ...safe, leave: { event: 'deposit.cleard' } },
    // @ts-expect-error the event of the end of the session
    { ...safe, sessionEnd: { event: 'deposit.cleard', screens: [] } },
    // @ts-expect-error the screen after it
    { ...safe, sessionEnd: { event: 'session.ended', screens: ['inactiv'] } },
    // @ts-expect-error what is given up
    { ...safe, givenUpBy: { requestDepositt: () => true } },
    // @ts-expect-error properties of another flow
    { ...safe, properties: [propertiesOf<Root>().never('', [], () => false)] },
  ];
  expect(safeties).toHaveLength(5);
});
