import type { FailureName } from '../machines/samples.ts';

/**
 * A flow as a person meets it: the act for each event of its chart, and the sight of each of its screens.
 * Exhaustive: a new event or screen does not compile until it has an entry.
 */
export interface Driver<
  Event extends { readonly type: string },
  Screen extends { readonly name: string },
  /** Events that no person causes: the clock, another tab, the platform. */
  NotByPerson extends Event['type'] = never,
> {
  readonly perform: {
    readonly [Type in Exclude<Event['type'], NotByPerson>]: (
      payload: Omit<Extract<Event, { type: Type }>, 'type'>,
    ) => Promise<void>;
  };
  /**
   * Resolves when the screen shows, with the words for the failure that led there, and fails when it does not.
   * `of` names the operation that failed: in a chart with parallel states, it may be another than the screen tells of.
   */
  readonly see: {
    readonly [Name in Screen['name']]: (failed?: FailureName, of?: string) => Promise<void>;
  };
}
