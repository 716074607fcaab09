import { print } from 'graphql';
import { expect, it } from 'vitest';
import { startWork } from '#api/testing/setups/work.ts';
import { staff } from '#mocks/cast.ts';
import { addDays, addMonths, dayInSeoul, spanOfMonth, thisMonth } from '#ui-kit';
import { MyWorkDocument, type MyShiftFragment } from './generated/graphql.ts';
import { minutesIn } from './hours.ts';

const { api, work } = await startWork();

/** What one sees in a month. */
async function monthOf(month: string) {
  const variables = { me: staff.ta.id, eve: addDays(`${month}-01`, -1), ...spanOfMonth(month) };
  return (await api.gql(print(MyWorkDocument), { as: 'ta', variables })).body.data;
}

/** The reasons of the requests that one sees in a month. */
async function reasonsIn(month: string): Promise<string[]> {
  return (await monthOf(month)).workCorrections.map(({ reason }: { reason: string }) => reason).sort();
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

it("lists a shift over the month's end in both months, each with its part of the minutes", async () => {
  // A shift begins two months ahead at most.
  const months = [0, 1, 2].map((ahead) => addMonths(thisMonth(), ahead));
  const first = `${months[1]}-01`;
  const startedAt = `${addDays(first, -1)}T23:00:40+09:00`;
  await work.sql.query(
    `insert into work_records (ta_id, wage_type_id, status, started_at, ended_at) values ($1, $2, 'CLOSED', $3, $4)`,
    [staff.ta.id, work.kinds[0]?.id, startedAt, `${first}T01:00:50+09:00`],
  );
  const listed = await Promise.all(
    months.map(async (month) =>
      (await monthOf(month)).workRecords
        .filter((shift: MyShiftFragment) => Date.parse(shift.startedAt) === Date.parse(startedAt))
        .map((shift: MyShiftFragment) => minutesIn(shift, month)),
    ),
  );
  expect(listed).toEqual([[59], [61], []]);
});
