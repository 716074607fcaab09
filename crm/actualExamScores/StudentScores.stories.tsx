import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays } from '#ui-kit';
import { choose, hears, openForm, press, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentScoresDocument } from './generated/graphql.ts';
import StudentScores from './StudentScores.tsx';

const none = { term: null, part: null, month: null, version: 1 };
const actualExamScores = [
  {
    ...none,
    id: namedId('1'),
    kind: 'MOCK',
    year: 2026,
    month: 9,
    subject: '수학',
    rawScore: 88,
    standardScore: 134,
    percentile: 95,
    grade: 2,
    gradeScale: 9,
  },
  {
    ...none,
    id: namedId('2'),
    kind: 'MOCK',
    year: 2026,
    month: 9,
    subject: '영어',
    rawScore: 81,
    standardScore: null,
    percentile: null,
    grade: 2,
    gradeScale: 9,
  },
  {
    ...none,
    id: namedId('3'),
    kind: 'SCHOOL',
    year: 2026,
    term: 1,
    part: 'FINAL',
    subject: '수학',
    rawScore: 94.5,
    standardScore: null,
    percentile: null,
    grade: 1,
    gradeScale: 5,
  },
  {
    ...none,
    id: namedId('4'),
    kind: 'MOCK',
    year: 2026,
    month: 6,
    subject: '수학',
    rawScore: 77,
    standardScore: 121,
    percentile: 84,
    grade: 3,
    gradeScale: 9,
  },
];
const scores = [72, 65, 81, 88, 84, 91].map((value, at) => ({
  id: namedId(String(at)),
  exam: {
    name: `${at + 1}주차 테스트`,
    totalPoints: 100,
    lecture: { id: lectures.calculusB.id, name: '미적분 B' },
    weeklyLecture: { heldOn: addDays('2026-10-13', 7 * at) },
    statistics: { mean: 64 + at * 2.5 },
  },
  attempts: [{ value }],
}));
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/성적',
  component: StudentScores,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentScoresDocument, { actualExamScores, scores })),
  play: async ({ canvasElement }) => {
    // The chart's values are in a table for screen readers.
    await within(canvasElement).findByRole('row', { name: '6주차 테스트 91% 76.5%' });
  },
});

export const TwoSubjects = meta.story({
  beforeEach: ({ msw }) => {
    const english = { id: '01990000-0000-7000-8000-00000000e0e0', name: '영어 독해' };
    const both = scores.map((score, at) =>
      at % 2 === 0 ? score : { ...score, exam: { ...score.exam, lecture: english }, attempts: [{ value: 40 + at }] },
    );
    msw.use(filled(StudentScoresDocument, { actualExamScores: [], scores: both }));
  },
  play: async ({ canvas }) => {
    // Each subject has its own line, and none of them a value of the other.
    await canvas.findByRole('row', { name: '1주차 테스트 72% 64% 없음 없음' });
    await canvas.findByRole('row', { name: '2주차 테스트 없음 없음 41% 66.5%' });
    await canvas.findByRole('columnheader', { name: '영어 독해' });
  },
});

export const OnlyHere = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentScoresDocument, { actualExamScores: [], scores })),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentScoresDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentScoresDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentScoresDocument)) });

export const Written = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(StudentScoresDocument), filled('createActualExamScore', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '실전 성적 입력');
    await choose(dialog, { 구분: '모의고사', 월: '9월' });
    await write(dialog, { 과목: '수학', 원점수: '88', 등급: '2' });
    await press(dialog, '저장');
    const wanted = { kind: 'MOCK', month: 9, term: null, part: null, subject: '수학', rawScore: 88, grade: 2 };
    await hears(sent, expect.objectContaining(wanted) as unknown);
  },
});
