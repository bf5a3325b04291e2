import {
  fromPromise,
  type AnyActorLogic,
  type AnyStateMachine,
  type MachineImplementationsFrom,
} from 'xstate';
import { operationOf } from '../../machines/operations.ts';
import type { Input, OperationId } from '../../openapi/types.ts';
import type { Call } from './call.ts';

const bindOperation = <Op extends OperationId>(id: Op, call: Call) =>
  fromPromise<unknown, Input<Op>>(({ input, signal }) => call(id, input, signal));

/** The implementations of a chart's actors that are no operations, by the names that it declares. */
export type Ports<Machine extends AnyStateMachine> = Readonly<
  Partial<Record<keyof NonNullable<MachineImplementationsFrom<Machine>['actors']>, AnyActorLogic>>
>;

/**
 * Binds a chart to the platform: every operation that it declares is called through `call`, by its
 * `operationId`; its other ports come from `ports`. A request is cancelled when its actor stops.
 */
export function bindFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  call: Call,
  ports?: Ports<Machine>,
): Machine {
  const given: Readonly<Record<string, AnyActorLogic | undefined>> = { ...ports };
  const declared = Object.entries<object>(machine.implementations.actors);
  const bound = declared.map(([name, logic]) => {
    const id = operationOf(logic);
    const actor = given[name] ?? (id && bindOperation(id, call));
    if (!actor) throw new Error(`${machine.id} lacks ${name}`);
    return [name, actor];
  });
  return machine.provide({ actors: Object.fromEntries(bound) }) as Machine;
}
