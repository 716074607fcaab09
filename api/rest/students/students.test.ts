import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword, lectures, staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const read = async (id: string) => {
  const { body } = await api.gql(
    `query ($id: uuid!) { students_by_pk(id: $id) {
      studentNumber school grade parentName parentPhone version user { name loginId phone isActive mustChangePassword } } }`,
    { as: 'admin', variables: { id } },
  );
  return body.data.students_by_pk;
};

describe('createStudent', () => {
  it('gives the next free number, which is the login id, and stores names and phones in one form', async () => {
    const { status, body } = await api.call('POST', '/students', {
      as: 'ta',
      body: {
        name: ' 한지우\u00a0'.normalize('NFD'),
        phone: '010.2345.6789',
        parentPhone: '02-555-0123',
        grade: '고1',
      },
    });
    expect(status).toBe(201);
    expect(await read(body.id)).toEqual({
      studentNumber: expect.stringMatching(/^20\d{6}$/),
      school: '',
      grade: '고1',
      parentName: '',
      parentPhone: '+8225550123',
      version: 1,
      user: {
        name: '한지우',
        loginId: (await read(body.id)).studentNumber,
        phone: '+821023456789',
        isActive: true,
        mustChangePassword: false,
      },
    });
  });

  it('gives twenty students at once twenty different numbers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => api.call('POST', '/students', { as: 'ta', body: { name: `동시 ${at}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const numbers = await Promise.all(answers.map(async ({ body }) => (await read(body.id)).studentNumber));
    expect(new Set(numbers).size).toBe(20);
  });

  it('refuses a wrong phone at its field, and a taken student number', async () => {
    for (const phone of ['02-12', '010-1234-567', '010-1234-56789']) {
      const { status, body } = await api.call('POST', '/students', { as: 'ta', body: { name: '한지우', phone } });
      expect([phone, status]).toEqual([phone, 400]);
      expect(body.errors).toEqual([{ field: 'phone', message: expect.stringMatching(/[가-힣]/) }]);
    }
    const { status, body } = await api.call('POST', '/students', {
      as: 'ta',
      body: { name: '한지우', studentNumber: students.minsu.loginId },
    });
    expect([status, body.code, body.errors[0].field]).toEqual([409, 'duplicate-student-number', 'studentNumber']);
  });

  it('refuses a student number that no answer sheet holds, at its field', async () => {
    for (const studentNumber of ['2026001', '202600011', '2026-0001']) {
      const { status, body } = await api.call('POST', '/students', {
        as: 'ta',
        body: { name: '한지우', studentNumber },
      });
      const fields = body.errors?.map(({ field }: { field: string }) => field);
      expect([studentNumber, status, fields]).toEqual([studentNumber, 400, ['studentNumber']]);
    }
  });
});

describe('updateStudent', () => {
  const path = `/students/${students.seoyeon.id}` as const;

  it('answers 404 for an unknown id and for the id of staff', async () => {
    for (const id of [unknownId, staff.ta.id, 'nobody']) {
      expect(
        (await api.call('PUT', `/students/${id}`, { as: 'ta', body: { name: '한지우', version: 1 } })).status,
      ).toBe(404);
    }
  });

  it('refuses a version that is none', async () => {
    const { status, body } = await api.send('PUT', path, { as: 'ta', body: { name: '이서연', version: 'one' } });
    expect([status, body.errors[0].field]).toEqual([400, 'version']);
  });

  it('changes what was sent and leaves the rest; null clears', async () => {
    const before = await read(students.seoyeon.id);
    const { version } = before;
    const body = {
      version,
      name: '이서연',
      grade: '고3',
      parentPhone: null,
      studentNumber: '20269001',
    } satisfies Sent<'updateStudent'>;
    expect((await api.call('PUT', path, { as: 'ta', body })).status).toBe(200);
    expect(await read(students.seoyeon.id)).toEqual({
      ...before,
      grade: '고3',
      parentPhone: null,
      studentNumber: '20269001',
      version: version + 1,
      user: { ...before.user, loginId: '20269001' },
    });
  });

  it('refuses a number that somebody else has, and changes nothing', async () => {
    const before = await read(students.seoyeon.id);
    const body = { version: before.version, name: '이서윤', studentNumber: students.minsu.loginId };
    const answer = await api.call('PUT', path, { as: 'ta', body });
    expect([answer.status, answer.body.code]).toEqual([409, 'duplicate-student-number']);
    expect(await read(students.seoyeon.id)).toEqual(before);
  });
});

describe('updateStudent of two people at once', () => {
  const path = `/students/${students.jihun.id}` as const;

  it('answers the second writer with both values, the other author and the time, for names and phones too', async () => {
    const { version, school } = await read(students.jihun.id);
    const first = { version, name: '박지훈', phone: '010-9999-0001' };
    expect((await api.call('PUT', path, { as: 'admin', body: first })).status).toBe(200);
    const second = { version, name: '박지훈', phone: '010-9999-0002', school };
    const { status, body } = await api.call('PUT', path, { as: 'ta', body: second });
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toEqual([
      {
        id: students.jihun.id,
        label: '박지훈 학생',
        mine: '휴대폰 010-9999-0002',
        theirs: '휴대폰 010-9999-0001',
        theirVersion: version + 1,
        changedBy: staff.admin.name,
        changedAt: expect.any(String),
      },
    ]);
    const { theirVersion } = body.conflicts[0];
    expect((await api.call('PUT', path, { as: 'ta', body: { ...second, version: theirVersion } })).status).toBe(200);
  });

  it('accepts exactly one of ten writers', async () => {
    const { version } = await read(students.jihun.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api.call('PUT', path, { as: 'ta', body: { version, name: '박지훈', school: `학교 ${at}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

describe('setRepresentativeLecture', () => {
  const path = `/students/${students.geonu.id}/representative-lectures` as const;
  const lectureOf = async () => {
    const { body } = await api.gql(
      `{ students_by_pk(id: "${students.geonu.id}") { representativeLecture { lectureId } } }`,
      { as: 'ta' },
    );
    return body.data.students_by_pk.representativeLecture?.lectureId ?? null;
  };

  it('refuses unknown ids', async () => {
    const body = { lectureId: lectures.basics.id };
    expect((await api.send('POST', path, { as: 'ta', body: {} })).status).toBe(400);
    expect((await api.call('POST', path, { as: 'ta', body: { lectureId: unknownId } })).status).toBe(404);
    const stranger = `/students/${staff.ta.id}/representative-lectures` as const;
    expect((await api.call('POST', stranger, { as: 'ta', body })).status).toBe(404);
  });

  it('is set, changed and cleared', async () => {
    for (const lectureId of [lectures.basics.id, lectures.basics.id, lectures.calculusB.id, null, null]) {
      expect((await api.call('POST', path, { as: 'ta', body: { lectureId } })).status).toBe(200);
      expect(await lectureOf()).toBe(lectureId);
    }
  });
});

describe('toggleStudentStatus', () => {
  it('takes effect at the next call, and is idempotent', async () => {
    const path = `/students/${students.geonu.id}/toggle-status` as const;
    const { token } = await api.signIn(students.geonu.loginId);
    const ask = () => api.gql('{ students { id } }', { as: { token } });
    expect((await ask()).status).toBe(200);
    for (const isActive of [false, false]) {
      expect((await api.call('PUT', path, { as: 'ta', body: { isActive } })).status).toBe(200);
    }
    expect((await ask()).status).toBe(401);
    expect((await api.call('PUT', path, { as: 'ta', body: { isActive: true } })).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect(
      (await api.call('PUT', `/students/${staff.ta.id}/toggle-status`, { as: 'ta', body: { isActive: false } })).status,
    ).toBe(404);
    // Without a body it is turned round, and here back again.
    for (const isActive of [false, true]) {
      expect((await api.call('PUT', path, { as: 'ta' })).status).toBe(200);
      const signedIn = await api.call('POST', '/auth/login', {
        body: { loginId: students.geonu.loginId, password: demoPassword },
      });
      expect(signedIn.status === 200).toBe(isActive);
    }
    const { body } = await api.gql(
      `{ auditLog(where: { rowId: { _eq: "${students.geonu.id}" }, tableName: { _eq: "users" }, action: { _eq: "UPDATE" } }) { action actor { name } } }`,
      { as: 'admin' },
    );
    expect(body.data.auditLog).toEqual(Array(4).fill({ action: 'UPDATE', actor: { name: staff.ta.name } }));
  });
});

describe('issueTemporaryPasswords', () => {
  const path = '/students/batch-change-password';

  it('is for managers, and TAs to whom it was given', async () => {
    const issue = () => api.call('POST', path, { as: 'ta', body: { userIds: [students.doyun.id] } });
    const refused = await issue();
    expect([refused.status, refused.body.code]).toEqual([403, 'power-needed']);
    const give = { as: 'admin' as const, body: { powers: ['ISSUE_PASSWORDS' as const] } };
    expect((await api.call('PUT', `/supervisor/${unknownId}/powers`, give)).status).toBe(404);
    expect((await api.call('PUT', `/supervisor/${staff.ta.id}/powers`, give)).status).toBe(204);
    expect((await issue()).status).toBe(200);
    const { body } = await api.call('POST', '/auth/refresh', {
      headers: { cookie: (await api.signIn(staff.ta.loginId)).cookie },
    });
    expect(body.powers).toEqual(['ISSUE_PASSWORDS']);
    await api.call('PUT', `/supervisor/${staff.ta.id}/powers`, { as: 'admin', body: { powers: [] } });
    expect((await issue()).status).toBe(403);
  });

  it('gives passwords that must be changed, ends open sessions, and expires them after 14 days', async () => {
    const { token } = await api.signIn(students.jihun.loginId);
    const userIds = [students.jihun.id, students.doyun.id];
    const { status, body } = await api.call('POST', path, { as: 'admin', body: { userIds } });
    expect(status).toBe(200);
    expect(body.passwords).toEqual(
      [students.jihun, students.doyun].map(({ id, name, loginId }) => ({
        userId: id,
        name,
        loginId,
        temporaryPassword: expect.stringMatching(/^[a-hjkmnp-z2-9]{10}$/),
      })),
    );
    expect(body.passwords[0].temporaryPassword).not.toBe(body.passwords[1].temporaryPassword);
    expect((await api.gql('{ students { id } }', { as: { token } })).status).toBe(401);
    const [{ loginId, temporaryPassword: password }] = body.passwords;
    const { body: session } = await api.call('POST', '/auth/login', { body: { loginId, password } });
    expect(session.mustChangePassword).toBe(true);
    api.wait(15 * 86_400);
    expect((await api.call('POST', '/auth/login', { body: { loginId, password } })).status).toBe(401);
    expect(api.logged.join()).not.toContain(password);
  });

  it('gives none when one of them is no student', async () => {
    const before = await api.signIn(students.minsu.loginId);
    for (const stranger of [unknownId, staff.ta.id]) {
      const answer = await api.call('POST', path, { as: 'admin', body: { userIds: [students.minsu.id, stranger] } });
      expect(answer.status).toBe(404);
      expect((await api.call('POST', path, { as: 'admin', body: { userIds: [stranger] } })).status).toBe(404);
    }
    expect((await api.gql(`{ lectures_by_pk(id: "${lectures.calculusB.id}") { id } }`, { as: before })).status).toBe(
      200,
    );
    expect((await api.call('POST', path, { as: 'admin', body: { userIds: [] } })).status).toBe(400);
  });

  it('serves other requests while it hashes', async () => {
    const ask = () => api.gql('{ students { id } }', { as: 'admin' });
    await ask();
    let isDone = false;
    const { body: some } = await api.gql('{ students(limit: 16) { id } }', { as: 'admin' });
    const userIds = some.data.students.map(({ id }: { id: string }) => id);
    const issuing = api
      .call('POST', path, { as: 'admin', body: { userIds } })
      .then((answer) => ((isDone = true), answer));
    expect((await ask()).status).toBe(200);
    expect(isDone).toBe(false);
    expect((await issuing).status).toBe(200);
  });

  it('refuses before it hashes', async () => {
    const hash = vi.spyOn(api.deps.heavy, 'hashPassword');
    const issue = (as: 'ta' | 'admin', id: string) =>
      api.call('POST', path, { as, body: { userIds: [students.minsu.id, id] } });
    expect((await issue('ta', students.jihun.id)).status).toBe(403);
    expect((await issue('admin', unknownId)).status).toBe(404);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });
});
