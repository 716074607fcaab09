import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = '/admin/hourly-wage-types';
const input = { name: '시험 감독', hourlyWage: 12_500, fromMonth: '2030-01' };
const read = async () => (await api.call('GET', path, { as: 'admin' })).body.wageTypes;

it('refuses malformed bodies and unknown ids', async () => {
  const calls = [
    ['PUT', `${path}/${unknownId}`, input],
    ['DELETE', `${path}/${unknownId}`],
    ['DELETE', `${path}/${unknownId}/wages/2030-01`],
  ] as const;
  for (const [body, field] of [
    [{ ...input, name: '' }, 'name'],
    [{ ...input, hourlyWage: 0 }, 'hourlyWage'],
    [{ ...input, fromMonth: '2030-01-15' }, 'fromMonth'],
  ] as const) {
    const { status, body: problem } = await api.call('POST', path, { as: 'admin', body });
    expect([status, problem.errors[0].field]).toEqual([400, field]);
  }
  for (const [method, at, body] of calls)
    expect((await api.call(method, at, { as: 'admin', body })).status, at).toBe(404);
});

it('makes a kind with its wage, changes both, and deletes it while unused', async () => {
  const { status, body } = await api.call('POST', path, { as: 'admin', body: input });
  expect(status).toBe(201);
  const twice = await api.call('POST', path, { as: 'admin', body: input });
  expect([twice.status, twice.body.code]).toEqual([409, 'duplicate-name']);
  const put = (change: Sent<'updateWageType'>) => api.call('PUT', `${path}/${body.id}`, { as: 'admin', body: change });
  expect((await put({ fromMonth: '2030-02' })).body.errors[0].field).toBe('hourlyWage');
  expect((await put({ hourlyWage: 13_000, fromMonth: '2030-06', version: 1 })).status).toBe(200);
  expect((await put({ hourlyWage: 14_000, fromMonth: '2030-06', version: 1 })).body.code).toBe('version-conflict');
  expect((await put({ name: '감독', isActive: false })).status).toBe(200);
  expect((await put({ name: '늦은 이름', version: 1 })).body.code).toBe('version-conflict');
  expect((await read()).at(-1)).toMatchObject({
    name: '감독',
    isActive: false,
    hourlyWage: null,
    wages: [
      { fromMonth: '2030-06', hourlyWage: 13_000 },
      { fromMonth: '2030-01', hourlyWage: 12_500 },
    ],
  });
  expect((await api.call('DELETE', `${path}/${body.id}/wages/2030-06`, { as: 'admin' })).status).toBe(204);
  expect((await api.call('DELETE', `${path}/${body.id}/wages/2030-06`, { as: 'admin' })).status).toBe(404);
  expect((await api.call('DELETE', `${path}/${body.id}`, { as: 'admin' })).status).toBe(204);
});

it('says where a kind is used, and never rewrites a closed month', async () => {
  const [used] = await read();
  const { status, body } = await api.call('DELETE', `${path}/${used.id}`, { as: 'admin' });
  expect([status, body.code]).toEqual([409, 'in-use']);
  expect(body.detail).toMatch(/조교 \d+명\(.+\), 근무 기록 \d+건\(\d{4}년 \d+월–\d{4}년 \d+월\)/);
  const [{ month }] = (await api.deps.db.sql.query<{ month: string }>(
    `select to_char(max(month), 'YYYY-MM') as month from payroll_closings`,
  )) as [{ month: string }];
  const slips = () => api.gql('{ paySlips(order_by: [{ id: asc }]) { id net lines } }', { as: 'admin' });
  const before = await slips();
  const late = await api.call('PUT', `${path}/${used.id}`, {
    as: 'admin',
    body: { hourlyWage: 99_000, fromMonth: month },
  });
  expect([late.status, late.body.code]).toEqual([409, 'month-closed']);
  const gone = await api.call('DELETE', `${path}/${used.id}/wages/${used.wages[0].fromMonth}`, { as: 'admin' });
  expect(gone.body.code).toBe('month-closed');
  const next = await api.call('PUT', `${path}/${used.id}`, {
    as: 'admin',
    body: { name: '강의 조교', hourlyWage: 99_000 },
  });
  expect(next.status).toBe(200);
  expect((await slips()).body).toEqual(before.body);
});

it('shows a TA the wages of their own kinds only', async () => {
  const { data } = (await api.gql('{ hourlyWages { wageType { taWageTypes { taId } } } }', { as: 'ta' })).body;
  expect(data.hourlyWages.length).toBeGreaterThan(0);
  for (const { wageType } of data.hourlyWages) expect(wageType.taWageTypes).toEqual([{ taId: staff.ta.id }]);
});
