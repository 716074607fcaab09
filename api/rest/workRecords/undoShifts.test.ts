import { expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import { stackOf } from '../../testing/servers/stack.ts';
import { startWork } from '../../testing/setups/work.ts';

const { api, work } = await startWork();
const stack = stackOf(api);

const path = '/admin/work-in-out';
const made = async () =>
  (
    await api.call('POST', path, {
      as: 'admin',
      body: { taId: staff.ta.id, startedAt: work.ago(6), endedAt: work.ago(1), memo: '감독' },
    })
  ).body;
const shift = async (id: string) =>
  (await api.deps.db.sql.query('select started_at, ended_at, memo, status from work_records where id = $1', [id]))[0];

it('takes a shift away that was made, and makes it again', async () => {
  const { id, workDate } = await made();
  const was = await shift(id);
  const month = workDate.slice(0, 7);
  expect((await stack.read(month, 'admin'))[0]).toMatchObject({
    name: 'hours',
    before: null,
    personName: staff.ta.name,
  });
  expect((await stack.turnLast(month, 'admin')).status).toBe(200);
  expect(await shift(id)).toBeUndefined();
  expect((await stack.turnLast(month, 'admin')).status).toBe(200);
  expect(await shift(id)).toEqual(was);
  await api.call('DELETE', `${path}/${id}`, { as: 'admin' });
  expect((await stack.turnLast(month, 'admin')).status).toBe(200);
  expect(await shift(id)).toEqual(was);
});

it('restores the values that are as they were left', async () => {
  const { id, workDate, version, endedAt } = await made();
  const month = workDate.slice(0, 7);
  await api.call('PUT', '/admin/work-records', {
    as: 'admin',
    body: { changes: [{ id, version, memo: '조퇴', endedAt: work.ago(2) }] },
  });
  await api.call('PUT', `${path}/${id}`, { as: 'taAdmin', body: { memo: '병원' } });
  const { status, body } = await stack.turnLast(month, 'admin');
  expect([status, body.left]).toEqual([200, [{ name: staff.ta.name, why: 'CHANGED', changedBy: staff.taAdmin.name }]]);
  expect(await shift(id)).toMatchObject({ memo: '병원', ended_at: new Date(endedAt ?? '') });
});

it('keeps a shift that was made when somebody changed it since', async () => {
  const { id, workDate } = await made();
  await api.call('PUT', `${path}/${id}`, { as: 'taAdmin', body: { memo: '병원' } });
  expect((await stack.turnLast(workDate.slice(0, 7), 'admin')).body).toMatchObject({
    status: 409,
    code: 'changed-since',
  });
  expect(await shift(id)).toMatchObject({ memo: '병원' });
});

it('is refused for a month whose pay is closed', async () => {
  const month = monthOf(-1);
  // In a night, when nobody of the demo works.
  const [startedAt, endedAt] = [`${month}-12T18:00:00Z`, `${month}-12T19:00:00Z`];
  const { id } = (await api.call('POST', path, { as: 'admin', body: { taId: staff.ta.id, startedAt, endedAt } })).body;
  await api.deps.db.sql.query(`insert into payroll_closings (month) values ($1)`, [`${month}-01`]);
  expect((await stack.turnLast(month, 'admin')).body).toMatchObject({ status: 409, code: 'month-closed' });
  expect(await shift(id)).toBeDefined();
});
