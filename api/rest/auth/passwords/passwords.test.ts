import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi, type TestRequest } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const chosen = '봄날의 강가 7번길';
const change = (body: Sent<'changePassword'>, as?: TestRequest['as']) =>
  api.call('POST', '/sp/change-password', { body, as });
const changeStaff = (id: string, body: Sent<'changeSupervisorPassword'>, as?: TestRequest['as']) =>
  api.call('POST', `/supervisor/change-supervisor-password/${id}`, { body, as });
const errorsOf = (body: { errors?: { field: string }[] }) => body.errors?.map(({ field }) => field);

describe('a student changing their password', () => {
  it('must be a student', async () => {
    const body = { currentPassword: demoPassword, newPassword: chosen };
    const refused = await change(body, 'ta');
    expect([refused.status, refused.body.code]).toEqual([403, 'no-student-record']);
  });

  it.each([
    ['short', 'newPassword', demoPassword, 'abc'],
    ['common', 'newPassword', demoPassword, 'qwer1234!'],
    ['one run', 'newPassword', demoPassword, '23456789'],
    ['the own student number', 'newPassword', demoPassword, '20260002!'],
    ['the same as before', 'newPassword', demoPassword, demoPassword],
    ['wrong current', 'currentPassword', 'not it', chosen],
  ])('is refused at the field: %s', async (_, field, currentPassword, newPassword) => {
    const { status, body } = await change({ currentPassword, newPassword }, 'seoyeon');
    expect([status, errorsOf(body)]).toEqual([400, [field]]);
  });

  it('cannot be used to guess: five wrong current passwords block it', async () => {
    const guess = () => change({ currentPassword: 'wrong', newPassword: chosen }, 'doyun');
    await api.signIn(students.doyun.loginId);
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  it('ends the other sessions and keeps this one', async () => {
    const other = await api.signIn(students.minsu.loginId);
    const own = await api.signIn(students.minsu.loginId);
    const { status, body, headers } = await change({ currentPassword: demoPassword, newPassword: chosen }, own);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toContain('refresh_token=');
    expect((await api.gql('{ users { id } }', { as: other })).status).toBe(401);
    expect((await api.gql('{ users { id } }', { as: own })).status).toBe(401);
    expect((await api.gql('{ users { id } }', { as: { token: body.accessToken } })).body.data.users).toEqual([
      { id: students.minsu.id },
    ]);
    await api.signIn(students.minsu.loginId, chosen);
  });
});

describe('staff passwords', () => {
  it('cannot be set by a TA for a colleague', async () => {
    expect((await changeStaff(staff.taAdmin.id, { newPassword: chosen }, 'ta')).status).toBe(403);
  });

  it('of the ADMIN cannot be set by admin level', async () => {
    expect((await changeStaff(staff.admin.id, { newPassword: chosen }, 'taAdmin')).status).toBe(403);
  });

  it('answer 404 for a student or an unknown id', async () => {
    expect((await changeStaff(students.jihun.id, { newPassword: chosen }, 'admin')).status).toBe(404);
    expect((await changeStaff(crypto.randomUUID(), { newPassword: chosen }, 'admin')).status).toBe(404);
    expect((await changeStaff('not-an-id', { newPassword: chosen }, 'admin')).status).toBe(404);
  });

  it('need the current one when it is one’s own', async () => {
    const { status, body } = await changeStaff(staff.taAdmin.id, { newPassword: chosen }, 'taAdmin');
    expect([status, errorsOf(body)]).toEqual([400, ['currentPassword']]);
    const right = { currentPassword: demoPassword, newPassword: chosen };
    const answer = await changeStaff(staff.taAdmin.id, right, 'taAdmin');
    expect(answer.body.auth).toMatchObject({ userId: staff.taAdmin.id, mustChangePassword: false });
  });

  it('set by a manager are temporary: they allow only a password change, and expire', async () => {
    const before = await api.signIn(staff.ta.loginId);
    const given = await changeStaff(staff.ta.id, { newPassword: 'temporary-one' }, 'admin');
    expect([given.status, given.body]).toEqual([200, { auth: null }]);
    expect((await api.gql('{ notices { id } }', { as: before })).status).toBe(401);

    const session = await api.signIn(staff.ta.loginId, 'temporary-one');
    const asked = await api.gql('{ notices { id } }', { as: session });
    expect(asked.body.errors[0].extensions.code).toBe('validation-failed');
    expect((await api.gql('{ terms { id } }', { as: session })).body.data.terms).not.toHaveLength(0);
    for (const refused of [
      await api.call('POST', '/students', { as: session, body: { name: '새 학생' } }),
      await api.send('GET', '/realtime', { as: session }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'password-change-required']);
    }
    api.wait(14 * 86_400 + 1);
    const late = await api.call('POST', '/auth/login', {
      body: { loginId: staff.ta.loginId, password: 'temporary-one' },
    });
    expect([late.status, late.body.code]).toEqual([401, 'temporary-password-expired']);
  });
});
