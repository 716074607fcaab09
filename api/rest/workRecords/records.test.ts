import { describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { unknownId } from '../../testing/rows.ts';
import { startWork } from '../../testing/setups/work.ts';
import type { Sent } from '../../testing/calls.ts';

const { api, work } = await startWork();

const path = '/admin/work-in-out';
const hours = (change: Partial<Sent<'createWorkRecord'>> = {}) => ({
  taId: staff.ta.id,
  startedAt: work.ago(6),
  endedAt: work.ago(1),
  ...change,
});
const change = (changes: Sent<'changeWorkRecords'>['changes'], more: Partial<Sent<'changeWorkRecords'>> = {}) =>
  api.call('PUT', '/admin/work-records', { as: 'admin', body: { changes, ...more } });

it('answers 404 for unknown ids', async () => {
  const calls = [
    ['PUT', `${path}/${unknownId}`, { memo: '' }],
    ['DELETE', `${path}/${unknownId}`],
    ['PUT', '/admin/work-records', { changes: [{ id: unknownId, version: 1, memo: '' }] }],
  ] as const;
  for (const [method, url, body] of calls) {
    expect((await api.send(method, url, { as: 'admin', body })).status, url).toBe(404);
  }
});

it('lists a day, a month, one TA', async () => {
  const { id, workDate } = (await api.call('POST', path, { as: 'admin', body: hours() })).body;
  const ids = async (query: string) =>
    (await api.call('GET', `${path}?${query}`, { as: 'admin' })).body.records.map(
      (record: { id: string }) => record.id,
    );
  expect(await ids(`date=${workDate}&taId=${staff.ta.id}`)).toEqual([id]);
  expect(await ids(`month=${workDate.slice(0, 7)}`)).toContain(id);
  expect(await ids(`date=${workDate}&taId=${staff.taAdmin.id}`)).toEqual([]);
  for (const wrong of ['month=2026-13', 'date=yesterday', 'taId=me']) {
    expect((await api.call('GET', `${path}?${wrong}`, { as: 'admin' })).status).toBe(400);
  }
});

it('writes, corrects at the version that was read, keeps the first values, deletes', async () => {
  for (const wrong of [{ taId: 'x' }, { startedAt: 'x' }, { memo: 'x'.repeat(501) }]) {
    expect((await api.call('POST', path, { as: 'admin', body: hours(wrong) })).status).toBe(400);
  }
  expect((await api.call('POST', path, { as: 'admin', body: hours({ taId: unknownId }) })).status).toBe(404);
  expect((await api.call('POST', path, { as: 'admin', body: hours({ endedAt: work.ago(-3) }) })).body.code).toBe(
    'in-future',
  );
  expect((await api.call('POST', path, { as: 'admin', body: hours({ endedAt: work.ago(7) }) })).status).toBe(422);
  expect((await api.call('POST', path, { as: 'admin', body: hours({ startedAt: work.ago(40) }) })).body.code).toBe(
    'too-long',
  );
  const made = (await api.call('POST', path, { as: 'admin', body: hours() })).body;
  const overlap = await api.call('POST', path, { as: 'admin', body: hours() });
  expect([overlap.status, overlap.body.code]).toEqual([409, 'overlap']);
  expect(overlap.body.detail).toMatch(/월 .*까지의 근무와 겹칩니다/);
  const put = (body: Sent<'updateWorkRecord'>) => api.call('PUT', `${path}/${made.id}`, { as: 'admin', body });
  expect((await put({ endedAt: work.ago(2), version: 1 })).body).toMatchObject({ version: 2, minutes: 240 });
  const stale = await put({ endedAt: work.ago(3), version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  expect(stale.body.conflicts[0]).toMatchObject({ field: 'hours', theirVersion: 2, changedBy: staff.admin.name });
  expect((await put({ endedAt: work.ago(3) })).status).toBe(200);
  const { body } = await api.gql(`{ workRecords_by_pk(id: "${made.id}") { firstEndedAt } }`, { as: 'ta' });
  expect(Date.parse(body.data.workRecords_by_pk.firstEndedAt)).toBe(Date.parse(made.endedAt));
  expect((await api.call('DELETE', `${path}/${made.id}`, { as: 'admin' })).status).toBe(204);
});

it('flags shifts over 12 hours, and those whose out was forgotten', async () => {
  const long = await work.add(staff.ta.id, 40, 27);
  const forgotten = await work.add(staff.ta.id, 14, null);
  const { body } = await api.gql('{ workFlags { kind workRecordId } }', { as: 'admin' });
  const kinds = new Map(
    body.data.workFlags.map((flag: { workRecordId: string; kind: string }) => [flag.workRecordId, flag.kind]),
  );
  expect([kinds.get(long.id), kinds.get(forgotten.id)]).toEqual(['LONG', 'FORGOTTEN']);
});

describe('changeWorkRecords', () => {
  const id = '01990000-0000-7000-8000-0000000dddd1';
  const second = '01990000-0000-7000-8000-0000000dddd2';

  it('makes and deletes, and makes again under the same id', async () => {
    const made = await change([{ id, version: 0, ...hours() }]);
    expect([made.status, made.body.changed[0]]).toMatchObject([200, { id, version: 1, minutes: 300 }]);
    expect(made.body.changeSetId).toEqual(expect.any(String));
    const removed = await change([{ id, version: 1, remove: true }], { kind: 'paste' });
    expect(removed.body.removed).toEqual([{ id, version: 2 }]);
    const again = await change([{ id, version: 2, ...hours() }], { kind: 'paste' });
    expect(again.body.changed[0]).toMatchObject({ id, version: 3 });
  });

  it('writes all or none, and says both values', async () => {
    await change([{ id, version: 0, ...hours() }]);
    await change([{ id, version: 1, endedAt: work.ago(2) }]);
    const other = { id: second, version: 0, ...hours({ startedAt: work.ago(20), endedAt: work.ago(18) }) };
    const stale = await change([other, { id, version: 1, endedAt: work.ago(3) }]);
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
    expect(stale.body.conflicts).toMatchObject([
      {
        id,
        field: 'hours',
        label: staff.ta.name,
        mine: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
        theirVersion: 2,
      },
    ]);
    expect((await change([{ id: second, version: 1, memo: '없음' }])).status).toBe(404);
    const twice = await change([other, other]);
    expect(twice.status).toBe(400);
  });

  it('moves shifts into each other’s old places, and refuses what still overlaps', async () => {
    await change([
      { id, version: 0, ...hours({ startedAt: work.ago(10), endedAt: work.ago(8) }) },
      { id: second, version: 0, ...hours({ startedAt: work.ago(8), endedAt: work.ago(6) }) },
    ]);
    const moved = await change([
      { id, version: 1, startedAt: work.ago(8), endedAt: work.ago(6) },
      { id: second, version: 1, startedAt: work.ago(6), endedAt: work.ago(4) },
    ]);
    expect(moved.status).toBe(200);
    const refused = await change([{ id, version: 2, startedAt: work.ago(8), endedAt: work.ago(5) }]);
    expect([refused.status, refused.body.code]).toEqual([409, 'overlap']);
  });

  it('previews: says what would be refused and writes nothing', async () => {
    const bad = { id, version: 0, ...hours({ endedAt: work.ago(-5) }) };
    const good = { id: second, version: 0, ...hours({ startedAt: work.ago(20), endedAt: work.ago(18) }) };
    const { status, body } = await change([good, bad], { isPreview: true, kind: 'import' });
    expect([status, body.changeSetId]).toEqual([200, null]);
    expect(body.problems).toMatchObject([{ id, code: 'in-future' }]);
    const list = await api.call('GET', `${path}?taId=${staff.ta.id}`, { as: 'admin' });
    expect(list.body.records.filter((record: { id: string }) => [id, second].includes(record.id))).toEqual([]);
    expect((await change([good], { kind: 'import' })).status).toBe(200);
  });

  it('of ten writers of one version lets one write', async () => {
    await change([{ id, version: 0, ...hours() }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change([{ id, version: 1, memo: `메모 ${n}` }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
