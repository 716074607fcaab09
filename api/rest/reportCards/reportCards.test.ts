import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { addShownExam } from '../../testing/setups/reports.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let exam: Awaited<ReturnType<typeof addShownExam>>;
beforeAll(async () => {
  api = await startApi();
  exam = await addShownExam(api, 61);
});
afterAll(() => api.close());

const linkInput = (body: Partial<Sent<'createReportLinks'>> = {}) => ({
  examId: exam.id,
  studentIds: [exam.scores[0]!.studentId],
  days: 30,
  showsRank: false,
  ...body,
});
const make = (body: Partial<Sent<'createReportLinks'>> = {}) =>
  api.call('POST', '/report-cards/links', { as: 'ta', body: linkInput(body) });
const tokenOf = (url: string) => url.split('/').at(-1)!;
const open = (token: string, ip = '198.51.100.7', as?: 'ta' | 'minsu') =>
  api.call('POST', '/report-cards/open', { body: { token }, headers: { 'x-forwarded-for': ip }, as });
const makeOne = async (body: Partial<Sent<'createReportLinks'>> = {}): Promise<{ id: string; token: string }> => {
  const [link] = (await make(body)).body.links;
  return { id: link.id, token: tokenOf(link.url) };
};
const revoke = (...linkIds: string[]) =>
  api.call('POST', '/report-cards/links/revoke', { as: 'ta', body: { linkIds } });
const linkRow = async (id: string) => {
  const query = `{ reportLinks_by_pk(id: "${id}") { openedCount firstOpenedAt lastOpenedAt revokedAt } }`;
  return (await api.gql(query, { as: 'ta' })).body.data.reportLinks_by_pk;
};

describe('a link', () => {
  it.each([
    ['an unknown exam', { examId: unknownId }, 404, 'not-found'],
    ['somebody who is not in it', { studentIds: [staff.ta.id] }, 404, 'not-found'],
    ['nobody', { studentIds: [] }, 400, 'validation-failed'],
    ['half a year', { days: 180 }, 400, 'validation-failed'],
    ['a text without it', { text: { sendKey: unknownId, body: '성적표입니다.' } }, 400, 'validation-failed'],
    ['a variable nobody fills', { text: { sendKey: unknownId, body: '#{링크} #{날씨}' } }, 400, 'validation-failed'],
    ['an emoji', { text: { sendKey: unknownId, body: '#{링크} 🎉' } }, 400, 'validation-failed'],
  ])('is not made for %s', async (_, wrong, status, code) => {
    const answer = await make(wrong);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is not created for a hidden exam, nor for a student without a value', async () => {
    const hidden = await addExam(api, 62);
    const studentIds = [hidden.scores[0]!.studentId];
    expect((await make({ examId: hidden.id, studentIds })).body.code).toBe('exam-hidden');
    await api.deps.db.kysely.updateTable('exams').set({ is_shown: true }).where('id', '=', hidden.id).execute();
    expect((await make({ examId: hidden.id, studentIds })).body.code).toBe('not-graded');
  });

  it('is shown once and contains nothing personal; the database stores only its hash', async () => {
    const { status, body } = await make();
    expect([status, body.queued]).toEqual([201, 0]);
    expect(body.links[0].url).toMatch(/^http:\/\/academy\.test\/link\/[\w-]{64}$/);
    const token = tokenOf(body.links[0].url);
    const { kysely } = api.deps.db;
    const rows = await kysely.selectFrom('report_links').selectAll().where('id', '=', body.links[0].id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.logged.join('\n')).not.toContain(token);
  });

  it('shows the card of one student without signing in, and counts views except those of staff', async () => {
    const [score] = exam.scores;
    const { id, token } = await makeOne();
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      value: 50,
      rank: null,
      retakes: [],
      items: [],
      remark: '',
      exam: { name: '쪽지시험', totalPoints: 100, lectureName: '미적분 B' },
      statistics: { takenCount: exam.scores.length },
    });
    expect(body.trend.at(-1)).toMatchObject({ name: '쪽지시험', percent: 50 });
    const others = await api.deps.db.kysely
      .selectFrom('users')
      .innerJoin('scores', 'scores.student_id', 'users.id')
      .select(['users.name', 'users.id'])
      .where('scores.exam_id', '=', exam.id)
      .where('users.id', '<>', score!.studentId)
      .execute();
    const shown = JSON.stringify(body);
    expect(others.filter(({ name, id: other }) => shown.includes(name) || shown.includes(other))).toEqual([]);
    await open(token, '198.51.100.7', 'ta');
    await open(token, '198.51.100.7', 'minsu');
    const row = await linkRow(id);
    expect(row.openedCount).toBe(2);
    expect(row.firstOpenedAt <= row.lastOpenedAt).toBe(true);
  });

  it('shows the rank where staff allow it', async () => {
    const { token } = await makeOne({ showsRank: true });
    const { length } = exam.scores;
    expect((await open(token)).body.rank).toMatchObject({ rank: length, takenCount: length });
  });

  it('shows no class figures when fewer than five took the exam', async () => {
    const small = await addShownExam(api, 63);
    const left = small.scores.slice(0, 4).map(({ id }) => id);
    await api.deps.db.kysely
      .deleteFrom('score_attempts')
      .where('exam_id', '=', small.id)
      .where('score_id', 'not in', left)
      .execute();
    const { token } = await makeOne({
      examId: small.id,
      studentIds: [small.scores[0]!.studentId],
      showsRank: true,
    });
    const { body } = await open(token);
    expect([body.statistics, body.rank, body.trend.at(-1)!.meanPercent]).toEqual([null, null, null]);
  });

  it('opens nothing once it is revoked, for good', async () => {
    const [one, other] = [await makeOne(), await makeOne()];
    expect((await revoke(unknownId)).status).toBe(404);
    expect((await revoke(one.id)).body).toEqual({ revoked: 1 });
    expect((await revoke(one.id)).body).toEqual({ revoked: 0 });
    const { status, body } = await open(one.token);
    expect([status, body.code, body.exam]).toEqual([404, 'link-unknown', undefined]);
    expect((await open(other.token)).status).toBe(200);
    expect((await linkRow(one.id)).openedCount).toBe(0);
  });

  it('opens nothing while its exam is hidden', async () => {
    const other = await addShownExam(api, 64);
    const { token } = await makeOne({ examId: other.id, studentIds: [other.scores[0]!.studentId] });
    const show = (is_shown: boolean) =>
      api.deps.db.kysely.updateTable('exams').set({ is_shown }).where('id', '=', other.id).execute();
    await show(false);
    const { status, body } = await open(token);
    expect([status, body.code]).toEqual([404, 'link-unknown']);
    await show(true);
    expect((await open(token)).status).toBe(200);
  });

  it('opens nothing of an anonymised student, whose remarks are deleted', async () => {
    const other = await addShownExam(api, 65);
    const { id: scoreId, studentId } = other.scores.at(-1)!;
    await api.call('PUT', `/wl-score/${scoreId}/report-remark`, {
      as: 'ta',
      body: { body: '비밀 한마디', version: 0 },
    });
    const { token } = await makeOne({ examId: other.id, studentIds: [studentId] });
    expect((await open(token)).body.remark).toBe('비밀 한마디');
    await api.deps.db.sql.query('select anonymise_student($1)', [studentId]);
    expect((await open(token)).body.code).toBe('link-unknown');
    const audit = await api.deps.db.sql.query(
      `select from audit_log where (before || after)::text like '%비밀 한마디%'`,
    );
    expect(audit).toEqual([]);
  });

  it('is refused alike whether it is guessed, cut, of another kind, expired, revoked or of a hidden exam', async () => {
    const [revoked, expired] = [await makeOne(), await makeOne({ days: 1 })];
    await revoke(revoked.id);
    await api.deps.db.sql.query(
      `update report_links set expires_at = clock_timestamp() where token_hash is not null and id = $1`,
      [expired.id],
    );
    const { body: made } = await api.call('POST', `/students/${exam.scores[0]!.studentId}/parent-links`, {
      as: 'ta',
      body: { purpose: 'WEEK', days: 7 },
    });
    const ofAnother = String(made.url).split('/').at(-1) ?? '';
    const tokens = ['x'.repeat(64), revoked.token.slice(0, 40), ofAnother, revoked.token, expired.token];
    const answers = await Promise.all(tokens.map((token) => open(token)));
    const told = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(told).toEqual(tokens.map(() => told[0]));
    expect(told[0]).toMatchObject({ status: 404, body: { code: 'link-unknown' } });
  });

  it('opens nothing while its student is to be forgotten, nor is one made', async () => {
    const { token } = await makeOne();
    const forgotten = (at: string) =>
      api.deps.db.sql.query(`update students set anonymises_at = ${at} where id = $1`, [exam.scores[0]!.studentId]);
    await forgotten(`now() + interval '7 days'`);
    expect((await open(token)).body.code).toBe('link-unknown');
    const answer = await make();
    expect([answer.status, answer.body.code]).toEqual([409, 'deletion-asked']);
    await forgotten('null');
    expect((await open(token)).status).toBe(200);
  });

  it('expires', async () => {
    const { token } = await makeOne({ days: 1 });
    api.wait(86_400 + 1);
    const { status, body } = await open(token);
    expect([status, body.code]).toEqual([404, 'link-unknown']);
  });
});

describe('a text with the links', () => {
  const text = (sendKey: string, body = '#{이름} 학생의 #{시험} 성적표입니다.\n#{링크}') => ({
    sendKey,
    body,
    quietHoursConfirmed: true,
  });
  const recipientsOf = (sendKey: string) =>
    api.deps.db.kysely
      .selectFrom('sms_recipients as recipient')
      .innerJoin('sms_messages as message', 'message.id', 'recipient.message_id')
      .select(['recipient.body', 'recipient.phone', 'recipient.addressee', 'recipient.channel'])
      .where('message.send_key', 'like', `%${sendKey}`)
      .execute();

  it('is refused when the name of the exam makes it one that carriers cannot take', async () => {
    const named = (name: string) =>
      api.deps.db.kysely.updateTable('exams').set({ name }).where('id', '=', exam.id).execute();
    const studentIds = [exam.scores[0]!.studentId];
    await api.deps.db.kysely
      .updateTable('students')
      .set({ parent_phone: '+821055550009' })
      .where('id', '=', studentIds[0]!)
      .execute();
    await named('쪽지시험🌈');
    const { status, body } = await make({ studentIds, text: text(crypto.randomUUID()) });
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, 'unsendable', 'text.body']);
    await named('쪽지시험');
  });

  it('sends each link to the parents once, links of siblings in one text', async () => {
    const three = exam.scores.slice(0, 3);
    const studentIds = three.map(({ studentId }) => studentId).sort();
    const setPhone = (at: number, parent_phone: string | null) =>
      api.deps.db.kysely.updateTable('students').set({ parent_phone }).where('id', '=', studentIds[at]!).execute();
    await setPhone(0, '+821055550001');
    await setPhone(1, '+821055550001');
    await setPhone(2, null);
    const sendKey = crypto.randomUUID();
    const first = await make({ studentIds, text: text(sendKey) });
    expect([first.status, first.body.queued, first.body.withoutPhone]).toEqual([201, 1, 1]);
    const again = await make({ studentIds, text: text(sendKey) });
    expect([again.body.links, again.body.queued]).toEqual([[], 1]);
    const [recipient, ...others] = await recipientsOf(sendKey);
    expect(others).toEqual([]);
    expect(recipient).toMatchObject({ phone: '+821055550001', addressee: 'PARENT', channel: 'LMS' });
    const urls = first.body.links.map(({ url }: { url: string }) => url);
    expect(urls.map((url: string) => recipient?.body.includes(url))).toEqual([true, true, false]);
    const [token] = recipient!.body.match(/[\w-]{64}/) ?? [''];
    expect((await open(token!)).status).toBe(200);
    const onlySilent = await make({ studentIds: studentIds.slice(2), text: text(crypto.randomUUID()) });
    expect([onlySilent.status, onlySilent.body.code]).toEqual([409, 'no-phone']);
  });
});

describe("the teacher's words", () => {
  const write = (
    scoreId: string,
    body: Sent<'writeReportRemark'>['body'],
    version: number,
    as: 'ta' | 'admin' = 'ta',
  ) => api.call('PUT', `/wl-score/${scoreId}/report-remark`, { as, body: { body, version } });

  it('are refused when too long, for an unknown score, or at an old version with both texts', async () => {
    const { id } = exam.scores[4]!;
    expect((await write(id, '가'.repeat(501), 0)).status).toBe(400);
    expect((await write(unknownId, '말', 0)).status).toBe(404);
    expect((await write(id, ' 꾸준히\r\n늘었어요 ', 0)).body).toEqual({ version: 1 });
    expect((await write(id, '꾸준히\n늘었어요', 1)).body).toEqual({ version: 1 });
    const { status, body } = await write(id, '다른 말', 0, 'admin');
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts[0]).toMatchObject({
      id,
      mine: '다른 말',
      theirs: '꾸준히\n늘었어요',
      theirVersion: 1,
      changedBy: staff.ta.name,
    });
    expect((await write(id, '', 1)).body).toEqual({ version: 2 });
  });

  it('are shown on the card of the link in their current form', async () => {
    const { id, studentId } = exam.scores[5]!;
    const { token } = await makeOne({ studentIds: [studentId] });
    await write(id, '이차함수를 다시 보면 좋겠습니다.', 0);
    expect((await open(token)).body.remark).toBe('이차함수를 다시 보면 좋겠습니다.');
  });
});
