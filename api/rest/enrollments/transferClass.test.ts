import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestAnswer, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { attendanceTypes, unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const dates = ['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23'];
let made = 0;

/** Two lectures of four weeks, Tuesdays and Thursdays, and a student who attends the first from its first day. */
async function makeClasses({ capacity = 10 } = {}) {
  made++;
  const lecture = async (name: string, weekday: number, shift: number) => {
    const body = {
      name: `${name} ${made}`,
      teacherName: '김지훈',
      weekday,
      startsAt: '18:00',
      endsAt: '20:00',
      capacity,
    };
    const { body: created } = await api.call('POST', '/lectures', { as: 'admin', body });
    const [first, ...following] = dates.map((day, at) => ({ weekNumber: at + 1, heldOn: moved(day, shift) }));
    const path = `/lectures/${created.id}/weekly-lectures` as const;
    const weeks = await api.call('POST', path, { as: 'admin', body: { ...first!, following } });
    return { id: created.id as string, weeks: weeks.body.ids as string[] };
  };
  const source = await lecture('이동 전', 2, 0);
  const target = await lecture('이동 후', 4, 2);
  const { body: student } = await api.call('POST', '/students', {
    as: 'admin',
    body: { name: '이동현', grade: '고2' },
  });
  await enroll(student.id, source.id, '2027-03-01');
  return { source, target, userId: student.id as string };
}

type Classes = Awaited<ReturnType<typeof makeClasses>>;

const moved = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

async function enroll(studentId: string, lectureId: string, fromDate: string, toDate: string | null = null) {
  const { body } = await api.gql(
    'mutation ($object: enrollments_insert_input!) { insert_enrollments_one(object: $object) { id } }',
    { as: 'admin', variables: { object: { studentId, lectureId, fromDate, toDate } } },
  );
  expect(body.errors).toBeUndefined();
}

const transfer = ({ source, target, userId }: Classes, body: Sent<'transferClass'>) =>
  api.call('POST', `/lectures/${source.id}/class-transfer/${userId}/${target.id}`, { as: 'ta', body });

/** The current state of everything a transfer may change. */
async function stateOf({ userId }: Classes) {
  const { body } = await api.gql(
    `query ($id: uuid!) {
      enrollments(where: { studentId: { _eq: $id } }, order_by: { fromDate: asc }) { id lectureId fromDate toDate }
      participants(where: { studentId: { _eq: $id } }, order_by: [{ weeklyLecture: { heldOn: asc } }]) {
        id weeklyLectureId attendanceTypeId memo isLocked version }
      students_by_pk(id: $id) { representativeLecture { lectureId } } }`,
    { as: 'admin', variables: { id: userId } },
  );
  return body.data;
}

const refusal = ({ status, body }: TestAnswer) => [status, body.code];

async function mark({ source, userId }: Classes, week: number, version = 1) {
  const types = await attendanceTypes(api);
  const path =
    `/lectures/${source.id}/weekly-lectures/${source.weeks[week]}/attendance/${userId}/${types['출석']}` as const;
  expect((await api.call('PUT', path, { as: 'ta', body: { version } })).status).toBe(200);
}

describe('transferClass refuses', () => {
  it('incomplete bodies', async () => {
    const classes = await makeClasses();
    for (const wrong of [{ mode: 'MOVE' }, { mode: 'UNDO' }]) {
      const answer = await transfer(classes, unfit(wrong));
      expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
    }
  });

  it('to guess a week in a lecture that is over', async () => {
    const classes = await makeClasses();
    const yesterday = dateOf(-1);
    const { kysely } = api.deps.db;
    await kysely.deleteFrom('participants').where('student_id', '=', classes.userId).execute();
    for (const [at, id] of classes.source.weeks.entries()) {
      const held_on = moved(yesterday, -at);
      await kysely.updateTable('weekly_lectures').set({ held_on }).where('id', '=', id).execute();
    }
    expect(refusal(await transfer(classes, {}))).toEqual([409, 'no-week-left']);
  });

  it('unknown ids, and weeks of other lectures', async () => {
    const classes = await makeClasses();
    const fromWeeklyLectureId = classes.source.weeks[2];
    const body = { mode: 'COMMIT', fromWeeklyLectureId } satisfies Sent<'transferClass'>;
    expect((await transfer({ ...classes, userId: unknownId }, body)).status).toBe(404);
    expect((await transfer({ ...classes, target: { id: unknownId, weeks: [] } }, body)).status).toBe(404);
    expect((await transfer({ ...classes, source: { id: unknownId, weeks: [] } }, body)).status).toBe(404);
    const swapped = { mode: 'COMMIT', fromWeeklyLectureId: classes.target.weeks[2] } satisfies Sent<'transferClass'>;
    expect((await transfer(classes, swapped)).status).toBe(404);
    const elsewhere = { ...body, targetWeeklyLectureId: classes.source.weeks[2] } satisfies Sent<'transferClass'>;
    expect((await transfer(classes, elsewhere)).status).toBe(404);
    expect((await transfer(classes, { mode: 'UNDO', changeSetId: unknownId })).status).toBe(404);
  });

  it('the same lecture, an ended one, and students who are not enrolled', async () => {
    const classes = await makeClasses();
    const before = await stateOf(classes);
    const body = { mode: 'COMMIT', fromWeeklyLectureId: classes.source.weeks[2] } satisfies Sent<'transferClass'>;
    expect(refusal(await transfer({ ...classes, target: classes.source }, body))).toEqual([409, 'same-lecture']);
    await api.call('PUT', `/lectures/${classes.target.id}/disable`, { as: 'admin' });
    expect(refusal(await transfer(classes, body))).toEqual([409, 'lecture-disabled']);
    const back = { ...classes, source: classes.target, target: classes.source };
    const wrongWay = { mode: 'COMMIT', fromWeeklyLectureId: classes.target.weeks[2] } satisfies Sent<'transferClass'>;
    expect(refusal(await transfer(back, wrongWay))).toEqual([409, 'not-enrolled']);
    expect(await stateOf(classes)).toEqual(before);
  });

  it('a full lecture, at preview and transfer, and changes nothing', async () => {
    const classes = await makeClasses({ capacity: 1 });
    const { body: other } = await api.call('POST', '/students', {
      as: 'admin',
      body: { name: '먼저온', grade: '고2' },
    });
    await enroll(other.id, classes.target.id, '2027-03-20');
    const before = await stateOf(classes);
    for (const mode of ['PREVIEW', 'COMMIT'] as const) {
      const answer = await transfer(classes, { mode, fromWeeklyLectureId: classes.source.weeks[1] });
      expect(refusal(answer)).toEqual([409, 'full']);
    }
    expect(await stateOf(classes)).toEqual(before);
  });

  it('as a whole when the second of two enrollments does not fit', async () => {
    const classes = await makeClasses();
    const { source, target, userId } = classes;
    const standing = await stateOf(classes);
    const ended = `mutation ($id: uuid!) { update_enrollments_by_pk(pk_columns: { id: $id }, _set: { toDate: "2027-03-12" }) { id } }`;
    await api.gql(ended, { as: 'admin', variables: { id: standing.enrollments[0].id } });
    await enroll(userId, source.id, '2027-03-20');
    await enroll(userId, target.id, '2027-03-24');
    const before = await stateOf(classes);
    expect(before.enrollments).toHaveLength(3);
    const answer = await transfer(classes, { mode: 'COMMIT', fromWeeklyLectureId: source.weeks[1] });
    expect(refusal(answer)).toEqual([409, 'already-enrolled']);
    expect(await stateOf(classes)).toEqual(before);
  });

  it('a first week there after the end of the enrollment', async () => {
    const classes = await makeClasses();
    const [enrollment] = (await stateOf(classes)).enrollments;
    await api.gql(
      `mutation ($id: uuid!) { update_enrollments_by_pk(pk_columns: { id: $id }, _set: { toDate: "2027-03-16" }) { id } }`,
      { as: 'admin', variables: { id: enrollment.id } },
    );
    const body = {
      mode: 'COMMIT',
      fromWeeklyLectureId: classes.source.weeks[1],
      targetWeeklyLectureId: classes.target.weeks[3],
    } satisfies Sent<'transferClass'>;
    expect(refusal(await transfer(classes, body))).toEqual([409, 'ends-before']);
  });

  it('a transfer whose outcome differs from its preview', async () => {
    const classes = await makeClasses();
    const body = { fromWeeklyLectureId: classes.source.weeks[2] };
    const { body: seen } = await transfer(classes, { ...body, mode: 'PREVIEW' });
    await mark(classes, 2);
    const before = await stateOf(classes);
    expect(refusal(await transfer(classes, { ...body, mode: 'COMMIT', plan: seen.plan }))).toEqual([
      409,
      'transfer-changed',
    ]);
    expect(await stateOf(classes)).toEqual(before);
  });
});

describe('transferClass', () => {
  it('previews what moves and what stays, without writing', async () => {
    const classes = await makeClasses();
    await mark(classes, 2);
    const before = await stateOf(classes);
    const { status, body } = await transfer(classes, {
      mode: 'PREVIEW',
      fromWeeklyLectureId: classes.source.weeks[1],
      targetWeeklyLectureId: classes.target.weeks[1],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mode: 'PREVIEW', changeSetId: null });
    const numbers = (weeks: { weekNumber: number | null }[]) => weeks.map(({ weekNumber }) => weekNumber);
    expect(body.outcome).toMatchObject({
      endsOn: '2027-03-08',
      joinsOn: '2027-03-11',
      untilOn: null,
      enrolled: { taken: 1, capacity: 10 },
      movesRepresentative: false,
    });
    expect(numbers(body.outcome.leaves)).toEqual([2, 4]);
    expect(numbers(body.outcome.joins)).toEqual([2, 3, 4]);
    expect(body.outcome.stays).toMatchObject([{ weekNumber: 3, attendance: '출석', hasMemo: false, isScored: false }]);
    expect(await stateOf(classes)).toEqual(before);
  });

  it('moves as previewed, as one change set, and undoes it all', async () => {
    const classes = await makeClasses();
    const { source, target } = classes;
    await mark(classes, 0);
    await mark(classes, 2);
    const before = await stateOf(classes);
    const choice = { fromWeeklyLectureId: source.weeks[1], targetWeeklyLectureId: target.weeks[1] };
    const { body: seen } = await transfer(classes, { ...choice, mode: 'PREVIEW' });
    const { status, body: done } = await transfer(classes, { ...choice, mode: 'COMMIT', plan: seen.plan });
    expect([status, done.outcome]).toEqual([200, seen.outcome]);
    const after = await stateOf(classes);
    expect(after.enrollments).toMatchObject([
      { lectureId: source.id, fromDate: '2027-03-01', toDate: '2027-03-08' },
      { lectureId: target.id, fromDate: '2027-03-11', toDate: null },
    ]);
    const weeks = after.participants.map(({ weeklyLectureId }: { weeklyLectureId: string }) => weeklyLectureId);
    expect(weeks).toEqual([source.weeks[0], target.weeks[1], source.weeks[2], target.weeks[2], target.weeks[3]]);

    const { body: log } = await api.gql(
      'query ($id: uuid!) { auditLog(where: { changeSetId: { _eq: $id } }) { tableName action actor { name } } }',
      { as: 'admin', variables: { id: done.changeSetId } },
    );
    expect(log.data.auditLog).toHaveLength(2 + 2 + 3);
    expect(new Set(log.data.auditLog.map(({ actor }: { actor: { name: string } }) => actor.name))).toEqual(
      new Set(['이준호']),
    );

    const undo = { mode: 'UNDO', changeSetId: done.changeSetId } satisfies Sent<'transferClass'>;
    expect((await transfer({ ...classes, source: target, target: source }, undo)).status).toBe(404);
    expect((await transfer(classes, undo)).body).toMatchObject({ mode: 'UNDO', outcome: null });
    expect(await stateOf(classes)).toEqual(before);
    expect(refusal(await transfer(classes, undo))).toEqual([409, 'already-undone']);
  });

  it('cannot be undone once somebody marked the student there', async () => {
    const classes = await makeClasses();
    const { source, target, userId } = classes;
    const { body: done } = await transfer(classes, { mode: 'COMMIT', fromWeeklyLectureId: source.weeks[1] });
    const types = await attendanceTypes(api);
    const path =
      `/lectures/${target.id}/weekly-lectures/${target.weeks[1]}/attendance/${userId}/${types['결석']}` as const;
    await api.call('PUT', path, { as: 'admin', body: { version: 1 } });
    const after = await stateOf(classes);
    const undone = await transfer(classes, { mode: 'UNDO', changeSetId: done.changeSetId });
    expect(refusal(undone)).toEqual([409, 'changed-since']);
    expect(undone.body.detail).toContain('한서윤');
    expect(await stateOf(classes)).toEqual(after);
  });

  it('moves an enrollment that has not begun as a whole, with the representative lecture and weeks added by hand', async () => {
    const classes = await makeClasses();
    const { source, target, userId } = classes;
    const { body: extra } = await api.call('POST', `/lectures/${source.id}/weekly-lectures/with-special-name`, {
      as: 'ta',
      body: { specialName: '특강', heldOn: '2027-02-28' },
    });
    await api.call('POST', `/lectures/${source.id}/weekly-lectures/${extra.id}/participants`, {
      as: 'ta',
      body: { userIds: [userId] },
    });
    await api.deps.db.kysely
      .insertInto('representative_lectures')
      .values({ student_id: userId, lecture_id: source.id })
      .execute();
    const before = await stateOf(classes);
    const { body: done } = await transfer(classes, { mode: 'COMMIT', fromWeeklyLectureId: extra.id });
    expect(done.outcome).toMatchObject({ endsOn: null, joinsOn: '2027-03-01', movesRepresentative: true, stays: [] });
    expect(done.outcome.leaves).toHaveLength(5);
    const after = await stateOf(classes);
    expect(after.enrollments).toMatchObject([{ lectureId: target.id, fromDate: '2027-03-01', toDate: null }]);
    await transfer(classes, { mode: 'UNDO', changeSetId: done.changeSetId });
    expect(await stateOf(classes)).toEqual(before);
  });
});

// PGlite runs transactions one after another; only the server of TEST_DATABASE_URL runs them at once.
describe('transfers at the same moment', () => {
  it('give the last place to exactly one', async () => {
    const classes = await makeClasses({ capacity: 3 });
    const { source, target } = classes;
    const person = async (lectureId: string) => {
      const { body } = await api.call('POST', '/students', { as: 'admin', body: { name: '경쟁자', grade: '고2' } });
      await enroll(body.id, lectureId, '2027-03-01');
      return body.id as string;
    };
    await person(target.id);
    await person(target.id);
    const rivals = [classes.userId, await person(source.id), await person(source.id)];
    const body = { mode: 'COMMIT', fromWeeklyLectureId: source.weeks[1] } satisfies Sent<'transferClass'>;
    const answers = await Promise.all(rivals.map((userId) => transfer({ ...classes, userId }, body)));
    expect(answers.map(refusal).toSorted()).toEqual([
      [200, undefined],
      [409, 'full'],
      [409, 'full'],
    ]);
  });

  it('in opposite directions wait for each other', async () => {
    const classes = await makeClasses();
    const { source, target } = classes;
    const { body: other } = await api.call('POST', '/students', {
      as: 'admin',
      body: { name: '맞은편', grade: '고2' },
    });
    await enroll(other.id, target.id, '2027-03-01');
    const back = { source: target, target: source, userId: other.id as string };
    const answers = await Promise.all([
      transfer(classes, { mode: 'COMMIT', fromWeeklyLectureId: source.weeks[1] }),
      transfer(back, { mode: 'COMMIT', fromWeeklyLectureId: target.weeks[1] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are undone or marked, never both', async () => {
    const classes = await makeClasses();
    const { source, target, userId } = classes;
    const types = await attendanceTypes(api);
    const { body: done } = await transfer(classes, { mode: 'COMMIT', fromWeeklyLectureId: source.weeks[1] });
    const path =
      `/lectures/${target.id}/weekly-lectures/${target.weeks[2]}/attendance/${userId}/${types['출석']}` as const;
    const [undone, marked] = await Promise.all([
      transfer(classes, { mode: 'UNDO', changeSetId: done.changeSetId }),
      api.call('PUT', path, { as: 'ta', body: { version: 1 } }),
    ]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([undone.status, marked.status]);
  });
});

it('moves no student who is not active, alone or with others', async () => {
  const classes = await makeClasses();
  const { source, target, userId } = classes;
  const setActive = (isActive: boolean) =>
    api.call('PUT', `/students/${userId}/toggle-status`, { as: 'admin', body: { isActive } });
  await setActive(false);
  const fromWeeklyLectureId = source.weeks[1]!;
  const together = (mode: 'PREVIEW' | 'COMMIT') =>
    api.call('POST', `/lectures/${source.id}/class-transfers/${target.id}`, {
      as: 'ta',
      body: { mode, userIds: [userId], fromWeeklyLectureId },
    });
  for (const mode of ['PREVIEW', 'COMMIT'] as const) {
    expect(refusal(await transfer(classes, { mode, fromWeeklyLectureId }))).toEqual([409, 'inactive']);
    expect(refusal(await together(mode))).toEqual([409, 'inactive']);
  }
  await setActive(true);
  expect((await together('COMMIT')).status).toBe(200);
});
