import type { Failure } from '../../../machines/operations.ts';
import { placed, validationErrorsOf, type Placed } from '../../ui/use-refusals.ts';

/** What a failure says of the amount itself. */
export const atField = (failure: Failure): Placed =>
  placed(validationErrorsOf(failure), { fields: ['limit'] });
