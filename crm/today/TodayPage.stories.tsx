import { expect, screen, userEvent, within } from 'storybook/test';
import { addDays, todayInSeoul } from '#ui-kit';
import preview from '#storybook/preview.tsx';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { buildExam } from '#mocks/builders/exam.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { reviewDue } from '../retention/testing/reviewDue.ts';
import { MyClockDocument } from '../workRecords/generated/graphql.ts';
import { clock, punched } from '../workRecords/testing/shifts.ts';
import { newAcademy } from '../setup/testing/setups.ts';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { noInquiries } from '../inquiries/testing/openInquiries.ts';
import { TodayDocument, type TodayQuery } from './generated/graphql.ts';
import { TodayFiguresDocument } from './generated/manager.ts';
import TodayPage from './TodayPage.tsx';

const heldOn = todayInSeoul();
const count = (value: number) => ({ aggregate: { count: value } });
/** One after another in one room: each is marked once it has begun. */
const lesson = (name: string, week: number, hour: number, all: number, unset: number, day = heldOn) => ({
  ...buildWeeklyLecture({ weekNumber: week, heldOn: day, startsAt: `${hour}:00:00`, endsAt: `${hour + 3}:00:00` }),
  lecture: { name, teacherName: '김지훈' },
  participants_aggregate: count(all),
  unset: count(unset),
});
const exam = {
  ...buildExam(),
  weeklyLecture: {
    ...buildWeeklyLecture({ weekNumber: 4, heldOn: addDays(heldOn, -7) }),
    lecture: { name: lectures.calculusB.name },
  },
};
const slot = (type: 'CLINIC' | 'COUNSEL', taId: string, name: string, booked: number, waiting: number) => ({
  ...buildClinicSlot({ heldOn, reserveType: type, taId }),
  taStaff: { name },
  load: { booked, arrived: 0, waiting },
});
const today: TodayQuery = {
  weeklyLectures: [
    lesson(lectures.basics.name, 8, 10, 40, 0),
    lesson(lectures.statistics.name, 3, 13, 24, 3),
    lesson(lectures.calculusB.name, 5, 18, 92, 92),
  ],
  clinicSlots: [
    slot('CLINIC', staff.admin.id, staff.admin.name, 14, 2),
    slot('COUNSEL', staff.ta.id, staff.ta.name, 1, 0),
  ],
  unmarked: [lesson(lectures.basics.name, 7, 10, 40, 5, addDays(heldOn, -5))],
  ungraded: [{ ...exam, scores_aggregate: count(18) }],
  omr: [{ ...exam, id: students.jihun.id, name: '단원 평가', omrLedger: { needsReview: 4 } }],
  consults: [
    {
      id: students.minsu.id,
      topic: 'ATTENDANCE',
      body: '결석이 잦아 보호자와 통화하기로 했습니다.',
      student: {
        id: students.minsu.id,
        school: students.minsu.school,
        grade: students.minsu.grade,
        user: { name: students.minsu.name },
      },
    },
  ],
  mine: [
    { id: namedId('mine'), title: '7번 보기 ③은 왜 틀렸나요', waitingSince: '2026-11-20T10:00:00Z', lecture: null },
  ],
  questions: [
    { id: namedId('q'), title: '3번 풀이가 이해되지 않아요', waitingSince: '2026-11-20T10:00:00Z', lecture: null },
  ],
  tasks: [
    {
      id: students.seoyeon.id,
      kind: 'ABSENCES',
      reasons: { inARow: 2, inTerm: 3 },
      lecture: { name: lectures.calculusB.name },
      student: { id: students.seoyeon.id, school: '한빛여고', grade: '고2', user: { name: students.seoyeon.name } },
    },
    {
      id: students.jihun.id,
      kind: 'SCORES',
      reasons: { percents: [88, 74, 61] },
      lecture: { name: lectures.statistics.name },
      student: { id: students.jihun.id, school: '세움고', grade: '고2', user: { name: students.jihun.name } },
    },
  ],
  retakes: count(7),
  lateTodos: count(2),
  unsent: count(3),
  refusedFiles: [
    {
      id: namedId('refused'),
      watermarkTrouble:
        '‘3주차 필기.pdf’ 파일의 2페이지에는 워터마크를 넣을 수 없습니다. 이 페이지를 빼거나, 파일을 PDF로 다시 인쇄해 주세요.',
      lectureId: null,
      weeklyLecture: { id: namedId('w'), lectureId: lectures.calculusB.id },
      material: null,
      exam: null,
    },
  ],
};

const meta = preview.meta({
  title: 'CRM/오늘/오늘',
  component: TodayPage,
  decorators: [inCrm({ at: '/crm/today' })],
  beforeEach: ({ msw }) =>
    msw.use(
      reviewDue(0),
      noInquiries,
      filled(TodayFiguresDocument, {
        here: count(412),
        joined: count(9),
        left: count(4),
        inquiries_aggregate: count(3),
        setupLists: [{ putAwayAt: '2026-03-02T09:00:00Z' }],
      }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(TodayDocument, today)),
});

Filled.test('Folded lists open', async ({ canvas }) => {
  const lessons = within((await canvas.findByRole('heading', { name: '오늘 수업' })).closest('section')!);
  await says(lessons, '92명 미체크', '24명 중 3명 미체크', '출결 완료');
  await expect(canvas.getAllByText('내 담당')).toHaveLength(1);
  await says(within(canvas.getByRole('list', { name: '학원 현황' })), '412', '9', '4', '3');
  await userEvent.click(canvas.getByText('채점할 시험'));
  await userEvent.click(canvas.getByText('확인할 OMR 답안지'));
  await says(
    canvas,
    '18명 남음',
    '미적분 B 결석 2번 연속, 모두 3번',
    '확통 심화 성적 88% → 74% → 61%',
    '3번 풀이가 이해되지 않아요',
  );
  await expect(canvas.getByRole('link', { name: students.minsu.name })).toHaveAttribute(
    'href',
    `/crm/students/${students.minsu.id}`,
  );
});

/** A TA's own: the clock and the questions given to them, without the academy's figures. */
export const OfTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TodayDocument, today),
      filled(MyClockDocument, { open: [], taWageTypes: [], tas: [{ id: staff.ta.id }] }),
      clock,
      filled('punchIn', punched),
    ),
  play: async ({ canvas }) => {
    const mine = within((await canvas.findByRole('heading', { name: '나에게 온 질문' })).closest('section')!);
    await says(mine, '7번 보기 ③은 왜 틀렸나요');
    await expect(canvas.queryByRole('list', { name: '학원 현황' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '출근하기' }));
    await says(screen, /에 출근했습니다/);
  },
});

/** Only managers are reminded of the yearly review, in the months in which it waits. */
export const YearlyReview = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(TodayDocument, today), reviewDue(12)),
  play: async ({ canvas }) => {
    const line = (await canvas.findByText('올해 개인정보 파기를 점검할 학생')).closest('li')!;
    await expect(line).toHaveTextContent('12명');
    await expect(within(line).getByRole('link', { name: '보기' })).toHaveAttribute('href', '/crm/admin/retention');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, empty(TodayDocument)),
  play: ({ canvas }) => says(canvas, /^오늘은 수업이 없습니다/, '밀린 일이 없습니다.'),
});

/** The first day of an academy: what to do first stands above, and no card says that all is done. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      newAcademyHas,
      empty(TodayDocument),
      filled('readSetup', newAcademy),
      filled(TodayFiguresDocument, {
        here: count(0),
        joined: count(0),
        left: count(0),
        inquiries_aggregate: count(0),
        setupLists: [{ putAwayAt: null }],
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '완료 0/8', /^아직 강의가 없습니다/, /^아직 학생이 없습니다/);
    await expect(canvas.getByRole('link', { name: '강의 만들기' })).toHaveAttribute('href', '/crm/lectures');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TodayDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TodayDocument)) });
