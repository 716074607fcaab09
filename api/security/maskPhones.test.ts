// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { unfit, type Sent } from '../testing/calls.ts';
import { unknownId } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const { minsu } = students;
const setMasking = (maskPhones: Sent<'changePhoneMasking'>['maskPhones'], as: Person) =>
  api.call('PUT', '/auth/phone-masking', { as, body: { maskPhones } });
const reveal = (id: string, whose: Sent<'revealPhone'>['whose'], as: Person) =>
  api.call('POST', `/students/${id}/phone`, { as, body: { whose } });
const masked = /^\d{2,3}-\*{4}-\d{4}$/;
const whole = /^\+82\d{8,10}$/;

describe('the setting', () => {
  it('is changed by managers', async () => {
    expect((await setMasking(unfit('yes'), 'admin')).status).toBe(400);
    expect((await setMasking(true, 'admin')).status).toBe(204);
    expect((await api.call('GET', '/auth/account', { as: 'admin' })).body.maskPhones).toBe(true);
  });
});

describe('masked', () => {
  it.each([
    ['a list', '{ students { parentPhone user { phone } } }'],
    ['by other names', '{ students { a: parentPhone b: user { c: phone } } }'],
    [
      'by a fragment',
      'query A { students { ...Facts } } fragment Facts on students { parentPhone user { ...Person } } fragment Person on users { phone }',
    ],
    ['by an inline fragment', '{ students { ... on students { parentPhone user { ... { phone } } } } }'],
    ['asked twice', '{ students { parentPhone user { phone } user { ... { phone } } } }'],
    ['the search', '{ studentSearch { digits student { parentPhone user { phone } } } }'],
    ['an aggregate', '{ users_aggregate { aggregate { max { phone } } nodes { phone } } }'],
    ['people', '{ users { phone } }'],
    ['texts', '{ smsRecipients { phone } }'],
  ])('in %s', async (_, query) => {
    for (const as of ['ta', 'admin'] as const) {
      const { body, text } = { text: '', ...(await api.gql(query, { as })) };
      expect(body.errors).toBeUndefined();
      expect(text + JSON.stringify(body)).not.toMatch(/\+82|\b01\d{8,9}\b/);
    }
  });

  it('in a list inside of a record, and in the history', async () => {
    const query = `query ($id: uuid!) { students_by_pk(id: $id) { parentPhone user { phone } smsRecipients { phone } } auditLog(limit: 500) { before after } }`;
    await api.call('PUT', `/students/${minsu.id}`, { as: 'ta', body: { name: '김민수', phone: '010-1111-2222' } });
    const { body } = await api.gql(query, { as: 'admin', variables: { id: minsu.id } });
    expect(body.data.students_by_pk.user.phone).toMatch(whole);
    expect(body.data.auditLog.length).toBeGreaterThan(0);
    expect(JSON.stringify([body.data.auditLog, body.data.students_by_pk.smsRecipients])).not.toMatch(/\+82/);
  });

  it('over a search by number, which goes on finding', async () => {
    const { body } = await api.gql(
      '{ studentSearch(where: { digits: { _like: "%11112222%" } }) { student { id user { phone } } } }',
      { as: 'ta' },
    );
    expect(body.data.studentSearch).toEqual([{ student: { id: minsu.id, user: { phone: '010-****-2222' } } }]);
  });

  it('among the candidates of an import', async () => {
    const sheet = {
      name: '명단',
      headerRow: 1,
      columns: [
        { letter: 'A', header: '이름', field: 'name' },
        { letter: 'B', header: '휴대폰', field: 'phone' },
        { letter: 'C', header: '학번', field: 'studentNumber' },
      ],
      rows: [{ row: 2, cells: ['김민수', '010-3333-4444', minsu.loginId], decision: null }],
    };
    const form = new FormData();
    form.set('mode', 'PREVIEW');
    form.set('sheet', JSON.stringify(sheet));
    const { status, body } = await api.call('POST', '/students/excel', { as: 'ta', body: form });
    expect(status).toBe(200);
    const change = body.rows[0].changes.find(({ field }) => field === 'phone')!;
    expect(change.before).toMatch(/\*/);
    expect(JSON.stringify(body)).not.toMatch(/1111-?2222/);
  });

  it('not one’s own, of a student', async () => {
    const { body } = await api.gql('{ users { phone } }', { as: 'minsu' });
    expect(body.data.users).toEqual([{ phone: '+821011112222' }]);
  });

  it('not in an export, which says what for', async () => {
    const body = {
      userIds: [minsu.id],
      columns: ['phone'],
      format: 'CSV',
      purpose: '비상 연락',
      filter: '',
    } satisfies Sent<'exportStudents'>;
    const answer = await api.call('POST', '/students/export', { as: 'admin', body });
    expect(answer.body.students).toEqual([['010-1111-2222']]);
  });
});

describe('revealing', () => {
  it('refuses unknown ids', async () => {
    expect((await reveal(minsu.id, unfit('TEACHER'), 'ta')).status).toBe(400);
    expect((await reveal(unknownId, 'STUDENT', 'ta')).status).toBe(404);
  });

  it('answers one number, and keeps each look', async () => {
    for (const whose of ['STUDENT', 'PARENT', 'STUDENT'] as const) {
      const { status, body } = await reveal(minsu.id, whose, 'ta');
      expect([status, body.phone]).toEqual([200, expect.stringMatching(whole)]);
    }
    const kept = await api.deps.db.sql.query(
      `select student_id, facts ->> 'whose' as whose from access_log where kind = 'PHONE' order by id`,
    );
    expect(kept).toEqual(['STUDENT', 'PARENT', 'STUDENT'].map((whose) => ({ student_id: minsu.id, whose })));
  });
});

it('shows numbers again when the academy wants so', async () => {
  expect((await setMasking(false, 'admin')).status).toBe(204);
  const { body } = await api.gql('{ students(limit: 1) { parentPhone } }', { as: 'ta' });
  expect(body.data.students[0].parentPhone).not.toMatch(masked);
});
