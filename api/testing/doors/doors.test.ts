// @module-tag tree
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makerOf } from '#hasura/testing/make.ts';
import { startApi } from '../api.ts';
import type { Asked, Doors, DoorTools } from './doors.ts';
import { examCalls } from './exams.ts';
import { lectureCalls } from './lectures.ts';
import { monthCalls } from './months.ts';
import { codesOf, operationsNaming, saidAt, spokenDoors } from './named.ts';
import { ownCalls } from './own.ts';
import { slotCalls } from './slots.ts';
import { studentCalls } from './students.ts';
import { taCalls } from './tas.ts';

let tools: DoorTools;
beforeAll(async () => {
  const api = await startApi();
  const { sql } = api.deps.db;
  tools = { api, make: makerOf(sql), accepts: (text, params) => sql.query(text, params) };
});
afterAll(() => tools.api.close());

const all: Record<string, Doors> = {
  student: studentCalls,
  lecture: lectureCalls,
  slot: slotCalls,
  month: monthCalls,
  ta: taCalls,
  exam: examCalls,
  self: ownCalls,
};

it('the contract speaks of these doors', () => {
  expect([...spokenDoors].filter((door) => !(door in all))).toEqual([]);
  // A sample is called about a TA who is inactive, and never about oneself: a code there is asked for in this folder.
  const told = [...saidAt('ta'), ...saidAt('self')];
  expect(told.filter(({ answer }) => Object.keys(codesOf(answer, ['any'])).length > 0)).toEqual([]);
});

describe.each(Object.entries(all))('%s', (door, { named, writes, states, back, asked }) => {
  it('is named by no operation that does not answer: with a code or a reason in its x-doors, or here', () => {
    const answering = [...Object.keys(asked), ...saidAt(door).map(({ id }) => id)];
    expect(answering.toSorted()).toEqual(operationsNaming(named, writes).toSorted());
  });

  it.each(Object.entries(asked) as [string, Asked][])('at %s', async (_operation, { answers, prepare }) => {
    const expected = Object.fromEntries(
      Object.keys(states).map((state) => [state, typeof answers === 'string' ? answers : (answers[state] ?? 'opens')]),
    );
    const actual: Record<string, string> = {};
    for (const [state, leave] of Object.entries(states)) {
      const { of, call } = await prepare(tools, state);
      await tools.accepts(leave, [of]);
      const { status, body } = await call();
      if (back !== undefined) await tools.accepts(back);
      actual[state] = status < 300 ? 'opens' : String(body.code);
    }
    // None of them refuses what is not so.
    const { call } = await prepare(tools);
    const { status, body } = await call();
    expect({ ...actual, else: status < 300 ? 'opens' : body }).toEqual({ ...expected, else: 'opens' });
  });
});
