import type { Failure } from '../../../machines/operations.ts';
import { placed, validationErrorsOf, type Placed } from '../../ui/use-refusals.ts';

/** The words of a failure that concern the amount itself. */
export const atField = (failure: Failure): Placed =>
  placed(validationErrorsOf(failure), { fields: ['limit'] });
