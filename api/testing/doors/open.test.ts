// @module-tag tree
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/generated/operations.ts';
import { leaveWork } from '#hasura/testing/doors/tas.ts';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import { callSample } from '../samples/call.ts';
import { openSampleWorld, type SampleWorld } from '../samples/world.ts';
import type { Doors } from './doors.ts';
import { examCalls } from './exams.ts';
import { lectureCalls } from './lectures.ts';
import { monthCalls } from './months.ts';
import { codesOf, saidAt } from './named.ts';
import { slotCalls } from './slots.ts';
import { studentCalls } from './students.ts';
import { taCalls } from './tas.ts';

// What an operation says in its x-doors is so: where a door is open, it answers in each state as it does in none, and otherwise its code in each.

let world: SampleWorld['world'];
let api: SampleWorld['api'];
let known: SampleWorld['known'];
beforeAll(async () => void ({ world, api, known } = await openSampleWorld()));
afterAll(() => api.close());

/** The months that the samples name are closed, or open: those of before stand, too. */
const closedMonth = {
  closed: `insert into payroll_closings (month) select '2026-03-01' where $1::uuid is not null on conflict do nothing`,
};

const all: [string, Doors, of: string][] = [
  ['student', studentCalls, 'studentId'],
  ['lecture', lectureCalls, 'lectureId'],
  ['slot', slotCalls, 'slotId'],
  ['exam', examCalls, 'examId'],
  ['month', { ...monthCalls, states: closedMonth }, 'taId'],
  // One who is no longer known needs a paid-off month first.
  ['ta', { ...taCalls, states: { inactive: leaveWork.inactive } }, 'taId'],
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

describe.each(all)('%s', (door, { states }, of) => {
  // What takes a state back is refused in none, and what brings it about in itself.
  const said = saidAt(door).filter(({ id }) => !['keepStudent', 'closePayroll', 'reopenPayroll'].includes(id));
  it.each(said)('at $id', async ({ id, answer }) => {
    const usual = await answerIn(id);
    const answers: Record<string, string> = {};
    for (const [state, leave] of Object.entries(states)) answers[state] = await answerIn(id, leave, known('', of));
    const codes = Object.entries(codesOf(answer, Object.keys(states)));
    expect(answers).toEqual({
      ...Object.fromEntries(Object.keys(states).map((state) => [state, usual])),
      ...Object.fromEntries(
        codes.map(([state, code]) => [state, expect.stringMatching(new RegExp(`^4\\d\\d ${code}$`))]),
      ),
    });
    if (codes.length > 0) expect(usual).toBe('opens');
  });
});

describe('a month that is open is so', () => {
  const own = ['reopenPayroll', 'deleteWage'];
  it.each(saidAt('month').filter(({ id }) => !own.includes(id)))('at $id', async ({ id }) => {
    expect(await answerIn(id)).toBe('opens');
  });

  it('at deleteWage, where one began in it', async () => {
    const [typeId, month] = [known('', 'wageTypeId'), monthOf(0)];
    const begun = 'insert into hourly_wages (wage_type_id, from_month, hourly_wage) values ($1, $2, 13000)';
    await world.undone(async () => {
      await world.db.sql.query(begun, [typeId, `${month}-01`]);
      const path = `/admin/hourly-wage-types/${typeId}/wages/${month}` as const;
      expect((await api.call('DELETE', path, { as: 'admin' })).status).toBe(204);
    });
  });

  it('when the last closed one is reopened', async () => {
    const [last] = await world.db.sql.query<{ month: string }>(
      `select to_char(max(month), 'YYYY-MM') as month from payroll_closings`,
    );
    await world.undone(async () => {
      const path = `/admin/payroll/${last!.month}` as const;
      const reopened = await api.call('POST', `${path}/reopen`, { as: 'admin', body: { reason: '누락' } });
      expect(reopened.status).toBe(200);
      expect((await api.call('POST', `${path}/close`, { as: 'admin', body: {} })).status).toBe(200);
    });
  });
});
