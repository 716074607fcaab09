import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { measureText } from '#ui-kit/format/text/eucKr.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
/** An exam with 김민수 below and 이서연 above the cutline. */
let exam: Awaited<ReturnType<typeof addExam>>;
let week: { id: string; lecture: string };
const { minsu, seoyeon } = students;

beforeAll(async () => {
  api = await startApi({ smsOptOut: '080-123-4567', academyName: '다온학원' });
  // Noon in Seoul, whenever this runs.
  api.waitUntil('12:00');
  exam = await addExam(api, 60, { cutline: 60, points: [50, 50] });
  for (const [who, value] of [
    [minsu, 40],
    [seoyeon, 90],
  ] as const) {
    const score = exam.scores.find(({ studentId }) => studentId === who.id);
    await api.call('PATCH', `/wl-score/first/${score?.id}/value/${value}`, { as: 'ta', body: { version: 0 } });
  }
  const row = await api.deps.db.kysely
    .selectFrom('exams')
    .select(['weekly_lecture_id', 'lecture_id'])
    .where('id', '=', exam.id)
    .executeTakeFirstOrThrow();
  week = { id: row.weekly_lecture_id, lecture: row.lecture_id };
});
afterAll(() => api.close());

const draft = (more: Partial<Sent<'previewSms'>> = {}) =>
  ({ addressee: 'STUDENT', body: '안내드립니다.', studentIds: [minsu.id], ...more }) satisfies Sent<'previewSms'>;
type More = Partial<Sent<'sendSms'>>;
const input = (more: More = {}) => ({ ...draft(more), sendKey: crypto.randomUUID() }) satisfies Sent<'sendSms'>;
type Source = NonNullable<Sent<'sendSms'>['source']>;
const from = (kind: Source['kind'], id: string, more: Partial<Source> = {}) => ({
  studentIds: undefined,
  source: { kind, id, ...more },
});
const preview = (more: Partial<Sent<'previewSms'>> = {}) =>
  api.call('POST', '/sms/preview', { as: 'ta', body: draft(more) });
const send = (more: More = {}, as: Person = 'ta') => api.call('POST', '/sms/send', { as, body: input(more) });
const names = ({ body }: { body: { texts: { name: string }[] } }) => body.texts.map(({ name }) => name).sort();
const inHours = (hours: number) => new Date(api.deps.clock.now().getTime() + hours * 3_600_000).toISOString();

/** Sends in an hour, and answers the message's id. */
async function plan(more: More = {}): Promise<string> {
  const scheduledAt = inHours(1);
  const body = input({ scheduledAt, ...more });
  expect((await api.call('POST', '/sms/send', { as: 'ta', body })).status).toBe(201);
  const { id } = await api.deps.db.kysely
    .selectFrom('sms_messages')
    .select('id')
    .where('send_key', 'like', `%${body.sendKey}`)
    .executeTakeFirstOrThrow();
  return id;
}

const recipients = (id: string) =>
  api.deps.db.kysely
    .selectFrom('sms_recipients')
    .select(['body', 'status', 'failure_code', 'addressee', 'phone'])
    .where('message_id', '=', id)
    .orderBy('body')
    .execute();

it('refuses a text that somebody’s data makes one that carriers cannot take, naming them', async () => {
  const { kysely } = api.deps.db;
  const put = (school: string) => kysely.updateTable('students').set({ school }).where('id', '=', minsu.id).execute();
  const { school } = await kysely
    .selectFrom('students')
    .select('school')
    .where('id', '=', minsu.id)
    .executeTakeFirstOrThrow();
  await put('무지개🌈고');
  const { status, body } = await send({ body: '#{학교} 안내입니다.', studentIds: [minsu.id, seoyeon.id] });
  const message = '변수를 채우면 문자로 보낼 수 없는 글자가 들어갑니다: 김민수(🌈).';
  expect([status, body.errors]).toEqual([422, [{ field: 'body', message }]]);
  await put(school);
});

describe('a preview', () => {
  it('is for known people only', async () => {
    expect((await preview(unfit({ addressee: 'TEACHER' }))).status).toBe(400);
    expect((await preview({ studentIds: undefined })).status).toBe(400);
    expect((await preview({ source: { kind: 'LECTURE', id: week.lecture } })).status).toBe(400);
    expect((await preview(from('ATTENDANCE', week.id))).status).toBe(400);
    expect((await preview({ studentIds: [unknownId] })).status).toBe(404);
  });

  it.each(['LECTURE', 'WEEK', 'TAG', 'SCORE', 'WITHOUT_BOOKING'] as const)(
    'says when there is no such source: %s',
    async (kind) => {
      expect((await preview(from(kind, unknownId))).status).toBe(404);
    },
  );

  it('tells who gets what, and writes nothing', async () => {
    const count = () => api.deps.db.kysely.selectFrom('sms_messages').select('id').execute();
    const before = await count();
    const { status, body } = await preview({ body: '[#{학원}] #{이름}이/가 등원했습니다.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ people: 1, numbers: 1, merged: 0, channel: 'SMS', isQuiet: false, missing: [] });
    expect(body.texts).toMatchObject([
      { name: minsu.name, body: `[다온학원] ${minsu.name}가 등원했습니다.`, byteLength: 33 },
    ]);
    expect(await count()).toHaveLength(before.length);
  });

  it('names those for whom a variable has no value', async () => {
    const { body } = await preview({ studentIds: [minsu.id, seoyeon.id], body: '#{점수}점입니다.' });
    expect(body.missing).toEqual([{ variable: '점수', count: 2, names: expect.arrayContaining([minsu.name]) }]);
  });

  it('tells the price class at its borders', async () => {
    const of = async (text: string) => (await preview({ body: text })).body;
    expect(await of('가'.repeat(45))).toMatchObject({ channel: 'SMS', longest: 90, overSms: 0 });
    expect(await of(`${'가'.repeat(45)}a`)).toMatchObject({ channel: 'LMS', longest: 91, overSms: 1 });
    expect(await of('가'.repeat(1001))).toMatchObject({ channel: 'TOO_LONG', longest: 2002 });
  });

  it.each(['가나 abc\n', '똠각€®①', '伽詰', 'Ａア「」…―￦'])(
    'counts as many bytes as the screen does: %s',
    async (text) => {
      const { bytes, unsendable } = measureText(text.trim());
      expect(unsendable).toEqual([]);
      expect((await preview({ body: text.normalize('NFD') })).body.longest).toBe(bytes);
    },
  );

  it('refuses the letters that the screen refuses', async () => {
    const { status, body } = await preview({ body: '안내 ไ 😀' });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'body', message: '문자로 보낼 수 없는 글자가 있습니다: ไ 😀' }],
    ]);
  });

  it('says when it is night', async () => {
    expect((await preview({ scheduledAt: inHours(11) })).body.isQuiet).toBe(true);
  });
});

describe('people', () => {
  it('are found by score: below the cutline, and within a range', async () => {
    const below = await preview({
      ...from('SCORE', exam.id, { belowCutline: true }),
      body: '#{시험} #{점수}점/#{커트라인}점',
    });
    expect(below.body.texts).toMatchObject([{ name: minsu.name, body: expect.stringMatching(/ 40점\/60점$/) }]);
    expect(names(await preview(from('SCORE', exam.id, { minScore: 90, maxScore: 90 })))).toEqual([seoyeon.name]);
  });

  it('are found by week and by mark', async () => {
    const all = await preview({ ...from('WEEK', week.id), body: '#{강의} #{주차}' });
    expect(all.body.people).toBeGreaterThan(1);
    const type = await api.deps.db.kysely
      .selectFrom('attendance_types')
      .select(['id', 'name'])
      .where('counts_as_present', '=', false)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    await api.deps.db.kysely
      .updateTable('participants')
      .set({ attendance_type_id: type.id })
      .where('weekly_lecture_id', '=', week.id)
      .where('student_id', '=', minsu.id)
      .execute();
    const absent = await preview({ ...from('ATTENDANCE', week.id, { attendanceTypeIds: [type.id] }), body: '#{출결}' });
    expect(absent.body.texts).toMatchObject([{ name: minsu.name, body: type.name }]);
  });

  it('are found by lecture, and those without a clinic booking to come', async () => {
    const all = await preview(from('LECTURE', week.lecture));
    const without = await preview(from('WITHOUT_BOOKING', week.lecture));
    expect(all.body.people).toBeGreaterThan(0);
    expect(without.body.people).toBeLessThanOrEqual(all.body.people);
    const booked = await api.deps.db.kysely
      .selectFrom('clinic_participants')
      .innerJoin('users', 'users.id', 'clinic_participants.student_id')
      .select('users.name')
      .where('reserve_type', '=', 'CLINIC')
      .where('status', 'in', ['WAITING', 'RESERVED', 'ARRIVED'])
      .where('ends_at', '>', api.deps.clock.now())
      .execute();
    const those = new Set(booked.map(({ name }) => name));
    expect(
      names(all)
        .filter((name) => !names(without).includes(name))
        .every((name) => those.has(name)),
    ).toBe(true);
  });

  it('are found by tag', async () => {
    const { id } = await api.deps.db.kysely
      .insertInto('tags')
      .values({ name: '문자 시험' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nobody = await send(from('TAG', id));
    expect([nobody.status, nobody.body.code]).toEqual([409, 'nobody']);
    await api.deps.db.kysely.insertInto('user_tags').values({ user_id: minsu.id, tag_id: id }).execute();
    expect(names(await preview(from('TAG', id)))).toEqual([minsu.name]);
  });

  it('who share a number get one text that is made for all of them', async () => {
    const phone = '+821077778888';
    await api.deps.db.kysely
      .updateTable('students')
      .set({ parent_phone: phone })
      .where('id', 'in', [minsu.id, seoyeon.id])
      .execute();
    const more = { studentIds: [minsu.id, seoyeon.id], addressee: 'BOTH', body: '#{이름} 학생 안내' } satisfies More;
    const { body } = await preview(more);
    expect(body).toMatchObject({ people: 2, numbers: 3, merged: 1 });
    const shared = body.texts.find((text) => text.phone === phone)!;
    expect(shared.addressee).toBe('PARENT');
    for (const { name } of [minsu, seoyeon]) expect(shared.body).toContain(name);
    const id = await plan(more);
    expect((await recipients(id)).filter((one) => one.phone === phone)).toMatchObject([
      { addressee: 'PARENT', body: shared.body },
    ]);
  });
});

describe('a sending', () => {
  it('fills the variables of each, and refuses what it cannot fill', async () => {
    const refused = await send({ body: '#{이름} #{점수}점' });
    expect([refused.status, refused.body.code]).toEqual([422, 'unfilled']);
    expect(refused.body.errors).toEqual([{ field: 'body', message: expect.stringContaining(minsu.name) }]);
    const id = await plan({ ...from('SCORE', exam.id, { belowCutline: true }), body: '#{이름}은/는 #{점수}점' });
    expect(await recipients(id)).toMatchObject([{ body: `${minsu.name}는 40점` }]);
  });

  it('goes out at its time, not before', async () => {
    expect((await send({ scheduledAt: inHours(-1) })).status).toBe(400);
    const night = await send({ scheduledAt: inHours(11) });
    expect([night.status, night.body.code]).toEqual([409, 'quiet-hours']);
    expect((await send({ scheduledAt: inHours(11), quietHoursConfirmed: true })).status).toBe(201);
  });

  it('of an advertisement says who sends it and how to refuse it, by day, to those who agreed', async () => {
    await api.deps.db.sql.query(
      `insert into consents (student_id, kind, giver, giver_name, method, given_at) values ($1, 'MARKETING', 'STUDENT', '', 'PAPER', now())`,
      [minsu.id],
    );
    const more = { isAdvertisement: true, studentIds: [minsu.id, seoyeon.id], body: '특강을 엽니다.' };
    const { body } = await preview(more);
    expect(body).toMatchObject({ numbers: 1, withoutConsent: 1, left: [{ name: seoyeon.name, reason: 'NO_CONSENT' }] });
    expect(body.texts[0].body).toBe('(광고) 다온학원\n특강을 엽니다.\n무료수신거부 080-123-4567');
    const night = await send({ ...more, scheduledAt: inHours(11), quietHoursConfirmed: true });
    expect([night.status, night.body.code]).toEqual([409, 'advertisement-at-night']);
    const id = await plan(more);
    await api.call('PATCH', `/sms/${id}`, { as: 'ta', body: { scheduledAt: inHours(2) } });
    expect(await recipients(id)).toMatchObject([{ body: body.texts[0].body }]);
  });
});

describe('a text that waits', () => {
  it('is changed while all of it waits', async () => {
    const id = await plan({ body: '#{이름} 학생' });
    const change = (body: Sent<'changeSms'>, as: Person, of = id) => api.call('PATCH', `/sms/${of}`, { as, body });
    expect((await change({ body: '' }, 'ta')).status).toBe(400);
    expect((await change({ scheduledAt: inHours(-2) }, 'ta')).status).toBe(400);
    expect((await change({ body: '다른 말' }, 'ta', unknownId)).status).toBe(404);
    expect((await change({ body: '#{점수}점' }, 'ta')).body.code).toBe('unfilled');
    expect((await change({ scheduledAt: inHours(11) }, 'ta')).body.code).toBe('quiet-hours');
    expect(await recipients(id)).toMatchObject([{ body: `${minsu.name} 학생` }]);
    const changed = await change({ body: `#{이름}에게 ${'긴 글 '.repeat(20)}` }, 'ta');
    expect([changed.status, changed.body.queued]).toEqual([200, 1]);
    expect((await recipients(id))[0]?.body).toContain(`${minsu.name}에게 긴 글`);
    await api.call('POST', `/sms/${id}/cancel`, { as: 'ta' });
    expect((await change({ body: '늦은 말' }, 'ta')).body.code).toBe('already-sent');
  });

  it('is cancelled once', async () => {
    const id = await plan();
    const cancel = (as: Person, of = id) => api.call('POST', `/sms/${of}/cancel`, { as });
    expect((await cancel('ta', unknownId)).status).toBe(404);
    const done = await cancel('ta');
    expect([done.status, done.body]).toEqual([200, { cancelled: 1 }]);
    expect(await recipients(id)).toMatchObject([{ status: 'FAILED', failure_code: 'CANCELLED' }]);
    const results = api.deps.db.kysely.selectFrom('sms_results').select(['failed', 'cancelled']).where('id', '=', id);
    expect(await results.execute()).toEqual([{ failed: 0, cancelled: 1 }]);
    const again = await cancel('ta');
    expect([again.status, again.body.code]).toEqual([409, 'already-sent']);
  });
});

it('needs a number to refuse advertisements by', async () => {
  const { smsOptOut } = api.deps.place;
  delete api.deps.place.smsOptOut;
  const answer = await send({ isAdvertisement: true });
  expect([answer.status, answer.body.code]).toEqual([409, 'no-opt-out']);
  api.deps.place.smsOptOut = smsOptOut!;
});

it('writes nobody’s number to the log', () => {
  // The digits of an id may look like a number.
  const logged = api.logged.join('\n').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  expect(logged).not.toMatch(/\+?82-?10\d{8}|010-?\d{4}-?\d{4}/);
});
