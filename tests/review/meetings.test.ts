import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { meetingPaths } from '../../atlas/build/meetings.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { FLOWS } from '../../machines/registry.ts';
import { MEETINGS } from '../../review/requirements/meetings.ts';

const wording = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'requirements.json'), 'utf8'),
) as Readonly<Record<string, string>>;

test.each(MEETINGS.map((meeting) => [meeting.requirements.join(' and '), meeting] as const))(
  'where %s meet a path goes, and ends where its journey says',
  (_, { id, flow, journey, requirements }) => {
    expect(requirements.filter((one) => wording[one] === undefined)).toEqual([]);
    const known = FLOWS.find((one) => one.id === flow) as AnyFlow;
    const path = meetingPaths(known).find((one) => one.id === id)?.path;
    const pinned = known.journeys.find(({ title }) => title === journey);
    expect(path?.steps.map(({ screen }) => screen)).toEqual([
      pinned?.start,
      ...(pinned?.steps ?? []).map(({ see }) => see),
    ]);
    expect(pinned?.requirements.some((one) => requirements.includes(one))).toBe(true);
  },
);

test('[DEP-09] [DEP-12] restricted documents and an expired verification meet at the cashier', () => {
  const deposit = FLOWS.find(({ id }) => id === 'banking.deposit') as AnyFlow;
  const meeting = meetingPaths(deposit).find(
    ({ requirements }) => String(requirements) === 'DEP-09,DEP-12',
  );
  expect(meeting?.path.input).toBe('pendingExpired');
  expect(meeting?.path.steps.at(-1)).toMatchObject({
    words: 'the deposit check answers DOCUMENTS_REQUIRED_RESTRICTED',
    screen: 'cashier',
  });
});

test('a meeting to which no path goes breaks the build', () => {
  const deposit = FLOWS.find(({ id }) => id === 'banking.deposit') as AnyFlow;
  expect(() => meetingPaths({ ...deposit, journeys: [] })).toThrow(
    'banking.deposit has no journey',
  );
});

test('each meeting has a name of its own in its flow', () => {
  const names = MEETINGS.map(({ flow, id }) => `${flow} ${id}`);
  expect(new Set(names).size).toBe(names.length);
});
