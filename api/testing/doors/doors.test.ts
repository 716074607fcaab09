// @module-tag tree
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makerOf } from '#hasura/testing/make.ts';
import { startApi } from '../api.ts';
import type { Asked, Doors, DoorTools } from './doors.ts';
import { examCalls } from './exams.ts';
import { lectureCalls } from './lectures.ts';
import { monthCalls } from './months.ts';
import { operationsNaming } from './named.ts';
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
  TA: taCalls,
  exam: examCalls,
  self: ownCalls,
};

describe.each(Object.entries(all))('%s', (_, { named, writes, states, back, asked, open }) => {
  it('is named by no operation that has no answer here', () => {
    expect([...Object.keys(asked), ...Object.values(open).flat()].toSorted()).toEqual(
      operationsNaming(named, writes).toSorted(),
    );
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
