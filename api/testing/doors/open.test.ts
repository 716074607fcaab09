// @module-tag tree
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/generated/operations.ts';
import { startApi, type TestApi } from '../api.ts';
import { leaveWork } from '#hasura/testing/doors/tas.ts';
import { openUndoableWorld, type UndoableWorld } from '../random/nested.node.ts';
import { callSample } from '../samples/call.ts';
import { readKnown, type Known } from '../samples/known.ts';
import type { Doors } from './doors.ts';
import { examCalls } from './exams.ts';
import { lectureCalls } from './lectures.ts';
import { slotCalls } from './slots.ts';
import { studentCalls } from './students.ts';
import { taCalls } from './tas.ts';

// A door that is said to be open is: it answers in each state as it does in none.

let world: UndoableWorld;
let api: TestApi;
let known: Known;
beforeAll(async () => {
  world = await openUndoableWorld();
  api = await startApi({}, world.db);
  for (const as of ['admin', 'ta', 'minsu'] as const) await api.send('GET', '/sp/none', { as });
  known = await readKnown(world.db.sql);
});
afterAll(() => api.close());

const all: [string, Doors, of: string][] = [
  ['student', studentCalls, 'studentId'],
  ['lecture', lectureCalls, 'lectureId'],
  ['slot', slotCalls, 'slotId'],
  ['exam', examCalls, 'examId'],
  // One who is no longer known needs a paid-off month first.
  ['TA', { ...taCalls, states: { inactive: leaveWork.inactive } }, 'taId'],
];

/** What is answered, in a state that is brought about for the moment. */
async function answerIn(id: OperationId, leave?: string, of?: string): Promise<string> {
  let answer = '';
  await world.undone(async () => {
    if (leave !== undefined) await world.db.sql.query(leave, [of]);
    const { status, body } = await callSample(id, { api, known });
    answer = status < 300 ? 'opens' : `${status} ${body?.code}`;
  });
  return answer;
}

describe.each(all)('%s', (_, { states, open }, of) => {
  // What takes a state back is refused in none.
  const doors = Object.values(open)
    .flat()
    .filter((id) => id !== 'keepStudent');
  it.each(doors)('at %s', async (id) => {
    const usual = await answerIn(id);
    const answers: Record<string, string> = {};
    for (const [state, leave] of Object.entries(states)) answers[state] = await answerIn(id, leave, known('', of));
    expect(answers).toEqual(Object.fromEntries(Object.keys(states).map((state) => [state, usual])));
  });
});
