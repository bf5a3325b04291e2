import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated, type Property } from '../../engine/properties.ts';
import type { payAndPlayMachine } from './machine.ts';
import type { payAndPlaySamples } from './samples.ts';
import type { PayAndPlayScreen } from './screen.ts';

type PayAndPlay = NamesOf<typeof payAndPlayMachine, typeof payAndPlaySamples, PayAndPlayScreen>;

const { begunOnlyBy, cameFrom, holds, isAnswer, isEvent, isFailure, never, showsAfter, shows } =
  propertiesOf<PayAndPlay>();

const passed = ({ what }: Moment<PayAndPlay>): boolean => what !== undefined && 'pass' in what;

const passedFive = ({ what }: Moment<PayAndPlay>): boolean =>
  what !== undefined && 'pass' in what && what.pass === 5_000;

/** The page opens on a payment that began in this tab. */
const resumes = (moment: Moment<PayAndPlay>): boolean =>
  moment.what === undefined && moment.start.input === 'left';

/** From the amount to the provider's answer. */
export const paymentSafety: readonly Property<PayAndPlay>[] = [
  never(
    'nothing begins where it is not offered',
    ['PNP-10'],
    ({ start, screen }) => (start.input === 'notOffered') !== (screen === 'notOffered'),
  ),
  never(
    'what was entered is what is asked for',
    ['PNP-03'],
    (moment) =>
      moment.calls.includes('authorizePayment') && moment.snapshot.context.amount !== 5_000,
  ),
  begunOnlyBy('authorizePayment', ['PNP-02'], ['payment.started']),
  begunOnlyBy(
    'awaitCallback',
    ['PNP-04'],
    [],
    (moment) => isAnswer(moment, 'authorizePayment', 'authorized') || resumes(moment),
  ),
  never(
    'the platform is asked as a payment goes on in its tab, every five seconds while it is open, and at no other time',
    ['PNP-12', 'API-066'],
    (moment) => {
      const isAsked = moment.calls.includes('getPayAndPlayPayment');
      if (resumes(moment)) return !isAsked;
      return isAsked && (!passedFive(moment) || moment.snapshot.context.isPaid);
    },
  ),
  never(
    'once the provider’s page is opened anew, its answer alone is awaited',
    ['PNP-04', 'PNP-12'],
    (moment) => {
      const isOpened = moment.snapshot.matches({ paying: { atProvider: 'reopened' } });
      const waits = moment.before?.context.isLate === true && passed(moment);
      return (
        (shows(moment, 'paying') && isOpened !== moment.snapshot.context.reopened) ||
        (waits && shows(moment, 'paying'))
      );
    },
  ),
  showsAfter('getPayAndPlayPayment', ['PNP-04', 'PNP-12'], {
    waiting: 'paying',
    paid: 'paying',
    ended: 'codeError',
  }),
  never(
    'a payment that began in this tab goes on in it',
    ['PNP-12'],
    (moment) =>
      moment.what === undefined && (moment.start.input === 'left') !== shows(moment, 'paying'),
  ),
  never('a payment is paid when the platform says so, and not before', ['PNP-12'], (moment) => {
    if (!shows(moment, 'paying')) return false;
    const was = moment.before?.context.isPaid === true;
    return (
      moment.snapshot.context.isPaid !== (was || isAnswer(moment, 'getPayAndPlayPayment', 'paid'))
    );
  }),
  never(
    'the provider’s page is opened anew once, a while after the money has arrived',
    ['PNP-04', 'PNP-12'],
    (moment) => {
      const { reopened } = moment.snapshot.context;
      const before = moment.before?.context;
      const isDue = passed(moment) && before?.isPaid === true;
      if (isDue && !before.reopened && !passedFive(moment)) return true;
      if (!shows(moment, 'paying')) return false;
      return reopened !== (before?.reopened === true || isDue);
    },
  ),
  never(
    'that the code of a payment is late is said seconds after the provider’s page was opened anew',
    ['PNP-04', 'PNP-12'],
    (moment) => {
      const before = moment.before?.context;
      const isDue = passed(moment) && before?.reopened === true;
      if (isDue && !before.isLate && !passedFive(moment)) return true;
      if (!shows(moment, 'paying')) return false;
      return moment.snapshot.context.isLate !== (before?.isLate === true || isDue);
    },
  ),
  begunOnlyBy('verifyPayAndPlayCode', ['PNP-08', 'PNP-12'], ['retry.requested'], (moment) =>
    isAnswer(moment, 'awaitCallback', 'code'),
  ),
  showsAfter('authorizePayment', ['PNP-02'], { authorized: 'paying' }),
  showsAfter('awaitCallback', ['PNP-04', 'PNP-08'], { code: 'verifying', denied: 'codeError' }),
  never('at the start nothing is left of a payment', ['PNP-12'], (moment) => {
    const { state, sessionId, code, playerId, iframeUrl, showSignUpForm } = moment.snapshot.context;
    return (
      shows(moment, 'amount', 'codeError') &&
      (iframeUrl !== undefined ||
        showSignUpForm ||
        [state, sessionId, code, playerId].some((text) => text !== ''))
    );
  }),
  never('why the player is back is said, and only there', ['PNP-12'], (moment) => {
    const { back } = moment.snapshot.context;
    if (!shows(moment, 'amount')) return back !== undefined;
    if (isEvent(moment, 'frame.closed') && cameFrom(moment, 'paying')) return back !== 'closed';
    const timedOut =
      moment.what !== undefined && 'pass' in moment.what && cameFrom(moment, 'paying');
    if (timedOut) return back !== 'timedOut';
    return back !== undefined && !cameFrom(moment, 'amount');
  }),
  holds(
    'the provider has a quarter of an hour, from when its page shows',
    ['PNP-12'],
    0,
    (ms: number | null, moment) => {
      if (!cameFrom(moment, 'paying')) return 0;
      const { what } = moment;
      // Each question to the platform begins a wait of its own.
      const isAnswered = isAnswer(moment, 'getPayAndPlayPayment');
      if (ms === null || isAnswered || isFailure(moment, 'getPayAndPlayPayment')) return null;
      const now = ms + (what !== undefined && 'pass' in what ? what.pass : 0);
      if (shows(moment, 'paying')) return now;
      return passed(moment) && now !== 900_000 ? violated : 0;
    },
  ),
  never(
    'an error of the callback is announced',
    ['PNP-08'],
    (moment) =>
      isAnswer(moment, 'awaitCallback', 'denied') !== moment.facts.includes('code.failed'),
  ),
];
