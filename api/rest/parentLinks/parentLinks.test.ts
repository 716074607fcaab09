import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { weekdayOf } from '#ui-kit/format/time/date.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addSlot, cancelBookings } from '../../testing/setups/clinic.ts';
import { addShownExam } from '../../testing/setups/reports.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
const { minsu, seoyeon } = students;
beforeAll(async () => {
  api = await startApi();
  await cancelBookings(api, minsu.id);
});
afterAll(() => api.close());

let networks = 1;
let ip = '';
beforeEach(() => void (ip = `198.18.${networks++}.1`));

type LinkInput = Sent<'createParentLink'>;
const create = (
  body: Omit<LinkInput, 'days'> & { days?: number },
  as: Person | undefined = 'ta',
  id: string = minsu.id,
) => api.call('POST', `/students/${id}/parent-links`, { as, body: { days: 7, ...body } });
/** A new link: its id, its token and the body that opens it. */
async function link(purpose: LinkInput['purpose'], more: Partial<LinkInput> = {}) {
  const { status, body } = await create({ purpose, ...more });
  expect(status).toBe(201);
  const token = body.url.split('/').at(-1) as string;
  return { id: body.id as string, url: body.url as string, asked: { token, purpose } };
}
/** The browser of most tests; the challenge has tests with others. */
const usual = 'link_device=usual';
const call = (
  what: 'absence' | 'cancel' | 'consent' | 'reserve',
  body: Sent<'tellAbsence' | 'cancelByLink' | 'consentByLink' | 'reserveByLink'>,
) => api.call('POST', `/parent-links/${what}`, { body, headers: { 'x-forwarded-for': ip, cookie: usual } });
const open = (body: Sent<'openParentLink'>, cookie = usual) =>
  api.call('POST', '/parent-links/open', { body, headers: { 'x-forwarded-for': ip, cookie } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a parent link', () => {
  it('is made with values that make sense', async () => {
    expect((await create(unfit({ purpose: 'ALL' }))).status).toBe(400);
    expect((await create({ purpose: 'WEEK', days: 0 })).status).toBe(400);
    expect((await create({ purpose: 'VIDEO' })).body.errors[0].field).toBe('videoId');
    expect((await create({ purpose: 'VIDEO', videoId: unknownId })).status).toBe(404);
    expect((await create({ purpose: 'WEEK' }, 'ta', unknownId)).status).toBe(404);
    const text = { sendKey: unknownId, body: '주소 없음', quietHoursConfirmed: true };
    expect((await create({ purpose: 'WEEK', text })).body.errors[0].field).toBe('text.body');
  });

  it('is made for who takes part', async () => {
    await api.deps.db.kysely
      .updateTable('students')
      .set({ withdrawn_on: dateOf(0) })
      .where('id', '=', seoyeon.id)
      .execute();
    expect(codeOf(await create({ purpose: 'WEEK' }, 'ta', seoyeon.id))).toEqual([409, 'inactive']);
    await api.deps.db.kysely.updateTable('students').set({ withdrawn_on: null }).where('id', '=', seoyeon.id).execute();
  });

  it('has nothing personal in its address, of which only the hash is kept and nothing logged', async () => {
    const { url, asked } = await link('WEEK');
    expect(url).toMatch(/^http:\/\/academy\.test\/link\/week\/[\w-]{64}$/);
    await open(asked);
    const rows = await api.deps.db.kysely.selectFrom('parent_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(asked.token);
    expect(api.logged.join('\n')).not.toContain(asked.token);
  });

  it('is refused alike when guessed, cut, for something else, expired, revoked or used up', async () => {
    const good = await link('WEEK');
    const revoked = await link('WEEK');
    await api.call('POST', '/parent-links/revoke', { as: 'ta', body: { linkIds: [revoked.id] } });
    const used = await link('CONSENT');
    const consent = { ...used.asked, giverName: '김보호', kinds: ['PHOTO'] } satisfies Sent<'consentByLink'>;
    expect((await call('consent', consent)).status).toBe(204);
    const expired = await link('WEEK');
    await api.deps.db.sql.query(
      `update parent_links set expires_at = created_at + interval '1 millisecond' where id = $1`,
      [expired.id],
    );
    const answers = [
      await open({ ...good.asked, token: 'A'.repeat(64) }),
      await open({ ...good.asked, token: good.asked.token.slice(0, -1) }),
      await open({
        ...good.asked,
        token: `${good.asked.token.slice(0, -1)}${good.asked.token.endsWith('A') ? 'B' : 'A'}`,
      }),
      await open({ ...good.asked, purpose: 'COUNSEL' }),
      await open(revoked.asked),
      await open(used.asked),
      await call('consent', consent),
      await open(expired.asked),
      await call('absence', { ...good.asked, purpose: 'ABSENCE', weeklyLectureId: unknownId, reason: '몸살' }),
    ];
    const seen = answers.map(({ body: { requestId: _, ...body } }) => body);
    expect(seen[0]).toMatchObject({ status: 404, code: 'link-unknown' });
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect((await open(good.asked)).status).toBe(200);
  });

  it('limits guessing', async () => {
    const guess = () => open({ token: 'B'.repeat(64), purpose: 'WEEK' });
    for (let at = 0; at < 20; at += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
  });

  it('asks for the last four digits on the fourth device, not on those that opened it', async () => {
    await api.deps.db.kysely
      .updateTable('students')
      .set({ parent_phone: '+821055554321' })
      .where('id', '=', minsu.id)
      .execute();
    const { asked } = await link('WEEK');
    const cookies = [];
    for (let at = 0; at < 3; at += 1) {
      const { status, headers } = await open(asked, '');
      expect(status).toBe(200);
      cookies.push(
        headers
          .getSetCookie()
          .find((one) => one.startsWith('link_device='))
          ?.split(';')[0] ?? '',
      );
    }
    expect(codeOf(await open(asked, ''))).toEqual([403, 'digits-needed']);
    expect((await open(asked, cookies[0])).status).toBe(200);
    const wrong = await open({ ...asked, digits: '0000' }, '');
    expect(codeOf(wrong)).toEqual([403, 'digits-needed']);
    expect(JSON.stringify(wrong.body)).not.toContain('4321');
    const right = await open({ ...asked, digits: '4321' }, '');
    expect(right.status).toBe(200);
    const fourth = right.headers.getSetCookie()[0]?.split(';')[0];
    expect((await open(asked, fourth)).status).toBe(200);
  });

  describe('whose digits are guessed at', () => {
    const guess = async (asked: Parameters<typeof open>[0], digits = '1111') => {
      ip = `198.19.0.${networks++}`;
      return open({ ...asked, digits }, '');
    };
    /** A link that three browsers opened, and their cookies' first. */
    async function opened() {
      const { id, asked } = await link('WEEK');
      const { headers } = await open(asked, '');
      for (let at = 0; at < 2; at += 1) await open(asked, '');
      return { id, asked, first: headers.getSetCookie()[0]!.split(';')[0]! };
    }
    const renew = (asked: Sent<'renewParentLink'>) =>
      api.call('POST', '/parent-links/renew', { body: asked, headers: { 'x-forwarded-for': ip } });
    const renewedTexts = async () => {
      const of = api.deps.db.kysely.selectFrom('sms_recipients').innerJoin('sms_messages as m', 'm.id', 'message_id');
      const texts = await of.select(['sms_recipients.body', 'phone']).where('send_key', 'like', 'renewed:%').execute();
      return texts.map(({ body, phone }) => ({ phone, token: body!.split('/').at(-1)! }));
    };

    it('lets the right ones pass until ten were wrong in its life, however long that takes', async () => {
      const { asked, first } = await opened();
      for (let at = 0; at < 9; at += 1) {
        expect(codeOf(await guess(asked))).toEqual([403, 'digits-needed']);
        api.wait(3601);
      }
      expect((await guess(asked, '4321')).status).toBe(200);
      // The right ones take none of the wrong back.
      expect(codeOf(await guess(asked))).toEqual([403, 'link-locked']);
      expect(codeOf(await guess(asked, '4321'))).toEqual([403, 'link-locked']);
      api.wait(86_400);
      expect(codeOf(await guess(asked, '4321'))).toEqual([403, 'link-locked']);
      expect((await open(asked, first)).status).toBe(200);
      api.wait(-86_400 - 9 * 3601);
    });

    it('is replaced by a text to the number on file alone, three times', async () => {
      const { id, asked, first } = await opened();
      expect(codeOf(await renew(asked))).toEqual([409, 'link-open']);
      for (let at = 0; at < 10; at += 1) await guess(asked);
      for (let at = 0; at < 3; at += 1) expect((await renew(asked)).status).toBe(204);
      expect(codeOf(await renew(asked))).toEqual([409, 'link-renewed-often']);
      const sent = await renewedTexts();
      expect(sent.map(({ phone }) => phone)).toEqual(Array(3).fill('+821055554321'));
      // Each text opens, on any browser: who asks for texts of others shuts nobody out.
      for (const { token } of sent) expect((await open({ token, purpose: 'WEEK' }, '')).status).toBe(200);
      expect((await open(asked, first)).status).toBe(200);
      const read = `{ parentLinks(where: {id: {_eq: "${id}"}}) { isLocked } }`;
      expect((await api.gql(read, { as: 'ta' })).body.data.parentLinks).toEqual([{ isLocked: true }]);
    });

    it('sends nothing where there is no number, no link, or it was revoked', async () => {
      const { id, asked } = await opened();
      for (let at = 0; at < 10; at += 1) await guess(asked);
      const students = api.deps.db.kysely.updateTable('students').where('id', '=', minsu.id);
      await students.set({ parent_phone: null }).execute();
      expect(codeOf(await renew(asked))).toEqual([409, 'no-phone']);
      await students.set({ parent_phone: '+821055554321' }).execute();
      expect(codeOf(await renew({ ...asked, token: 'A'.repeat(64) }))).toEqual([404, 'link-unknown']);
      await api.call('POST', '/parent-links/revoke', { as: 'ta', body: { linkIds: [id] } });
      expect(codeOf(await renew(asked))).toEqual([404, 'link-unknown']);
    });
  });

  it('opens nothing of a student who is forgotten', async () => {
    const { body } = await create({ purpose: 'WEEK' }, 'ta', students.geonu.id);
    await api.deps.db.sql.query('select anonymise_student($1)', [students.geonu.id]);
    expect((await open({ token: body.url.split('/').at(-1)!, purpose: 'WEEK' })).status).toBe(404);
  });

  it('goes to the parents in a text once', async () => {
    const text = { sendKey: crypto.randomUUID(), body: '#{이름} 학생: #{링크}', quietHoursConfirmed: true };
    const first = await create({ purpose: 'WEEK', text });
    expect([first.status, first.body.queued]).toEqual([201, 1]);
    expect(codeOf(await create({ purpose: 'WEEK', text }))).toEqual([409, 'already-sent']);
    const sent = await api.deps.db.kysely
      .selectFrom('sms_recipients')
      .select('body')
      .where('addressee', '=', 'PARENT')
      .execute();
    expect(sent.some(({ body }) => body?.includes(first.body.url))).toBe(true);
  });
});

describe('what it shows and does', () => {
  it('shows this week of one student, and never a score that the student does not see', async () => {
    const exam = await addShownExam(api, 71);
    const { kysely } = api.deps.db;
    const mine = exam.scores.find(({ studentId }) => studentId === minsu.id) ?? exam.scores[0]!;
    const { body } = await create({ purpose: 'WEEK' }, 'ta', mine.studentId);
    const asked = { token: body.url.split('/').at(-1)!, purpose: 'WEEK' } as const;
    await api.deps.db.sql.query(
      `update weekly_lectures set held_on = (now() at time zone 'Asia/Seoul')::date where id = (select weekly_lecture_id from exams where id = $1)`,
      [exam.id],
    );
    const shown = (await open(asked)).body;
    expect(shown.scores).toContainEqual(expect.objectContaining({ examName: '쪽지시험', totalPoints: 100 }));
    expect([shown.slots, shown.video, shown.consents]).toEqual([[], null, []]);
    expect(shown.lessons.length).toBeGreaterThan(0);
    const mineOn = `select lecture.name as "lectureName", held_on::text as "heldOn", time.starts_at as "startsAt", time.ends_at as "endsAt"
      from lesson_times as time join lectures as lecture on lecture.id = time.lecture_id where student_id = $1 and held_on <= $2 order by held_on, time.starts_at, lecture.name`;
    const sunday = dateOf(7 - weekdayOf(dateOf(0)));
    await api.deps.db.sql.query(
      `update lectures set weekday = extract(isodow from $1::date) where id in (select lecture_id from enrollments where student_id = $2)`,
      [sunday, mine.studentId],
    );
    const times = (await open(asked)).body.times;
    expect(times).toEqual(await api.deps.db.sql.query(mineOn, [mine.studentId, sunday]));
    await kysely.updateTable('exams').set({ is_shown: false }).where('id', '=', exam.id).execute();
    const hidden = (await open(asked)).body;
    expect(hidden.scores.filter(({ value }) => value === shown.scores.at(-1)!.value)).toEqual([]);
    const others = await kysely
      .selectFrom('users')
      .select('name')
      .where('id', '<>', mine.studentId)
      .where('type', '=', 'STUDENT')
      .execute();
    expect(others.filter(({ name }) => JSON.stringify(shown).includes(`"${name}"`))).toEqual([]);
  });

  it('books and cancels as the student may, within the limit of counsels', async () => {
    const [one, two] = [
      await addSlot(api, { inDays: 81, reserveType: 'COUNSEL' }),
      await addSlot(api, { inDays: 82, reserveType: 'COUNSEL' }),
    ];
    const { asked } = await link('COUNSEL');
    const slots = (await open(asked)).body.slots.map(({ slotId }: { slotId: string }) => slotId);
    expect(slots).toEqual(expect.arrayContaining([one.id, two.id]));
    const reserve = (slotId: string, more: Partial<Sent<'reserveByLink'>> = {}) =>
      call('reserve', { ...asked, slotId, counselType: 'PARENT', ...more });
    expect((await reserve(one.id)).body.status).toBe('RESERVED');
    expect(codeOf(await reserve(two.id))).toEqual([409, 'counsel-limit']);
    expect((await reserve(one.id, { purpose: 'CLINIC' })).status).toBe(404);
    expect((await reserve(one.id, { purpose: 'WEEK' })).status).toBe(400);
    expect((await open(asked)).body.bookings).toMatchObject([{ slotId: one.id, counselType: 'PARENT' }]);
    const clinic = await link('CLINIC');
    expect((await call('cancel', { ...clinic.asked, slotId: one.id })).status).toBe(404);
    const other = await create({ purpose: 'COUNSEL' }, 'ta', seoyeon.id);
    const theirs = { token: other.body.url.split('/').at(-1)!, purpose: 'COUNSEL', slotId: one.id } as const;
    expect((await call('cancel', theirs)).status).toBe(404);
    expect((await call('cancel', { ...asked, slotId: one.id })).status).toBe(204);
    expect((await open(asked)).body.bookings).toEqual([]);
  });

  it('tells an absence, which staff take over or leave', async () => {
    const [lesson] = await api.deps.db.sql.query<{ id: string }>(
      `update participants set attendance_type_id = null where id = (
         select id from participants where student_id = $1 and not is_locked order by id limit 1) returning weekly_lecture_id as id`,
      [minsu.id],
    );
    await api.deps.db.sql.query(
      `update weekly_lectures set held_on = (now() at time zone 'Asia/Seoul')::date where id = $1`,
      [lesson!.id],
    );
    const { asked } = await link('ABSENCE');
    const tell = (weeklyLectureId: string, reason: string | null = '몸살') =>
      call('absence', { ...asked, weeklyLectureId, reason });
    expect((await open(asked)).body.lessons).toContainEqual(
      expect.objectContaining({ weeklyLectureId: lesson!.id, notice: null }),
    );
    expect(codeOf(await tell(unknownId))).toEqual([409, 'lesson-over']);
    expect((await tell(lesson!.id, ' ')).status).toBe(422);
    expect((await tell(lesson!.id)).status).toBe(204);
    expect((await tell(lesson!.id, '병원')).status).toBe(204);
    const read = `{ absenceNotices(where: {weeklyLectureId: {_eq: "${lesson!.id}"}, status: {_eq: "OPEN"}}) { id reason studentId } }`;
    expect((await api.gql(read, { as: 'minsu' })).body.errors).toHaveLength(1);
    const notices = (await api.gql(read, { as: 'ta' })).body.data.absenceNotices;
    expect(notices).toEqual([{ id: expect.any(String), reason: '병원', studentId: minsu.id }]);
    // Taken back, twice, and told anew.
    const openNotices = async () => (await api.gql(read, { as: 'ta' })).body.data.absenceNotices as { id: string }[];
    expect((await tell(lesson!.id, null)).status).toBe(204);
    expect(await openNotices()).toEqual([]);
    expect((await tell(lesson!.id, null)).status).toBe(204);
    expect((await tell(lesson!.id)).status).toBe(204);
    const [again] = await openNotices();
    const decide = (accept: boolean, as: Person, id = again!.id) =>
      api.call('PUT', `/absence-notices/${id}/decide`, { as, body: { accept } });
    expect((await decide(true, 'ta', unknownId)).status).toBe(404);
    expect((await decide(true, 'ta')).status).toBe(204);
    expect((await decide(false, 'ta')).status).toBe(204);
    const [mark] = await api.deps.db.sql.query<{ present: boolean }>(
      `select counts_as_present as present from participants join attendance_types as type on type.id = attendance_type_id
       where weekly_lecture_id = $1 and student_id = $2`,
      [lesson!.id, minsu.id],
    );
    expect(mark).toEqual({ present: false });
    expect(codeOf(await tell(lesson!.id))).toEqual([409, 'lesson-over']);
    expect(codeOf(await tell(lesson!.id, null))).toEqual([409, 'absence-decided']);
  });

  it("keeps the guardian's consent with its time and how it came", async () => {
    const { body } = await create({ purpose: 'CONSENT' }, 'ta', seoyeon.id);
    const asked = { token: body.url.split('/').at(-1)!, purpose: 'CONSENT' } as const;
    const give = (more: Partial<Sent<'consentByLink'>> = {}) =>
      call('consent', { ...asked, giverName: '이보호', kinds: ['REQUIRED'], ...more });
    expect((await give({ kinds: [] })).status).toBe(400);
    expect((await give()).status).toBe(204);
    const kept = await api.deps.db.kysely
      .selectFrom('consents')
      .select(['kind', 'giver', 'giver_name', 'method', 'given_at'])
      .where('student_id', '=', seoyeon.id)
      .where('method', '=', 'LINK')
      .execute();
    expect(kept).toEqual([
      { kind: 'REQUIRED', giver: 'GUARDIAN', giver_name: '이보호', method: 'LINK', given_at: expect.any(Date) },
    ]);
  });

  it('plays one video while the student may watch it', async () => {
    const [found] = await api.deps.db.sql.query<{ student: string; video: string }>(
      `select student_id as student, video_id as video from open_video_readers join videos on videos.id = video_id
       join users on users.id = student_id and is_active order by (url is null) desc limit 1`,
    );
    const { body } = await create({ purpose: 'VIDEO', videoId: found!.video }, 'ta', found!.student);
    const asked = { token: body.url.split('/').at(-1)!, purpose: 'VIDEO' } as const;
    const shown = (await open(asked)).body;
    expect(shown.video).toMatchObject({
      title: expect.any(String),
      mark: expect.stringMatching(/^\S+ · \d{4}$/),
      url: expect.stringMatching(/^(https:|\/api\/parent-links\/video\/)/),
    });
    // A film that plays on asks again; a parent who comes back later has opened it once more.
    const opened = async () => {
      await open(asked);
      const read = `{ parentLinks_by_pk(id: "${body.id}") { openedCount } }`;
      return (await api.gql(read, { as: 'ta' })).body.data.parentLinks_by_pk.openedCount;
    };
    expect(await opened()).toBe(1);
    api.wait(3601);
    expect(await opened()).toBe(2);
    await api.deps.db.sql.query(`update videos set closes_at = opens_at + interval '1 second' where id = $1`, [
      found!.video,
    ]);
    await api.deps.db.sql.query('delete from video_windows where video_id = $1', [found!.video]);
    const [still] = await api.deps.db.sql.query(
      'select from open_video_readers where video_id = $1 and student_id = $2',
      [found!.video, found!.student],
    );
    expect((await open(asked)).body.video === null).toBe(still === undefined);
    const forged = await api.app.fetch(new Request('http://academy.test/api/parent-links/video/forged'), {
      ip: '192.0.2.1',
    });
    expect(forged.status).toBe(404);
  });
});
