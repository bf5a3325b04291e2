import { StateMachine, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine } from '../../machines/access/session/machine.ts';
import { activityTimerMachine } from '../../machines/limits/activity-timer/machine.ts';
import { cancelWithdrawalMachine } from '../../machines/banking/cancel-withdrawal/machine.ts';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { depositLimitsMachine } from '../../machines/limits/money-limits/machine.ts';
import { playMachine } from '../../machines/games/play/machine.ts';
import { roundMachine } from '../../machines/games/round/machine.ts';
import { mutantsOf } from '../../machines/engine/mutants.ts';
import { hasFallen } from '../../machines/policies/proof-types.ts';
import { proofs, SUBJECTS } from '../../machines/policies/prove.ts';
import type { Subject } from '../../machines/policies/subjects.ts';
import { POLICIES, type PolicyId } from '../../reference/policies.ts';

/** The promises that fall under a policy where a chart is another one, or a wire is cut. */
function fallen(
  subjectId: string,
  policyId: PolicyId,
  change: { readonly member: string; readonly machine: AnyStateMachine } | { readonly cut: string },
): string[] {
  const subject = SUBJECTS.find(({ id }) => id === subjectId) as Subject;
  const faulty: Subject = {
    ...subject,
    composition: (policy) => {
      const { members, wires, ...rest } = subject.composition(policy);
      return {
        ...rest,
        wires: wires.filter(({ send }) => !('cut' in change) || send !== change.cut),
        members: members.map((one) =>
          'member' in change && one.name === change.member
            ? { ...one, flow: { ...one.flow, machine: change.machine } }
            : one,
        ),
      };
    },
  };
  const policies = POLICIES.filter(({ id }) => id === policyId);
  return [...proofs(policies, [faulty])].filter(hasFallen).map(({ property }) => property);
}

const mutant = (machine: AnyStateMachine, id: string): AnyStateMachine => {
  const found = mutantsOf(machine).find((one) => one.id === id);
  if (found === undefined) throw new Error(`No fault ${id}`);
  return found.machine;
};

test('[EXC-06, DEP-04] a check that fails and opens the cashier is noticed', () => {
  const id =
    'target swapped: deposit.asking.checking onError checkDepositAllowed → deposit.asking.allowed';
  const machine = mutant(depositMachine, id);
  expect(fallen('paying', 'GGL', { member: 'deposit', machine })).toEqual([
    'break.noCashier',
    'firstDeposit.limitOffered',
    'firstDeposit.limitRequired',
    'limits.noDepositBeyond',
  ]);
});

test('[EXC-06] a break whose word does not reach the session is noticed', { tags: 'long' }, () => {
  expect(fallen('paying', 'default', { cut: 'session.onBreak' })).toEqual(['break.endsSession']);
});

test('[WDR-08] a list that forgets the policy is noticed', { tags: 'long' }, () => {
  const machine = cancelWithdrawalMachine.provide({
    guards: {
      mayCancel: ({ context, event }) =>
        event.type === 'cancel.chosen' &&
        context.list?.withdrawals.some(
          ({ pendingWithdrawalId: id }) => id === event.pendingWithdrawalId,
        ) === true,
    },
  });
  const member = 'cancelWithdrawal';
  expect(fallen('takingBack', 'UKGC', { member, machine })).toEqual(['withdrawal.noReversal']);
});

test('[EDD-07, ACT-09] a reminder that may always be closed, or be off, is noticed', () => {
  const member = 'activityTimer';
  const closing = activityTimerMachine.provide({ guards: { mayClose: () => true } });
  expect(fallen('reminding', 'UKGC', { member, machine: closing })).toEqual(['reminder.answered']);
  const off = activityTimerMachine.provide({ guards: { isOff: () => true } });
  expect(fallen('reminding', 'GGL', { member, machine: off })).toEqual(['reminder.neverOff']);
});

test(
  '[ACT-08, NS-61] a game that does not hear of the reminder, or cannot pause, is noticed',
  { tags: 'long' },
  () => {
    for (const cut of ['question.shown', 'pause.wanted'])
      expect(fallen('gaming', 'UKGC', { cut })).toEqual([
        'reminder.stopsPlay',
        'reminder.answeredBeforeStake',
      ]);
  },
);

test(
  '[INGAME-03] a game that is closed in the middle of a round is noticed',
  { tags: 'long' },
  () => {
    const id = 'transition dropped: play.open.game.ready.playing on play.barred';
    const machine = mutant(playMachine, id);
    expect(fallen('gaming', 'UKGC', { member: 'play', machine })).toContain('round.endsFirst');
  },
);

test('[LIM-04, LIM-11] a limit that is deleted by one press is noticed', () => {
  const { config, implementations } = depositLimitsMachine as AnyStateMachine;
  const known = config.states?.['known'];
  const on = {
    ...known?.on,
    'delete.chosen': {
      guard: 'mayDelete',
      target: 'changing.deleting',
      actions: 'rememberChange',
    },
  };
  const machine = new StateMachine(
    { ...config, states: { ...config.states, known: { ...known, on } } },
    implementations,
  );
  expect(fallen('ease.depositLimits', 'MGA', { member: 'depositLimits', machine })).toEqual([
    'ease.depositLimits',
  ]);
});

test('[LOGOUT-02, SESS-13] a session that goes without a word, and leaves the inbox open, is noticed', () => {
  const id = 'action dropped: session.requested onError getAccessContext (isServed), announceEnd';
  const machine = mutant(sessionMachine, id);
  expect(fallen('promoting', 'default', { member: 'session', machine })).toEqual([
    'inbox.endsWithSession',
  ]);
});

test('[SCOPE-03] a game that forgets a term of the law is noticed', () => {
  const forgetting = (guard: 'mayHasten' | 'mayAutoplay' | 'needsNoRest') =>
    fallen('playing', 'UKGC', {
      member: 'round',
      machine: roundMachine.provide({ guards: { [guard]: () => true } }),
    });
  expect(forgetting('mayHasten')).toEqual(['play.fullWait']);
  expect(forgetting('mayAutoplay')).toEqual(['play.ownPress']);
  expect(forgetting('needsNoRest')).toEqual(['play.slotPace', 'play.tableFiveSeconds']);
  const daring = roundMachine.provide({ guards: { isOfLadder: () => true, mayStart: () => true } });
  expect(fallen('playing', 'UKGC', { member: 'round', machine: daring })).toEqual([
    'play.youngStake',
    'play.fivePounds',
  ]);
});
