import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { listen } from '../testing/servers/listen.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ heartbeat: 100 })));
afterAll(() => api.close());

const disable = (id: string, disabled = true) =>
  api.deps.db.kysely.updateTable('users').set({ is_active: !disabled }).where('id', '=', id).execute();

const open = (token: string) => listen(api, token);

describe('/api/realtime', () => {
  it('needs a session', async () => {
    expect((await api.send('GET', '/realtime')).status).toBe(401);
    expect((await api.send('GET', '/realtime', { as: { token: 'nonsense' } })).status).toBe(401);
  });

  it('tells every listener which roots a command changed, and carries no data', async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const stream = await open(token);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    await api.call('POST', '/realtime/refresh/participants/week-1', { as: 'admin' });
    await expect.poll(() => stream.events.length).toBe(2);
    expect(JSON.parse(stream.events[1]?.data ?? '')).toEqual({ roots: ['participants'], at: expect.any(String) });
    stream.close();
  });

  it.each([
    ['the person is disabled', () => disable(students.doyun.id)],
    ['the token expires', async () => api.wait(901)],
  ])('ends within a heartbeat when %s', async (_, end) => {
    const { token } = await api.signIn(students.doyun.loginId);
    const response = await api.app.fetch(
      new Request('http://academy.test/api/realtime', { headers: { authorization: `Bearer ${token}` } }),
    );
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await chunks?.read())?.value).toContain('event: ready');
    expect((await chunks?.read())?.value).toBe(': still here\n\n');
    await end();
    while (!(await chunks?.read())?.done);
    await disable(students.doyun.id, false);
  });

  it('ends when the server stops', async () => {
    const own = await startApi();
    const { token } = await own.signIn(staff.ta.loginId);
    const response = await own.app.fetch(
      new Request('http://academy.test/api/realtime', { headers: { authorization: `Bearer ${token}` } }),
    );
    const text = response.text();
    own.app.close();
    expect(await text).toContain('event: ready');
    await own.close();
  });
});

describe('requestRefresh', () => {
  const request = (topic: string, as: 'ta' | 'minsu') => api.call('POST', `/realtime/refresh/${topic}/x`, { as });

  it('refuses unknown topics', async () => {
    expect((await request('lectures', 'ta')).status).toBe(204);
    expect((await request('refreshTokens', 'ta')).status).toBe(404);
    expect((await request('NoTopic', 'ta')).status).toBe(404);
  });

  it('does not let a student make the academy reload', async () => {
    const { token } = await api.signIn(students.seoyeon.loginId);
    const stream = await open(token);
    expect((await request('lectures', 'minsu')).status).toBe(204);
    await request('participants', 'ta');
    await expect.poll(() => stream.events.length).toBe(2);
    expect(stream.events[1]?.data).toContain('participants');
    stream.close();
  });

  it('tells staff only who is viewing what', async () => {
    const { token } = await api.signIn(staff.taAdmin.loginId);
    const { token: student } = await api.signIn(students.seoyeon.loginId);
    const [desk, phone] = [await open(token), await open(student)];
    const say = (words: string, as: 'ta' | 'minsu') =>
      api.call('POST', `/realtime/refresh/participants/week-1?${words}`, { as });
    expect((await say('presence=asleep', 'ta')).status).toBe(400);
    expect((await say('presence=here&place=<b>', 'ta')).status).toBe(400);
    expect((await say('presence=here', 'minsu')).status).toBe(204);
    expect((await say('presence=here&place=row-1%20memo', 'ta')).status).toBe(204);
    await request('participants', 'ta');
    await expect.poll(() => desk.events.length).toBe(3);
    await expect.poll(() => phone.events.length).toBe(2);
    const { id: userId, name } = staff.ta;
    expect(desk.events[1]?.event).toBe('presence');
    expect(JSON.parse(desk.events[1]?.data ?? '')).toEqual({
      roots: [],
      at: expect.any(String),
      presence: { topic: 'participants', id: 'week-1', userId, name, state: 'here', place: 'row-1 memo' },
    });
    expect(phone.events[1]?.data).toContain('participants');
    desk.close();
    phone.close();
  });

  it('limits the rate of requests', async () => {
    const statuses = await Promise.all(Array.from({ length: 70 }, () => request('notices', 'ta')));
    expect(statuses.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('a student', () => {
  it('is told of tables they may read, and of no others', async () => {
    const { token } = await api.signIn(students.minsu.loginId);
    const stream = await open(token);
    const tell = (roots: string[]) =>
      api.deps.db.sql.query('select announce(variadic $1::text[])', [`{${roots.join()}}`]);
    await tell(['consults', 'studentMemos', 'auditLog']);
    await tell(['consults', 'participants']);
    // What the 70 refreshes above tell may still come.
    const told = () => stream.events.slice(1).flatMap(({ data }) => (JSON.parse(data) as { roots: string[] }).roots);
    await expect.poll(told).toContain('participants');
    expect(told().filter((root) => root !== 'notices')).toEqual(['participants']);
    stream.close();
  });
});
