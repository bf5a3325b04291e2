import { launchByFile, launchByLaw } from '../../reference/open-games.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import { reportActive } from './activity.ts';
import { checkOf } from './checks.ts';
import type { ActivityFileOf } from './ports.ts';
import type { Player } from './viewer.ts';

/** `opensAt` in ms; undefined where nobody knows it. */
const waits = (code: 'error.game.play_rests' | 'error.game.active_elsewhere', opensAt?: number) =>
  new Refusal(409, code, 'No game begins now.', {
    additionalInfo: {
      ...(opensAt !== undefined && { opensAt: new Date(opensAt).toISOString() }),
    },
  });

const unknown = () =>
  new Refusal(409, 'error.game.activity_unknown', 'The file of activity says nothing.');

/**
 * The steps that the law of a player adds to the launch of a game for money: the rest after a check, and the file
 * that is told of them before they play. A check that waits for an answer keeps nobody out: the game asks for it.
 * @throws Refusal
 */
export async function checkMarket(
  platform: Platform,
  player: Player,
  activityFileOf: ActivityFileOf,
): Promise<void> {
  const residence = residenceOf(player);
  const policy = policyOfResidence(residence);
  const now = platform.clock.now();
  const check = await checkOf(platform.db, player.id, residence, now);
  const first = launchByLaw(policy, check);
  const file = activityFileOf(platform);
  const launch =
    first.word === 'asksFile'
      ? launchByFile(file && (await reportActive(platform, file, player)))
      : first;
  switch (launch.word) {
    case 'rests':
      throw waits('error.game.play_rests', now + launch.restMs);
    case 'elsewhere':
      throw waits('error.game.active_elsewhere', launch.opensAt);
    case 'unknown':
      throw unknown();
    default:
  }
}
