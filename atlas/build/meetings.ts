import type { AnyFlow } from '../../machines/flow.ts';
import { recordPath } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { meetingsOf } from '../../review/requirements/meetings.ts';
import type { FlowData } from '../data.ts';
import { pathInWords } from '../../review/charts/describe.ts';

/** The meetings of a flow, each with the path of its journey. @throws where a meeting names no journey of the flow */
export function meetingPaths(flow: AnyFlow): FlowData['meetings'] {
  const model = modelOf(flow);
  return meetingsOf(flow.id).map((meeting) => {
    const journey = flow.journeys.find(({ title }) => title === meeting.journey);
    if (journey === undefined)
      throw new Error(`${meeting.id}: ${flow.id} has no journey “${meeting.journey}”`);
    const { input = 'typical', policy, steps } = journey;
    const from = { input, ...(policy === undefined ? {} : { policy }) };
    const happens = steps.map(({ see: _see, emits: _emits, ...occurrence }) => occurrence);
    return { ...meeting, path: pathInWords(flow, recordPath(model, from, happens)) };
  });
}
