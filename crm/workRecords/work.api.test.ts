import { print } from 'graphql';
import { expect, it } from 'vitest';
import { startWork } from '#api/testing/work.ts';
import { staff } from '#mocks/cast.ts';
import { addMonths, dayInSeoul, spanOfMonth } from '#ui-kit';
import { MyWorkDocument } from './generated/graphql.ts';

const { api, work } = await startWork();

/** The reasons of the requests that one sees in a month. */
async function reasonsIn(month: string): Promise<string[]> {
  const variables = { me: staff.ta.id, ...spanOfMonth(month) };
  const { body } = await api.gql(print(MyWorkDocument), { as: 'ta', variables });
  return body.data.workCorrections.map(({ reason }: { reason: string }) => reason).sort();
}

it('shows a request in the month of its shift and in the month in which it was decided', async () => {
  await work.sql.query('delete from work_corrections');
  await work.sql.query(
    `insert into work_corrections (ta_id, started_at, ended_at, reason)
     values ($1, '2026-02-28 20:00+09', '2026-02-28 21:00+09', 'decided'), ($1, '2026-02-27 20:00+09', '2026-02-27 21:00+09', 'waits')`,
    [staff.ta.id],
  );
  const [decided] = await work.sql.query<{ at: string }>(
    `update work_corrections set status = 'REJECTED', answer = 'no', decided_by = $1 where reason = 'decided'
     returning decided_at as at`,
    [staff.admin.id],
  );
  const month = dayInSeoul(decided?.at ?? '').slice(0, 7);
  expect(await reasonsIn('2026-02')).toEqual(['decided', 'waits']);
  expect(await reasonsIn(month)).toEqual(['decided', 'waits']);
  expect(await reasonsIn(addMonths(month, 1))).toEqual(['waits']);
  expect(await reasonsIn(addMonths(month, -1))).toEqual(['waits']);
});
