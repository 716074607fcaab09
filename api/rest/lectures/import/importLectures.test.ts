import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { bookOf, sendLectures } from '../../../testing/setups/lectureBooks.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const head = ['강의명', '과목', '담당강사', '요일', '시간', '강의실', '정원', '개강일', '종강일'];
const minsu = { number: '' };
beforeAll(async () => {
  const { body } = await api.gql(`{ students_by_pk(id: "${students.minsu.id}") { studentNumber user { name } } }`, {
    as: 'ta',
  });
  minsu.number = body.data.students_by_pk.studentNumber;
});

const preview = (file: Uint8Array) => sendLectures(api, { mode: 'PREVIEW', file });
async function importAll(file: Uint8Array) {
  const { plan } = (await preview(file)).body;
  return sendLectures(api, { mode: 'COMMIT', file, plan });
}

async function stored(name: string) {
  const { body } = await api.gql(
    `query ($name: String!) { lectures(where: { name: { _eq: $name } }) { id teacherName weekday startsAt endsAt room capacity startsOn endsOn
      hours { weekday startsAt } weeklyLectures(order_by: [{ heldOn: asc }]) { id weekNumber heldOn participants { studentId } }
      enrollments { studentId fromDate toDate } } }`,
    { as: 'admin', variables: { name } },
  );
  return body.data.lectures[0];
}

describe('a workbook of lectures and students', () => {
  it('is previewed without a write, then written as it was shown', async () => {
    const file = await bookOf({
      강의: [
        ['2026 겨울 시간표'],
        head,
        ['가온 수학', '수학', '김지훈', '월수', '18:00~20:00', '301호', '15명', dateOf(-30), dateOf(60)],
        ['가온 영어', '영어', '이서윤', '토', '오전 10시~12시', '', '', '', ''],
      ],
      수강생: [
        ['학번', '이름', '강의명'],
        [minsu.number, '', '가온수학, 가온 영어'],
      ],
      안내: [['문의는 사무실로']],
    });
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(body.counts).toMatchObject({ lectures: 2, enrollments: 2, standing: 0, unclear: 0, refused: 0 });
    expect(body.unread).toEqual(['읽지 않은 시트: ‘안내’ 1행']);
    expect(body.sheets[0].columns).toContainEqual({ letter: 'B', header: '과목', field: null, couldBe: null });
    const [maths, english] = body.lectures;
    expect(maths).toMatchObject({
      kind: 'NEW',
      name: '가온 수학',
      lessons: '월 18:00–20:00 · 수 18:00–20:00',
      capacity: 15,
      students: 1,
    });
    expect(maths.notes.join()).toMatch(/지난 \d+개 주차는 만들지 않습니다\. \d+주차, .*부터입니다/);
    expect(english).toMatchObject({ lessons: '토 10:00–12:00', capacity: 30, weeks: 1 });
    expect(await stored('가온 수학')).toBeUndefined();

    const written = await sendLectures(api, { mode: 'COMMIT', file, plan: body.plan });
    expect([written.status, written.body.counts.lectures, written.body.counts.enrollments]).toEqual([200, 2, 2]);
    const made = await stored('가온 수학');
    expect(made).toMatchObject({
      teacherName: '김지훈',
      weekday: 1,
      room: '301호',
      capacity: 15,
      startsOn: dateOf(-30),
      endsOn: dateOf(60),
    });
    expect(made.hours).toMatchObject([{ weekday: 3 }]);
    expect(made.weeklyLectures).toHaveLength(maths.weeks);
    expect(made.weeklyLectures[0].heldOn >= dateOf(0)).toBe(true);
    expect(made.weeklyLectures.every((week: { participants: unknown[] }) => week.participants.length === 1)).toBe(true);
    expect(made.enrollments).toEqual([{ studentId: students.minsu.id, fromDate: dateOf(0), toDate: null }]);
    // Again it changes nothing.
    const again = await preview(file);
    expect(again.body.counts).toMatchObject({ lectures: 0, enrollments: 0, standing: 4 });
    expect(again.body.lectures[0].notes.join()).toContain('그 강의를 씁니다');
  });

  it('needs the plan of the preview', async () => {
    const file = await bookOf({ 강의: [head, ['다온 국어', '', '김지훈', '화', '18:00~20:00', '', '', '', '']] });
    expect((await sendLectures(api, { mode: 'COMMIT', file })).body.errors[0].field).toBe('plan');
    const { plan } = (await preview(file)).body;
    await importAll(file);
    const { status, body } = await sendLectures(api, { mode: 'COMMIT', file, plan });
    expect([status, body.code]).toEqual([409, 'import-changed']);
  });

  it('says what is wrong at its cell, and takes it mended', async () => {
    const file = await bookOf({
      강의: [head, ['라온 과학', '', '', '월', '밤에', '', '0', '', '']],
      수강생: [
        ['이름', '학교', '반'],
        ['아무개없음', '', '라온 과학'],
        ['', '', '없는 강의'],
      ],
    });
    const { body } = await preview(file);
    expect(body.lectures[0].problems.map(({ header }: { header: string }) => header)).toEqual([
      '시간',
      '정원',
      '담당강사',
    ]);
    expect(body.enrollments.map(({ kind }: { kind: string }) => kind)).toEqual(['REFUSED', 'REFUSED']);
    expect(body.enrollments[1].problems[0].reason).toContain('‘없는 강의’ 강의가');
    const [sheet = body.sheets[0]!, ...others] = body.sheets;
    const mends: Record<number, string> = { 2: '김지훈', 4: '18:00~20:00', 6: '10' };
    const rows = sheet.rows.map((one) => ({ ...one, cells: one.cells.map((cell, at) => mends[at] ?? cell) }));
    const sheets = [{ ...sheet, rows }, ...others];
    const mended = await sendLectures(api, { mode: 'PREVIEW', sheets });
    expect(mended.body.lectures[0]).toMatchObject({ kind: 'NEW', problems: [], capacity: 10 });
    expect((await sendLectures(api, { mode: 'COMMIT', sheets, plan: body.plan })).status).toBe(409);
  });

  it('leaves out who has left, and refuses beyond what a lecture takes', async () => {
    const { body: found } = await api.gql(
      `{ students(where: { user: { isActive: { _eq: true } } }, limit: 4, order_by: { studentNumber: asc }) { studentNumber user { name } } }`,
      { as: 'admin' },
    );
    const numbers = found.data.students.map((one: { studentNumber: string }) => one.studentNumber);
    const file = await bookOf({
      강의: [head, ['마온 논술', '', '김지훈', '금', '18:00~20:00', '', '2', '', '']],
      명단: [
        ['학번', '반', '수강상태'],
        [numbers[0], '마온 논술', '재원'],
        [numbers[1], '마온 논술', '퇴원'],
        [numbers[2], '마온 논술', ''],
        [numbers[3], '마온 논술', '재원'],
      ],
    });
    const { body } = await preview(file);
    expect(body.enrollments.map(({ kind }: { kind: string }) => kind)).toEqual(['NEW', 'LEFT_OUT', 'NEW', 'REFUSED']);
    expect(body.enrollments[3]!.problems[0].reason).toContain('정원 2명');
    const one = await sendLectures(api, { mode: 'COMMIT', file, plan: body.plan, rows: body.enrollments[0]!.key });
    expect([one.status, one.body.errors[0].field]).toEqual([400, 'rows']);
  });

  it('enrols in a lecture that is there, and reads a column a lecture with marks', async () => {
    const file = await bookOf({
      강의: [
        ['반명', '강사', '월', '화', '시간'],
        ['바온 A', '김지훈', 'O', '', '16:00~17:00'],
        ['바온 B', '김지훈', '', '17:00~18:00', ''],
      ],
      수강: [
        ['학번', '이름', '바온 A', '바온 B'],
        [minsu.number, '', 'O', 'O'],
      ],
    });
    const { body } = await preview(file);
    expect(body.lectures).toMatchObject([{ lessons: '월 16:00–17:00' }, { lessons: '화 17:00–18:00' }]);
    expect(body.enrollments).toMatchObject([
      { kind: 'NEW', lecture: '바온 A' },
      { kind: 'NEW', lecture: '바온 B' },
    ]);
  });
});

describe('UNDO', () => {
  const book = (name: string) =>
    bookOf({
      강의: [head, [name, '', '김지훈', '월수금', '18:00~20:00', '', '', dateOf(0), dateOf(40)]],
      수강: [
        ['학번', '반'],
        [minsu.number, `${name}, 미적분 B`],
        [minsu.number, '기하 심화'],
      ],
    });

  it('takes back the whole act at once', async () => {
    const { body } = await importAll(await book('사온 수학'));
    const undone = await sendLectures(api, { mode: 'UNDO', changeSetId: body.changeSetId });
    expect([undone.status, undone.body.counts.lectures]).toEqual([200, 1]);
    expect(await stored('사온 수학')).toBeUndefined();
    expect((await sendLectures(api, { mode: 'UNDO', changeSetId: body.changeSetId })).status).toBe(404);
    expect((await sendLectures(api, { mode: 'UNDO' })).body.errors[0].field).toBe('changeSetId');
  });

  it('ends with the first mark, and says whose', async () => {
    const { body } = await importAll(await book('아온 수학'));
    const { weeklyLectures, id } = await stored('아온 수학');
    const types = await api.gql('{ attendanceTypes(limit: 1) { id } }', { as: 'admin' });
    const marked = await api.call(
      'PUT',
      `/lectures/${id}/weekly-lectures/${weeklyLectures[0].id}/attendance/${students.minsu.id}/${types.body.data.attendanceTypes[0].id}`,
      { as: 'ta', body: {} },
    );
    expect(marked.status).toBe(200);
    const undone = await sendLectures(api, { mode: 'UNDO', changeSetId: body.changeSetId });
    expect([undone.status, undone.body.code]).toEqual([409, 'changed-since']);
    expect(undone.body.conflicts[0].label).toBe(students.minsu.name);
  });

  it('ends with a new exam, and says what', async () => {
    const { body } = await importAll(await book('자온 수학'));
    const { weeklyLectures, id } = await stored('자온 수학');
    const exam = await api.call('POST', `/lectures/${id}/weekly-lectures/${weeklyLectures[0].id}/exams/new`, {
      as: 'admin',
      body: { name: '확인 시험' },
    });
    expect(exam.status).toBe(201);
    const undone = await sendLectures(api, { mode: 'UNDO', changeSetId: body.changeSetId });
    expect([undone.status, undone.body.code]).toEqual([409, 'changed-since']);
    expect(undone.body.detail).toContain('자온 수학');
    expect(await stored('자온 수학')).toBeTruthy();
  });
});
