import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const input = {
  name: '미적분 A',
  teacherName: '김지훈',
  weekday: 1,
  startsAt: '18:30',
  endsAt: '21:30',
  room: '301호',
  capacity: 100,
};

describe('createLecture', () => {
  it('names each wrong field', async () => {
    const { status, body } = await api.call('POST', '/lectures', {
      as: 'ta',
      body: { ...input, name: '', weekday: 8, startsAt: '25:00', capacity: 0 },
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'capacity',
      'name',
      'startsAt',
      'weekday',
    ]);
  });

  it('refuses hours that end before they begin, at the field', async () => {
    const { status, body } = await api.call('POST', '/lectures', { as: 'ta', body: { ...input, endsAt: '17:00' } });
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'invalid-value', 'endsAt']);
  });

  it('refuses the name of an active lecture, however it is padded or composed', async () => {
    const name = `  ${lectures.calculusB.name.normalize('NFD')} `;
    const { status, body } = await api.call('POST', '/lectures', { as: 'ta', body: { ...input, name } });
    expect([status, body.code, body.errors[0].field]).toEqual([409, 'duplicate-name', 'name']);
  });

  it('refuses an invisible name, and one that only looks different', async () => {
    const invisible = await api.call('POST', '/lectures', { as: 'ta', body: { ...input, name: '\u3164\u00ad' } });
    expect([invisible.status, invisible.body.errors[0].field]).toEqual([422, 'name']);
    const name = lectures.calculusB.name.replace(' ', '\u00ad\u202e ');
    const same = await api.call('POST', '/lectures', { as: 'ta', body: { ...input, name } });
    expect([same.status, same.body.code]).toEqual([409, 'duplicate-name']);
  });

  it('creates the lecture, and records the author in the audit log', async () => {
    const { status, body } = await api.call('POST', '/lectures', { as: 'ta', body: input });
    expect(status).toBe(201);
    const { body: read } = await api.gql(
      `query ($id: uuid!, $row: String!) {
        lectures_by_pk(id: $id) { name weekday startsAt capacity version createdByStaff { name } }
        auditLog(where: { rowId: { _eq: $row } }) { action tableName actor { name } }
      }`,
      { as: 'admin', variables: { id: body.id, row: body.id } },
    );
    expect(read.data.lectures_by_pk).toMatchObject({
      name: '미적분 A',
      capacity: 100,
      version: 1,
      createdByStaff: { name: '이준호' },
    });
    expect(read.data.auditLog).toEqual([{ action: 'INSERT', tableName: 'lectures', actor: { name: '이준호' } }]);
  });
});

describe('updateLecture', () => {
  const path = `/lectures/${lectures.statistics.id}` as const;
  const change = { ...input, name: '확통 심화', weekday: 4 };

  it('answers 404 for an unknown lecture', async () => {
    expect(
      (await api.call('PUT', `/lectures/${unknownId}`, { as: 'ta', body: { ...change, version: 1 } })).status,
    ).toBe(404);
    expect((await api.call('PUT', '/lectures/nothing', { as: 'ta', body: { ...change, version: 1 } })).status).toBe(
      404,
    );
  });

  it('keeps from how much on a video counts as watched, unless it is told', async () => {
    const read = async () => {
      const { body } = await api.gql(`{ lectures_by_pk(id: "${lectures.statistics.id}") { watchedPercent } }`, {
        as: 'minsu',
      });
      return body.data.lectures_by_pk.watchedPercent;
    };
    const put = (watchedPercent?: number) =>
      api.call('PUT', path, { as: 'admin', body: { ...change, watchedPercent } });
    expect((await put(0)).status).toBe(400);
    expect((await put(101)).status).toBe(400);
    expect((await put(75)).status).toBe(200);
    expect((await put()).status).toBe(200);
    expect(await read()).toBe(75);
  });

  it('accepts one of two writers and tells the other who was first', async () => {
    const { body: read } = await api.gql(`{ lectures_by_pk(id: "${lectures.statistics.id}") { version } }`, {
      as: 'ta',
    });
    const { version } = read.data.lectures_by_pk;
    const first = await api.call('PUT', path, { as: 'admin', body: { ...change, capacity: 90, version } });
    const second = await api.call('PUT', path, { as: 'ta', body: { ...change, capacity: 80, version } });
    expect(first.status).toBe(200);
    expect([second.status, second.body.code]).toEqual([409, 'version-conflict']);
    expect(second.body.conflicts[0]).toMatchObject({
      label: '확통 심화',
      theirVersion: version + 1,
      changedBy: '한서윤',
    });
  });

  it('does not reduce the capacity below the enrolled students', async () => {
    const { body: read } = await api.gql(`{ lectures_by_pk(id: "${lectures.statistics.id}") { version } }`, {
      as: 'ta',
    });
    const { version } = read.data.lectures_by_pk;
    const { status, body } = await api.call('PUT', path, { as: 'ta', body: { ...change, capacity: 1, version } });
    expect([status, body.code, body.errors[0].field]).toEqual([409, 'capacity-below-enrolled', 'capacity']);
  });
});

describe('disableLecture', () => {
  it('ends a lecture for good: no new weeks, no new students', async () => {
    const { body: made } = await api.call('POST', '/lectures', { as: 'ta', body: { ...input, name: '여름 특강' } });
    const path = `/lectures/${made.id}` as const;
    expect((await api.call('PUT', `/lectures/${unknownId}/disable`, { as: 'ta' })).status).toBe(404);
    expect((await api.call('PUT', `${path}/disable`, { as: 'ta' })).status).toBe(200);
    expect((await api.call('PUT', `${path}/disable`, { as: 'ta' })).status).toBe(200);
    const week = await api.call('POST', `${path}/weekly-lectures`, {
      as: 'ta',
      body: { weekNumber: 1, heldOn: '2026-12-01' },
    });
    expect([week.status, week.body.code]).toEqual([409, 'lecture-disabled']);
  });
});
