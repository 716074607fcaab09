import { expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { unknownId } from '../../testing/rows.ts';
import { startWork } from '../../testing/setups/work.ts';
import type { Sent } from '../../testing/calls.ts';

const { api, work } = await startWork();

const asking = '/supervisor/work-corrections';
const wish = (change: Partial<Sent<'askWorkCorrection'>> = {}) => ({
  startedAt: work.ago(6),
  endedAt: work.ago(1),
  reason: '늦게 찍었습니다',
  ...change,
});
const decide = (
  id: string,
  how: 'approve' | 'reject',
  as: 'admin' | 'ta' | 'taAdmin' = 'admin',
  body: Sent<'approveWorkCorrection' | 'rejectWorkCorrection'> = {},
) => api.call('POST', `/admin/work-corrections/${id}/${how}`, { as, body });
const read = async (id: string, as: 'admin' | 'ta' = 'admin') => {
  const query = `{ workRecords_by_pk(id: "${id}") { status minutes startedAt firstStartedAt firstEndedAt isOutMissing
    correctedByStaff { name } corrections { status answer reason decidedByStaff { name } } } }`;
  return (await api.gql(query, { as })).body.data.workRecords_by_pk;
};

it('refuses who is no TA, wrong bodies and unknown requests', async () => {
  expect((await api.call('POST', asking, { as: 'admin', body: wish() })).body.code).toBe('not-a-ta');
  for (const wrong of [{ reason: '' }, { startedAt: 'yesterday' }, { endedAt: undefined }, { workRecordId: 'x' }]) {
    expect([(await api.call('POST', asking, { as: 'ta', body: wish(wrong) })).status, wrong]).toEqual([400, wrong]);
  }
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ reason: ' \u200b' }) })).status).toBe(400);
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: unknownId }) })).status).toBe(404);
  for (const how of ['approve', 'reject'] as const) {
    expect((await decide(unknownId, how, 'admin', { answer: '아니요' })).status).toBe(404);
  }
  expect((await decide(unknownId, 'reject', 'admin', {})).status).toBe(400);
  expect((await api.call('DELETE', `${asking}/${unknownId}`, { as: 'ta' })).status).toBe(404);
});

it('is asked for one’s own closed shifts, forward in time, in the past, once, and where nothing else was worked', async () => {
  const other = await work.add(staff.taAdmin.id, 30, 28);
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: other.id }) })).status).toBe(404);
  const backwards = await api.call('POST', asking, { as: 'ta', body: wish({ endedAt: work.ago(8) }) });
  expect([backwards.status, backwards.body.errors[0].field]).toEqual([422, 'endedAt']);
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ startedAt: work.ago(40) }) })).body.code).toBe(
    'too-long',
  );
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ endedAt: work.ago(-2) }) })).body.code).toBe(
    'in-future',
  );
  const open = (await work.in()).body;
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: open.id }) })).body.code).toBe(
    'still-open',
  );
  await work.clear();
  const { id } = await work.add(staff.ta.id, 5, 2);
  expect((await api.call('POST', asking, { as: 'ta', body: wish() })).body.code).toBe('overlap');
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: id }) })).status).toBe(201);
  expect((await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: id }) })).body.code).toBe(
    'already-asked',
  );
});

it('when approved is written into the shift, which keeps its first values', async () => {
  const { id, startedAt } = await work.add(staff.ta.id, 5, 2);
  const asked = (await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: id }) })).body;
  const stale = await decide(asked.id, 'approve', 'admin', { recordVersion: 9 });
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  const approving = `/admin/work-corrections/${asked.id}/approve` as const;
  const approved = await api.call('POST', approving, { as: 'admin', body: { recordVersion: 1 } });
  expect([approved.status, approved.body.minutes]).toEqual([200, 300]);
  expect(await read(id, 'ta')).toMatchObject({
    correctedByStaff: { name: staff.admin.name },
    corrections: [{ status: 'APPROVED', decidedByStaff: { name: staff.admin.name } }],
  });
  expect(Date.parse((await read(id)).firstStartedAt)).toBe(Date.parse(startedAt));
  const twice = await decide(asked.id, 'approve');
  expect([twice.status, twice.body.code]).toEqual([409, 'decided']);
});

it('for a shift that nobody punched makes it when it is approved', async () => {
  const asked = (await api.call('POST', asking, { as: 'ta', body: wish() })).body;
  const made = (await decide(asked.id, 'approve')).body;
  expect(made).toMatchObject({ taId: staff.ta.id, minutes: 300, status: 'CLOSED' });
});

it('is rejected with an answer, or cancelled by whom it concerns', async () => {
  const { id } = await work.add(staff.ta.id, 5, 2);
  const first = (await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: id }) })).body;
  expect((await decide(first.id, 'reject', 'admin', { answer: '  ' })).status).toBe(400);
  expect((await decide(first.id, 'reject', 'admin', { answer: '그날은 문을 닫았습니다' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ minutes: 180, corrections: [{ answer: '그날은 문을 닫았습니다' }] });
  const second = (await api.call('POST', asking, { as: 'ta', body: wish({ workRecordId: id }) })).body;
  expect((await api.call('DELETE', `${asking}/${second.id}`, { as: 'taAdmin' })).status).toBe(404);
  expect((await api.call('DELETE', `${asking}/${second.id}`, { as: 'ta' })).status).toBe(204);
  expect((await decide(second.id, 'approve')).body.code).toBe('decided');
});

it('is never decided by whom it concerns, nor are one’s own shifts corrected by oneself', async () => {
  const { id } = await work.add(staff.taAdmin.id, 5, 2);
  const asked = (await api.call('POST', asking, { as: 'taAdmin', body: wish({ workRecordId: id }) })).body;
  for (const how of ['approve', 'reject'] as const) {
    const refused = await decide(asked.id, how, 'taAdmin', { answer: '네' });
    expect([refused.status, refused.body.code]).toEqual([409, how === 'approve' ? 'own-record' : 'own-correction']);
  }
  const own = { taId: staff.taAdmin.id, startedAt: work.ago(20), endedAt: work.ago(18) };
  expect((await api.call('POST', '/admin/work-in-out', { as: 'taAdmin', body: own })).body.code).toBe('own-record');
  const change = { startedAt: work.ago(7) };
  expect((await api.call('PUT', `/admin/work-in-out/${id}`, { as: 'taAdmin', body: change })).body.code).toBe(
    'own-record',
  );
  await api.call('DELETE', `${asking}/${asked.id}`, { as: 'taAdmin' });
  expect((await api.call('DELETE', `/admin/work-in-out/${id}`, { as: 'taAdmin' })).body.code).toBe('own-record');
  expect((await api.call('DELETE', `/admin/work-in-out/${id}`, { as: 'admin' })).status).toBe(204);
});

it('of others is unreadable for a TA', async () => {
  await work.add(staff.taAdmin.id, 5, 2);
  await api.call('POST', asking, { as: 'taAdmin', body: wish({ startedAt: work.ago(30), endedAt: work.ago(26) }) });
  const query = `{ workRecords { taId } workCorrections { taId } workFlags { taId } }`;
  const { body } = await api.gql(query, { as: 'ta' });
  const owners = Object.values(body.data as Record<string, { taId: string }[]>).flat();
  expect(new Set(owners.map(({ taId }) => taId))).toEqual(new Set([staff.ta.id]));
  expect((await api.gql(query, { as: 'minsu' })).body.errors).toBeDefined();
});
