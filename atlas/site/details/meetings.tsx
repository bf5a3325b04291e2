import { hashOf } from '../../address.ts';
import type { AtlasPath, FlowData } from '../../data.ts';
import * as css from '../styles.css.ts';
import { MeetingLine, Requirements } from '../words.tsx';
import { Part } from './parts.tsx';
import { Way } from './way.tsx';

/** Requirements that contradict or restrict each other where a step leads: of a state, or of a transition. */
export function MeetingsAt({
  flow,
  isIt,
}: {
  flow: FlowData;
  isIt: (step: AtlasPath['steps'][number]) => boolean;
}) {
  const here = flow.meetings.filter(({ path }) => path.steps.slice(1).some(isIt));
  if (here.length === 0) return null;
  return (
    <Part title="Requirements that meet here">
      <ul className={css.list}>
        {here.map((meeting) => (
          <li key={meeting.id}>
            <MeetingLine meeting={meeting} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Where requirements meet: which gives way, and the path that goes there. */
export function MeetingPanel({ flow, id, at }: { flow: FlowData; id: string; at: number }) {
  const meeting = flow.meetings.find((one) => one.id === id);
  if (meeting === undefined) return <p>No requirements meet under that name in this flow.</p>;
  return (
    <>
      <h2>{meeting.requirements.join(' and ')}</h2>
      <p>{meeting.words}</p>
      <Part title="The path that goes there">
        <p className={css.small}>Pinned by hand, and tested: {meeting.journey}</p>
        <Way
          path={meeting.path}
          at={at}
          hashOfStep={(step) => hashOf({ view: 'meeting', meeting: id, step })}
        />
      </Part>
      <Part title="Requirements">
        <Requirements flow={flow} ids={meeting.requirements} />
      </Part>
    </>
  );
}
