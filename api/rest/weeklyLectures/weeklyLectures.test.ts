import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { addStudents } from '../../testing/setups/clinic.ts';
import { addWeek, attendanceTypes, participantsOf, unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const weeks = `/lectures/${lectures.calculusB.id}/weekly-lectures` as const;

describe('createWeeklyLecture', () => {
  it('refuses an invalid date, an unknown lecture, a taken number', async () => {
    const wrong = await api.call('POST', weeks, { as: 'ta', body: { weekNumber: 31, heldOn: '2026-02-30' } });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'heldOn']);
    const unknown = await api.call('POST', `/lectures/${unknownId}/weekly-lectures`, {
      as: 'ta',
      body: { weekNumber: 1, heldOn: '2026-12-01' },
    });
    expect(unknown.status).toBe(404);
    const taken = await api.call('POST', weeks, { as: 'ta', body: { weekNumber: 1, heldOn: '2026-12-01' } });
    expect([taken.status, taken.body.code]).toEqual([409, 'duplicate-week']);
  });

  it('copies the enrolled students, the hours and the room', async () => {
    const week = await addWeek(api, 40);
    const { body } = await api.gql(
      `{ weeklyLectures_by_pk(id: "${week.id}") { startsAt room lecture { startsAt room enrollments_aggregate(where: { toDate: { _is_null: true } }) { aggregate { count } } } } }`,
      { as: 'ta' },
    );
    const { startsAt, room, lecture } = body.data.weeklyLectures_by_pk;
    expect({ startsAt, room }).toEqual({ startsAt: lecture.startsAt, room: lecture.room });
    expect(week.participants).toHaveLength(lecture.enrollments_aggregate.aggregate.count);
  });

  it('accepts a name instead of a number', async () => {
    const { status } = await api.call('POST', `${weeks}/with-special-name`, {
      as: 'ta',
      body: { specialName: ' 수능 직전 특강 ', heldOn: '2026-12-05', startsAt: '10:00', endsAt: '13:00' },
    });
    expect(status).toBe(201);
    const { body } = await api.gql(
      '{ weeklyLectures(where: { specialName: { _eq: "수능 직전 특강" } }) { weekNumber startsAt } }',
      { as: 'ta' },
    );
    expect(body.data.weeklyLectures).toEqual([{ weekNumber: null, startsAt: '10:00:00' }]);
  });
});

describe('a run of weeks', () => {
  const day = (weekNumber: number) => new Date(Date.UTC(2027, 0, 5 + 7 * weekNumber)).toISOString().slice(0, 10);
  const run = (...numbers: number[]) => {
    const [first, ...following] = numbers.map((weekNumber) => ({ weekNumber, heldOn: day(weekNumber) }));
    return { ...first!, following };
  };
  const standing = async () => {
    const { body } = await api.gql(
      `{ weeklyLectures(where: { lectureId: { _eq: "${lectures.calculusB.id}" } }, order_by: { id: asc }) {
        id weekNumber specialName heldOn startsAt endsAt room participants_aggregate { aggregate { count } } } }`,
      { as: 'ta' },
    );
    return body.data.weeklyLectures as { id: string; weekNumber: number | null }[];
  };

  it('names the wrong field of the wrong week, and accepts at most 60', async () => {
    const wrong = {
      ...run(80),
      following: [{ weekNumber: 101, heldOn: day(2) }],
    } satisfies Sent<'createWeeklyLecture'>;
    const answer = await api.call('POST', weeks, { as: 'ta', body: wrong });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'following.0.weekNumber']);
    const many = run(...Array.from({ length: 61 }, (_, at) => at + 1));
    expect((await api.call('POST', weeks, { as: 'ta', body: many })).status).toBe(400);
  });

  it('adds nothing when one of its numbers is taken, and names it', async () => {
    const before = await standing();
    const taken = await api.call('POST', weeks, { as: 'ta', body: run(81, 1, 82, 2) });
    expect([taken.status, taken.body.code]).toEqual([409, 'duplicate-week']);
    expect(taken.body.detail).toContain('1, 2주차');
    const twice = await api.call('POST', weeks, { as: 'ta', body: run(81, 82, 81) });
    expect([twice.status, twice.body.code]).toEqual([409, 'duplicate-week']);
    expect(await standing()).toEqual(before);
  });

  it('adds nothing when one of its weeks ends before it begins', async () => {
    const before = await standing();
    const body = {
      ...run(81),
      following: [{ weekNumber: 82, heldOn: day(82), startsAt: '20:00', endsAt: '19:00' }],
    } satisfies Sent<'createWeeklyLecture'>;
    expect((await api.call('POST', weeks, { as: 'ta', body })).status).toBe(422);
    expect(await standing()).toEqual(before);
  });

  it('is undone as a whole, while nothing depends on any of its weeks', async () => {
    const before = await standing();
    const { body } = await api.call('POST', weeks, { as: 'ta', body: run(87, 88) });
    const whole = `${weeks}/${body.id}?changeSetId=${encodeURIComponent(body.changeSetId)}` as const;
    expect(
      (await api.call('DELETE', `${weeks}/${body.id}?changeSetId=${crypto.randomUUID()}`, { as: 'ta' })).status,
    ).toBe(404);
    const [other] = before;
    expect((await api.call('DELETE', `${weeks}/${other?.id}?${whole.split('?')[1]}`, { as: 'ta' })).status).toBe(404);

    const exam = { lecture_id: lectures.calculusB.id, weekly_lecture_id: body.ids[1], name: '주간 시험', sequence: 1 };
    const { id } = await api.deps.db.kysely.insertInto('exams').values(exam).returning('id').executeTakeFirstOrThrow();
    const refused = await api.call('DELETE', whole, { as: 'ta' });
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect(refused.body.detail).toContain('88주차에 남은 것이 있어 삭제할 수 없습니다: 시험 1개(주간 시험).');
    expect(await standing()).toHaveLength(before.length + 2);

    await api.deps.db.kysely.deleteFrom('exams').where('id', '=', id).execute();
    expect((await api.call('DELETE', whole, { as: 'ta' })).status).toBe(204);
    expect(await standing()).toEqual(before);
  });

  it('is one change set, in the order asked for', async () => {
    const { status, body } = await api.call('POST', weeks, { as: 'ta', body: run(83, 84, 85) });
    expect([status, body.ids.length, body.ids[0]]).toEqual([201, 3, body.id]);
    const added = new Map((await standing()).map(({ id, weekNumber }) => [id, weekNumber]));
    expect(body.ids.map((id: string) => added.get(id))).toEqual([83, 84, 85]);
    const { body: log } = await api.gql(
      `query ($set: uuid!) { auditLog(where: { changeSetId: { _eq: $set }, tableName: { _eq: "weekly_lectures" } }) { rowId action } }`,
      { as: 'admin', variables: { set: body.changeSetId } },
    );
    expect(log.data.auditLog.map(({ rowId }: { rowId: string }) => rowId).sort()).toEqual(body.ids.toSorted());
  });

  it(
    'is added completely or not at all for any request, and changes no existing week',
    { tags: ['sampled'] },
    async () => {
      const numbers = fc.array(fc.integer({ min: 80, max: 100 }), { minLength: 1, maxLength: 6 });
      const property = fc.asyncProperty(numbers, async (asked) => {
        const before = await standing();
        const taken = new Set(before.map(({ weekNumber }) => weekNumber));
        const fits = new Set(asked).size === asked.length && asked.every((weekNumber) => !taken.has(weekNumber));
        const { status } = await api.call('POST', weeks, { as: 'ta', body: run(...asked) });
        const after = await standing();
        expect(status).toBe(fits ? 201 : 409);
        const known = new Set(before.map(({ id }) => id));
        expect(after.filter(({ id }) => known.has(id))).toEqual(before);
        expect(after.flatMap(({ id, weekNumber }) => (known.has(id) ? [] : [weekNumber]))).toHaveLength(
          fits ? asked.length : 0,
        );
      });
      await fc.assert(property, { numRuns: Math.ceil(25 * Number(process.env.TEST_RUNS)) });
    },
  );
});

describe('a lecture that meets twice a week', () => {
  const twice = `/lectures/${lectures.basics.id}/weekly-lectures` as const;
  const namesOf = async (...ids: string[]) => {
    const { body } = await api.gql(
      `query ($ids: [uuid!]!) { weeklyLectures(where: { id: { _in: $ids } }, order_by: { heldOn: asc }) { weekNumber placeInWeek } }`,
      { as: 'ta', variables: { ids } },
    );
    return (body.data.weeklyLectures as { weekNumber: number; placeInWeek: string | null }[]).map(
      ({ weekNumber, placeInWeek }) => `${weekNumber} ${placeInWeek}`,
    );
  };
  const add = (body: Sent<'createWeeklyLecture'>) => api.call('POST', twice, { as: 'ta', body });

  it('has two lessons of one number; a third needs a place, and a taken place is refused at its field', async () => {
    await api.deps.db.sql.query('delete from lecture_hours where lecture_id = $1', [lectures.basics.id]);
    const alone = await add({ weekNumber: 61, heldOn: '2027-06-01' });
    expect((await add({ weekNumber: 61, heldOn: '2027-06-04' })).status).toBe(409);
    await api.deps.db.sql.query(
      `insert into lecture_hours (lecture_id, weekday, starts_at, ends_at) select id, weekday % 7 + 1, '09:00', '10:00' from lectures where id = $1`,
      [lectures.basics.id],
    );
    expect(await namesOf(alone.body.id)).toEqual(['61 null']);
    const second = await add({ weekNumber: 61, heldOn: '2027-06-04' });
    expect(await namesOf(alone.body.id, second.body.id)).toEqual(['61 1/2', '61 2/2']);
    const taken = await add({ weekNumber: 61, heldOn: '2027-06-05' });
    expect([taken.status, taken.body.errors[0].field]).toEqual([409, 'weekNumber']);
    const again = await add({ weekNumber: 61, meeting: 2, heldOn: '2027-06-05' });
    expect([again.status, again.body.errors[0].field]).toEqual([409, 'meeting']);
    expect(again.body.detail).toBe('61주차의 2번째 수업이 이미 있습니다. 순서나 번호를 바꿔 주세요.');
    const third = await add({ weekNumber: 61, meeting: 3, heldOn: '2027-06-05' });
    expect(await namesOf(alone.body.id, second.body.id, third.body.id)).toEqual(['61 1/3', '61 2/3', '61 3/3']);
    const moved = await api.call('PUT', `${twice}/${third.body.id}`, {
      as: 'ta',
      body: { weekNumber: 61, meeting: 1, heldOn: '2027-06-05' },
    });
    expect([moved.status, moved.body.errors[0].field]).toEqual([409, 'weekNumber']);
    const renumbered = { weekNumber: 62, heldOn: '2027-06-05' };
    expect((await api.call('PUT', `${twice}/${third.body.id}`, { as: 'ta', body: renumbered })).status).toBe(200);
    expect(await namesOf(alone.body.id, second.body.id, third.body.id)).toEqual(['61 1/2', '61 2/2', '62 null']);
  });

  it('adds both lessons of each week in one run, and names a number asked for too often', async () => {
    const lesson = (weekNumber: number, day: number) => ({ weekNumber, heldOn: `2027-07-${day}` });
    const following = [lesson(71, 16), lesson(72, 20), lesson(72, 23)];
    const { body } = await add({ ...lesson(71, 13), following });
    expect(await namesOf(...body.ids)).toEqual(['71 1/2', '71 2/2', '72 1/2', '72 2/2']);
    const tooMany = await add({ ...lesson(73, 27), following: [lesson(73, 28), lesson(73, 30)] });
    expect([tooMany.status, tooMany.body.detail]).toEqual([
      409,
      '73주차를 3번 추가할 수 없습니다. 번호를 바꿔 주세요.',
    ]);
  });
});

describe('updateWeeklyLecture', () => {
  it('changes the given fields only, and only under its own lecture', async () => {
    const week = await addWeek(api, 41);
    const body = { weekNumber: 41, heldOn: '2026-12-20', room: '특별관' };
    const elsewhere = `/lectures/${lectures.basics.id}/weekly-lectures/${week.id}` as const;
    expect((await api.call('PUT', elsewhere, { as: 'ta', body })).status).toBe(404);
    expect((await api.call('PUT', week.path, { as: 'ta', body })).status).toBe(200);
    const { body: read } = await api.gql(`{ weeklyLectures_by_pk(id: "${week.id}") { heldOn room endsAt } }`, {
      as: 'ta',
    });
    expect(read.data.weeklyLectures_by_pk).toEqual({ heldOn: '2026-12-20', room: '특별관', endsAt: '21:30:00' });
    const named = await api.call('PUT', `${week.path}/with-special-name`, {
      as: 'ta',
      body: { specialName: '보강', heldOn: '2026-12-20' },
    });
    expect(named.status).toBe(200);
  });
});

describe('a week that is moved', () => {
  it('takes the roster of its new date; who is marked or a guest stays', async () => {
    const { kysely } = api.deps.db;
    const [comes = '', goes = '', marked = '', guest = ''] = await addStudents(api, 4);
    const enrolled = (student_id: string, from: number, to: number | null) => ({
      student_id,
      lecture_id: lectures.calculusB.id,
      from_date: dateOf(from),
      to_date: to === null ? null : dateOf(to),
    });
    const list = [enrolled(comes, 80, null), enrolled(goes, 1, 78), enrolled(marked, 1, 78)];
    await kysely.insertInto('enrollments').values(list).execute();
    const week = await addWeek(api, 75);
    await kysely.insertInto('participants').values({ weekly_lecture_id: week.id, student_id: guest }).execute();
    const mark = { as: 'ta', body: { version: 1 } } as const;
    await api.call('PUT', `${week.path}/attendance/${marked}/${(await attendanceTypes(api))['결석']}`, mark);
    const names = await namesOf(comes, goes, marked);
    const body = { weekNumber: 75, heldOn: dateOf(85) };
    const concerned = { joined: [names[0]], left: [names[1]], kept: [names[2]] };
    const dry = await api.call('PUT', week.path, { as: 'ta', body: { ...body, dryRun: true } });
    expect(dry.body).toMatchObject(concerned);
    const those = async () =>
      (await participantsOf(api, week.id))
        .map(({ studentId }) => studentId)
        .filter((id) => [comes, goes, marked, guest].includes(id));
    expect(await those()).toEqual([goes, marked, guest].toSorted());
    expect((await api.call('PUT', week.path, { as: 'ta', body })).body).toMatchObject(concerned);
    expect(await those()).toEqual([comes, marked, guest].toSorted());
    const stays = await api.call('PUT', week.path, { as: 'ta', body: { ...body, room: '5층' } });
    const told = (await participantsOf(api, week.id)).length;
    expect(stays.body).toEqual({ id: week.id, joined: [], left: [], kept: [], told, clashes: [], taken: [] });
  });

  it('says beforehand how many are told, as the lecture has its templates', async () => {
    const { kysely } = api.deps.db;
    const { path, lectureId, participants } = await addWeek(api, 76);
    const ask = async (body: object) =>
      (await api.send('PUT', path, { as: 'ta', body: { weekNumber: 76, dryRun: true, ...body } })).body.told;
    expect(await ask({ heldOn: dateOf(76), room: '6층' })).toBe(participants.length);
    expect(await ask({ heldOn: dateOf(76) })).toBe(0);
    const template = kysely.selectFrom('push_alert_templates').select('id').where('event', '=', 'WEEK_MOVED');
    const off = { template_id: (await template.executeTakeFirstOrThrow()).id, lecture_id: lectureId, is_active: false };
    await kysely.insertInto('push_alert_lectures').values(off).execute();
    expect(await ask({ heldOn: dateOf(77) })).toBe(0);
  });

  const namesOf = async (...ids: string[]) => {
    const rows = await api.deps.db.kysely.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.name);
  };
});

describe('deleteWeeklyLecture', () => {
  it('refuses while a mark depends on it, then deletes', async () => {
    const week = await addWeek(api, 42);
    const types = await attendanceTypes(api);
    const [someone] = week.participants;
    await api.call('PUT', `${week.path}/attendance/${someone?.studentId}/${types['출석']}`, {
      as: 'ta',
      body: { version: 1 },
    });
    const refused = await api.call('DELETE', week.path, { as: 'ta' });
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect(refused.body.detail).toContain('출결이나 메모 1명');
    await api.call('PUT', `${week.path}/attendance/${someone?.studentId}/none`, { as: 'ta', body: { version: 2 } });
    expect((await api.call('DELETE', week.path, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', week.path, { as: 'ta' })).status).toBe(404);
  });

  it('refuses while an exam belongs to it, and names it', async () => {
    const week = await addWeek(api, 43);
    await api.deps.db.kysely
      .insertInto('exams')
      .values({ lecture_id: week.lectureId, weekly_lecture_id: week.id, name: '주간 시험', sequence: 1 })
      .execute();
    const refused = await api.call('DELETE', week.path, { as: 'admin' });
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect(refused.body.detail).toContain('시험 1개');
    expect(await participantsOf(api, week.id)).toHaveLength(week.participants.length);
  });

  // PGlite runs transactions one after another; only the server of TEST_DATABASE_URL runs them at once.
  it('never deletes an acknowledged mark in a race', async () => {
    const types = await attendanceTypes(api);
    const meet = async (weekNumber: number) => {
      const week = await addWeek(api, weekNumber);
      const [deleted, ...marked] = await Promise.all([
        api.call('DELETE', week.path, { as: 'admin' }),
        ...week.participants.map(({ studentId }) =>
          api.call('PUT', `${week.path}/attendance/${studentId}/${types['출석']}`, { as: 'ta', body: { version: 1 } }),
        ),
      ]);
      expect(new Set(marked.map(({ status }) => status))).toEqual(new Set([deleted.status === 204 ? 404 : 200]));
      expect(await participantsOf(api, week.id)).toHaveLength(deleted.status === 204 ? 0 : week.participants.length);
    };
    for (let weekNumber = 60; weekNumber < 72; weekNumber++) await meet(weekNumber);
  });
});

it('is changed only at the version that was read', async () => {
  const week = await addWeek(api, 71);
  const path = `${weeks}/${week.id}` as const;
  const change = { weekNumber: 71, heldOn: '2027-11-06', startsAt: '10:00', endsAt: '12:00', room: '201호' };
  expect((await api.call('PUT', path, { as: 'ta', body: { ...change, version: 1 } })).status).toBe(200);
  const special = { ...change, weekNumber: undefined, specialName: '보강', room: '301호', version: 1 };
  const stale = await api.call('PUT', `${path}/with-special-name`, { as: 'admin', body: special });
  expect([stale.status, stale.body.code, stale.body.conflicts[0]]).toMatchObject([
    409,
    'version-conflict',
    {
      label: '71주차',
      mine: '주차 번호: 없음 · 주차 이름: 보강 · 강의실: 301호',
      theirs: '주차 번호: 71 · 주차 이름: 없음 · 강의실: 201호',
      theirVersion: 2,
      changedBy: '이준호',
    },
  ]);
  expect(
    (await api.call('PUT', `${path}/with-special-name`, { as: 'ta', body: { ...special, version: 2 } })).status,
  ).toBe(200);
});
