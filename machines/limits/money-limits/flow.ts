import { isSent, type Exception } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { depositLimitsJourneys, limitsJourneys } from './journeys.ts';
import { depositLimitsMachine, spendLimitsMachine } from './machine.ts';
import { limitsSafety } from './safety.ts';
import { depositLimitsSamples, spendLimitsSamples } from './samples.ts';
import { limitsScreen } from './screen.ts';

/** The exceptions that no person brings about, whatever money the limits are on. */
const byTheSite = (chart: string) =>
  ({
    at: 'person',
    transitions: [
      `${chart}.known.asked › player.changed`,
      `${chart}.known.asked.refreshing › done readLimits › stillLoosens`,
      `${chart}.known.asked.refreshing › done readLimits › otherwise`,
      `${chart}.known.asked.refreshing › error readLimits`,
      `${chart}.known.resting › limits.outdated`,
      `${chart}.known.resting › player.changed`,
      `${chart}.known.resting.readAgain › player.changed`,
      `${chart}.known.resting.refreshing › done readLimits`,
      `${chart}.known.resting.refreshing › error readLimits`,
    ],
    because: 'A period ends, or the platform tells of news; tests/limits/limits.test.tsx holds it.',
    when: (where) => isSent(where, 'limits.outdated', 'player.changed'),
  }) as const satisfies Exception;

export const depositLimitsFlow = defineFlow({
  id: 'limits.depositLimits',
  title: 'Deposit limits',
  regulated: true,
  machine: depositLimitsMachine,
  screen: limitsScreen,
  samples: depositLimitsSamples,
  journeys: depositLimitsJourneys,
  safety: limitsSafety('deposit'),
  exceptions: [byTheSite('depositLimits')],
});

export const spendLimitsFlow = defineFlow({
  id: 'limits.spendLimits',
  title: 'Spend limits',
  regulated: true,
  machine: spendLimitsMachine,
  screen: limitsScreen,
  samples: spendLimitsSamples,
  journeys: limitsJourneys,
  safety: limitsSafety('spend'),
  exceptions: [byTheSite('spendLimits')],
});
