import { pathInWords } from '../machines/engine/path-words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { FailureName } from '../machines/samples.ts';
import { operationOf } from '../machines/operations.ts';
import type { Expectation, Path } from '../machines/engine/fixture.ts';
import type { Occurrence } from '../machines/engine/model.ts';
import type { OperationId } from '../openapi/types.ts';
import type { PersonLevel } from '../review/paths/level.ts';
import type { Place } from './person.ts';
import type { ReplayDriver, Stage } from './stage.ts';

/** A step that did not go as the path expects, with everything that a tester needs to repeat it. */
export class StepFailure extends Error {
  readonly step: number;
  /** The deviation alone. */
  readonly problem: string;

  constructor(
    flow: AnyFlow,
    path: Path,
    {
      step,
      level,
      cause,
    }: { readonly step: number; readonly level: PersonLevel; readonly cause: unknown },
  ) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    super(`${problem}\n\n${pathInWords(flow, path, step)}\n\n${commandFor(path, level)}`, {
      cause,
    });
    this.name = 'StepFailure';
    this.step = step;
    this.problem = problem;
    if (cause instanceof Error && cause.stack !== undefined) {
      this.stack = `${this.message}\n${cause.stack.slice(cause.stack.indexOf('\n    at'))}`;
    }
  }
}

const commandFor = ({ id }: Path, level: PersonLevel): string =>
  `npm run replay -- ${id} --level ${level}`;

/** The operation of the platform behind a source of a chart; undefined for ports and child flows. */
export function operationBehind({ machine }: AnyFlow, src: string): OperationId | undefined {
  const logic: unknown = machine.implementations.actors[src];
  return typeof logic === 'object' && logic !== null ? operationOf(logic) : undefined;
}

/** Names of everything that a flow's chart invokes: the path gives its answers. */
export const steeredBy = (flow: AnyFlow): ReadonlySet<string> =>
  new Set(Object.keys(flow.samples.outcomes).map((src) => operationBehind(flow, src) ?? src));

/**
 * Walks a path as a person does.
 *
 * @param look called after the start and after every step, when the expected screen is seen
 * @throws StepFailure
 */
export async function walk<P extends Place<P>>(
  flow: AnyFlow,
  path: Path,
  stage: Stage<P>,
  driver: ReplayDriver,
  look: (expect: Expectation, step: number) => Promise<void>,
): Promise<void> {
  const isFleeting = ({ value }: Expectation): boolean => driver.fleeting?.(value) === true;
  /** The result of a state that nobody can look at must be settled before it comes about. */
  const prepare = async (next: Occurrence | undefined): Promise<void> => {
    if (next !== undefined && !('pass' in next) && !('send' in next)) await answer(next);
  };
  const answer = (what: Answer): Promise<void> => giveAnswer(flow, what, stage, driver);
  const at = async (step: number, expect: Expectation, work: () => Promise<void>) => {
    try {
      const fleeting = isFleeting(expect);
      if (fleeting) await prepare(path.steps[step]);
      await work();
      if (fleeting || isFleeting(expect)) return;
      await see(driver, expect, path.steps[step - 1]);
      await look(expect, step);
    } catch (cause) {
      throw new StepFailure(flow, path, { step, level: stage.level, cause });
    }
  };
  await at(0, path.start, () => driver.begin(path.input, path.policy));
  let before = path.start;
  for (const [index, { expect, ...what }] of path.steps.entries()) {
    const settled = isFleeting(before);
    await at(index + 1, expect, async () => {
      if ('answer' in what || 'fail' in what) return settled ? undefined : answer(what);
      return happen(flow, what, expect, stage, driver);
    });
    before = expect;
  }
}

async function see(
  driver: ReplayDriver,
  { screen }: Expectation,
  what: Occurrence | undefined,
): Promise<void> {
  const look = driver.see[screen];
  if (look === undefined) throw new Error(`The driver does not know the screen ${screen}`);
  if (what !== undefined && 'fail' in what) return look(what.with as FailureName, what.fail);
  return look();
}

async function happen<P extends Place<P>>(
  flow: AnyFlow,
  what: Exclude<Occurrence, Answer>,
  expect: Expectation,
  stage: Stage<P>,
  driver: ReplayDriver,
): Promise<void> {
  if ('pass' in what) return stage.pass(what.pass);
  const act = driver.perform[what.send] ?? driver.arrange[what.send];
  const payload = flow.samples.events[what.send]?.[what.case ?? 'typical'];
  if (act === undefined || payload === undefined)
    throw new Error(`The driver does not know how ${what.send} comes about`);
  // The site does not offer an event that the chart refuses: then there is nothing to press.
  if (expect.transitions.length === 0) return stage.attempt(() => act(payload));
  return act(payload);
}

type Answer = Exclude<Occurrence, { readonly send: string } | { readonly pass: number }>;

async function giveAnswer<P extends Place<P>>(
  flow: AnyFlow,
  what: Answer,
  stage: Stage<P>,
  driver: ReplayDriver,
): Promise<void> {
  const src = 'answer' in what ? what.answer : what.fail;
  const result = 'answer' in what ? { answer: what.with } : { fail: what.with as FailureName };
  const port = driver.ports?.[src];
  if (port !== undefined) return port(result);
  const operation = operationBehind(flow, src);
  if (operation === undefined) throw new Error(`The driver does not know how ${src} answers`);
  return 'answer' in result
    ? stage.answer(operation, result.answer)
    : stage.fail(operation, result.fail, flow.samples.fields?.[src]);
}
