import { OfAnswer } from './answer.tsx';
import { OfFlow } from './flow.tsx';
import type { Props } from './parts.tsx';
import { OfState } from './state.tsx';
import { OfTransition } from './transition.tsx';

/** The facts about the selected state or transition; about the flow when nothing is selected. */
export function Details({
  flow,
  runs,
  state,
  transition,
  answer,
}: Props & {
  readonly state?: string | undefined;
  readonly transition?: string | undefined;
  readonly answer?: string | undefined;
}) {
  if (answer !== undefined) return <OfAnswer flow={flow} runs={runs} answer={answer} />;
  if (transition !== undefined) return <OfTransition flow={flow} runs={runs} id={transition} />;
  if (state !== undefined) return <OfState flow={flow} runs={runs} id={state} />;
  return <OfFlow flow={flow} runs={runs} />;
}
