import type { OperationId } from '../../openapi/types.ts';
import type { Place } from '../person.ts';
import type { PortResult, Stage } from '../stage.ts';
import { forfeitClaimDriver } from './forfeit-claim.driver.ts';

type Answer = readonly [call: OperationId, answer: string];

/** How the forfeit goes on to what is wanted. */
export interface Claimed {
  /** The call by which what is wanted is looked at anew before the yes; none of a gift in the list. */
  readonly look?: Answer;
  /** The call that claims it after the forfeit. */
  readonly claim: Answer;
}

/** The forfeit for another bonus as a child flow, up to its end. */
export const forfeitClaimPort =
  <P extends Place<P>>(stage: Stage<P>, { look, claim }: Claimed) =>
  async (result: PortResult): Promise<void> => {
    if ('fail' in result) throw new Error('The forfeit never fails: it ends in an outcome');
    const { see, perform } = forfeitClaimDriver(stage.person);
    await stage.answer('getRewards', 'success');
    if (look) await stage.answer(...look);
    await see.asking();
    if (result.answer === 'left') return perform['window.closed']({});
    await perform['forfeit.confirmed']({});
    await stage.answer('forfeitBonus', 'success');
    await see.claiming();
    return stage.answer(...claim);
  };
