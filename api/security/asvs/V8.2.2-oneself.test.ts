import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { dateOf, inHours, monthOf } from '#ui-kit/format/testing/when.ts';
import { trackedTables } from '#hasura/trackedTables.ts';
import { makerOf, type Make } from '#hasura/testing/make.ts';
import { files } from '#hasura/testing/migrated.node.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { ownCalls } from '../../testing/doors/own.ts';

// What the table of calls on oneself does not show: the record of the only manager, what is undone, and GraphQL.

let api: TestApi;
let make: Make;
beforeAll(async () => {
  api = await startApi();
  make = makerOf(api.deps.db.sql);
});
afterAll(() => api.close());

const { id: self } = staff.taAdmin;
const active = (is: boolean) => api.deps.db.sql.query(`update users set is_active = $1 where type = 'ADMIN'`, [is]);
const kept = async (table: string, row: string) => {
  const where = `{ tableName: { _eq: "${table}" }, rowId: { _eq: "${row}" } }`;
  const query = `{ auditEntries(where: ${where}, order_by: [{ id: asc }]) { action isForOneself } }`;
  return (await api.gql(query, { as: 'taAdmin' })).body.data.auditEntries;
};

it('the only manager decides, and the change history says so of that row and no other', async () => {
  await active(false);
  const add = (taId: string) =>
    api.call('POST', '/admin/ta-monthly-custom-wage', {
      as: 'taAdmin',
      body: { taId, month: monthOf(0), amount: 10_000, reason: '보강 감독' },
    });
  const [own, other] = [await add(self), await add(staff.ta.id)];
  expect([own.status, other.status]).toEqual([201, 201]);
  expect(await kept('ta_monthly_custom_wages', own.body.id)).toEqual([{ action: 'INSERT', isForOneself: true }]);
  expect(await kept('ta_monthly_custom_wages', other.body.id)).toEqual([{ action: 'INSERT', isForOneself: false }]);
  const body = { purpose: '감사', filter: { tableName: 'ta_monthly_custom_wages' } };
  const { entries } = (await api.call('POST', '/admin/audit/export', { as: 'taAdmin', body })).body;
  expect(entries.filter((entry) => entry.isForOneself)).toHaveLength(1);
  await active(true);
});

it('what the only manager wrote of themselves is not undone by them when there is another', async () => {
  const { sql } = api.deps.db;
  await sql.query(`delete from work_records where ta_id = $1 and started_at > now() - interval '14 days'`, [self]);
  await active(false);
  const shift = { taId: self, startedAt: inHours(-30), endedAt: inHours(-28) };
  const { status, body } = await api.call('POST', '/admin/work-in-out', { as: 'taAdmin', body: shift });
  expect(status).toBe(201);
  await active(true);
  const set = `select change_set_id as id from audit_log where table_name = 'work_records' and row_id = $1`;
  const [made] = await sql.query<{ id: string }>(set, [body.id]);
  const undone = await api.call('POST', `/changes/${made?.id ?? ''}/undo`, { as: 'taAdmin' });
  expect([undone.status, undone.body.code]).toEqual([409, 'own-record']);
});

it('a weekly-holiday rule is not set by who is paid by it; the minimum wage only warns', async () => {
  const set = (as: 'admin' | 'taAdmin', kind: 'MINIMUM_WAGE' | 'WEEKLY_HOLIDAY') =>
    api.call('PUT', '/admin/pay-rules', { as, body: { kind, fromDate: dateOf(60), amount: 600 } });
  expect((await set('taAdmin', 'WEEKLY_HOLIDAY')).body.code).toBe('own-pay');
  expect((await set('taAdmin', 'MINIMUM_WAGE')).status).toBe(200);
  const rule = (await set('admin', 'WEEKLY_HOLIDAY')).body;
  const gone = await api.call('DELETE', `/admin/pay-rules/${rule.id}`, { as: 'taAdmin' });
  expect([gone.status, gone.body.code]).toEqual([409, 'own-pay']);
});

it('a kind of work keeps its wage for who worked at it, and may be renamed', async () => {
  const { wage_type_id: kind } = await make('ta_wage_types', { ta_id: self });
  await make('hourly_wages', { wage_type_id: kind, from_month: `${monthOf(0)}-01`, hourly_wage: 12_000 });
  const change = (body: { name?: string; hourlyWage: number }) =>
    api.call('PUT', `/admin/hourly-wage-types/${kind}`, { as: 'taAdmin', body });
  expect((await change({ name: '새벽 감독', hourlyWage: 12_000 })).status).toBe(200);
  const raised = await change({ hourlyWage: 90_000 });
  expect([raised.status, raised.body.detail]).toEqual([
    409,
    '자기 일에 적용되는 시급은 스스로 정할 수 없습니다. 다른 관리자에게 요청해 주세요.',
  ]);
});

it('GraphQL writes none of what is asked here', () => {
  const written = trackedTables(files).filter(
    (table) => table.insert_permissions || table.update_permissions || table.delete_permissions,
  );
  const roots = written.map(({ table, configuration }) => configuration?.custom_name ?? table.name);
  expect(roots.filter((root) => ownCalls.writes?.test(root))).toEqual([]);
});
