import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { operations } from '#openapi/generated/operations.ts';
import { staff, students } from '#mocks/cast.ts';
import { serveWebsockets } from '../adapters/server/websockets.node.ts';
import { subscriptionOptions } from '../gql/live/subscriptions.ts';
import { readInPreview } from '../rest/_protocol/access/access.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { unknownId } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const { minsu, seoyeon } = students;
const begin = (id: string, as: Person | { token: string }) => api.call('POST', `/students/${id}/preview`, { as });
const previewOf = async (id: string, as: Person | { token: string } = 'ta') => ({
  token: (await begin(id, as)).body.accessToken as string,
});
const kept = () =>
  api.deps.db.sql.query<Record<string, unknown>>(
    `select kind, actor_id, actor_role, student_id, ip from access_log where kind = 'PREVIEW' order by id`,
  );
const home = '{ students { id user { name } } scores { student { id } } notifications { id studentId } }';

describe('what a student sees is shown', () => {
  it('of students alone', async () => {
    expect((await begin(unknownId, 'ta')).status).toBe(404);
    expect((await begin(staff.admin.id, 'ta')).status).toBe(404);
    expect((await begin('number-one', 'ta')).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('not of a student who cannot come in', async () => {
    await api.call('PUT', `/students/${seoyeon.id}/toggle-status`, { as: 'ta', body: { isActive: false } });
    const refused = await begin(seoyeon.id, 'ta');
    expect([refused.status, refused.body.code]).toEqual([409, 'student-inactive']);
    await api.call('PUT', `/students/${seoyeon.id}/toggle-status`, { as: 'ta', body: { isActive: true } });
  });

  it('and the access log keeps each who looked at whom', async () => {
    const { status, body, headers } = await begin(minsu.id, 'ta');
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: minsu.id, name: minsu.name });
    expect(headers.getSetCookie()).toEqual([]);
    await begin(minsu.id, 'ta');
    const entry = { kind: 'PREVIEW', actor_id: staff.ta.id, actor_role: 'ta', student_id: minsu.id, ip: '192.0.2.1' };
    expect(await kept()).toEqual([entry, entry]);
    const { body: log } = await api.gql(
      '{ accessLog(where: { kind: { _eq: "PREVIEW" } }) { actor { name } student { name } } }',
      { as: 'admin' },
    );
    expect(log.data.accessLog[0]).toEqual({ actor: { name: staff.ta.name }, student: { name: minsu.name } });
  });
});

describe('what is seen', () => {
  it('is what the student reads, and no more', async () => {
    const as = await previewOf(minsu.id);
    const seen = await api.gql(home, { as });
    expect(seen.body).toEqual((await api.gql(home, { as: 'minsu' })).body);
    expect(seen.body.data.students).toEqual([{ id: minsu.id, user: { name: minsu.name } }]);
    for (const query of ['{ consults { id } }', '{ studentMemos { id } }', '{ auditLog { id } }']) {
      expect((await api.gql(query, { as })).body.errors, query).toHaveLength(1);
    }
  });

  it('hides phone numbers where the academy wants them hidden from staff', async () => {
    const as = await previewOf(minsu.id);
    const query = '{ students { user { phone } } }';
    await api.call('PUT', '/auth/phone-masking', { as: 'admin', body: { maskPhones: true } });
    expect((await api.gql(query, { as: 'minsu' })).body.data.students[0].user.phone).toMatch(/^\+82/);
    expect((await api.gql(query, { as })).body.data.students[0].user.phone).toMatch(/^010-\*{4}-/);
    await api.call('PUT', '/auth/phone-masking', { as: 'admin', body: { maskPhones: false } });
  });
});

describe('nothing is done', () => {
  let as: { token: string };
  beforeAll(async () => void (as = await previewOf(minsu.id)));

  // Every operation is asked by the caller `preview` of the permission matrix.
  it('by a call, and staff are told so', async () => {
    const { status, body } = await api.call('PUT', '/sp/announcements/read', { as });
    expect([status, body.code]).toEqual([403, 'preview-read-only']);
    expect(body.detail).toMatch(/보기만/);
  });

  it('by what may be called', () => {
    const methods = [...readInPreview].map((id) => operations[id].method);
    expect(methods).toEqual(Array(readInPreview.size).fill('GET'));
  });

  it('by a mutation, however it is named', async () => {
    const read = 'mutation Read { insert_announcementReads(objects: []) { affected_rows } }';
    for (const query of [read, `query Home { __typename } ${read}`, `${read} query Home { __typename }`]) {
      const { body } = await api.gql(query, { as });
      expect(body.errors[0].extensions.code).toBe('preview-read-only');
    }
  });

  it('by a mutation in a batch or over the connection of subscriptions', async () => {
    const query = 'mutation { insert_announcementReads(objects: []) { affected_rows } }';
    const batch = await api.send('POST', '/gql', { as, body: [{ query: '{ __typename }' }, { query }] });
    expect(batch.body[1].errors[0].extensions.code).toBe('preview-read-only');

    const server = createServer();
    const close = serveWebsockets(server, { path: '/api/gql', admits: () => true }, () =>
      subscriptionOptions(api.deps),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const client = createClient({
      url: `ws://localhost:${(server.address() as AddressInfo).port}/api/gql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { headers: { authorization: `Bearer ${as.token}` } },
    });
    const refused = await new Promise((resolve) => {
      client.subscribe({ query }, { next: resolve, error: resolve, complete: () => undefined });
    });
    expect(JSON.stringify(refused)).toContain('preview-read-only');
    await client.dispose();
    await close();
    server.close();
  });
});

describe('files', () => {
  it('are taken as staff: nothing is noted in the name of the student', async () => {
    const as = await previewOf(minsu.id);
    const [file] = await api.deps.db.sql.query<{ id: string }>(
      `select files.id from files where state = 'DONE' and may_read_file(files, '${minsu.id}') limit 1`,
    );
    const { status, body } = await api.call('GET', `/sp/get-download-url-by-file-id/${file?.id}`, { as });
    expect(status).toBe(200);
    const claims = JSON.parse(atob(String(body.url).split('/').at(-1)?.split('.')[1] ?? ''));
    expect(claims.sub).toBe(staff.ta.id);
  });
});

describe('it ends', () => {
  it('after 15 minutes', async () => {
    const as = await previewOf(minsu.id);
    expect((await api.gql(home, { as })).status).toBe(200);
    api.wait(15 * 60 + 1);
    expect((await api.gql(home, { as })).status).toBe(401);
  });

  it('with the session of the staff member', async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const as = await previewOf(minsu.id, { token });
    expect((await api.gql(home, { as })).status).toBe(200);
    expect((await api.call('POST', '/auth/logout', { as: { token } })).status).toBe(204);
    expect((await api.gql(home, { as })).status).toBe(401);
  });

  it('when the student becomes inactive', async () => {
    const as = await previewOf(minsu.id);
    const set = (isActive: boolean) =>
      api.call('PUT', `/students/${minsu.id}/toggle-status`, { as: 'ta', body: { isActive } });
    await set(false);
    expect((await api.gql(home, { as })).status).toBe(401);
    await set(true);
    expect((await api.gql(home, { as })).status).toBe(200);
  });

  it('without a trace in the session of the student', async () => {
    const { token } = await api.signIn(minsu.loginId);
    await previewOf(minsu.id);
    const { body } = await api.call('GET', '/auth/account/sessions', { as: { token } });
    const before = body.sessions.length;
    await previewOf(minsu.id);
    const again = await api.call('GET', '/auth/account/sessions', { as: { token } });
    expect(again.body.sessions).toHaveLength(before);
  });
});
