import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildExam } from '#mocks/builders/exam.ts';
import { buildExamStatistics } from '#mocks/builders/examStatistics.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays } from '#ui-kit';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inLecture } from '../../shared/testing/inCrm.tsx';
import { LectureStatisticsDocument, type LectureStatisticsQuery } from '../generated/graphql.ts';
import LectureStatistics from './LectureStatistics.tsx';

const weeklyLectures = Array.from({ length: 16 }, (_, at) =>
  buildWeeklyLecture({
    weekNumber: at === 9 ? null : at + 1,
    specialName: at === 9 ? '보강' : null,
    heldOn: addDays('2026-08-11', 7 * at),
  }),
);
const enrollments = Array.from({ length: 36 }, (_, at) => ({
  fromDate: addDays('2026-08-11', at < 24 ? 0 : (at - 23) * 6),
  toDate: at % 9 === 8 ? addDays('2026-09-30', at) : null,
}));
/** Who is enrolled on a day takes part in the week of it. */
const peopleOn = (day: string) =>
  enrollments.filter(({ fromDate, toDate }) => fromDate <= day && (toDate === null || day <= toDate)).length;

const statistics: LectureStatisticsQuery = {
  lectures_by_pk: { ...buildLecture({ capacity: 40 }), enrollments },
  weekAttendanceRates: weeklyLectures.map((weeklyLecture, at) => {
    const participants = peopleOn(weeklyLecture.heldOn);
    const unset = at === 15 ? participants : at === 14 ? 2 : 0;
    const marked = participants - unset;
    return { weeklyLecture, unset, marked, present: Math.max(0, marked - ((at * 7) % 5)) };
  }),
  exams: weeklyLectures.slice(0, 13).map((weeklyLecture, at) => {
    const isMock = at % 4 === 3;
    const totalPoints = isMock ? 100 : 50;
    const participantCount = peopleOn(weeklyLecture.heldOn);
    const values = Array.from({ length: participantCount - (at % 3) }, (_, place) =>
      Math.round((totalPoints * (98 - ((place * 23 + at * 11) % 64))) / 100),
    );
    return {
      ...buildExam({
        name: isMock ? `모의고사 ${(at + 1) / 4}회` : `${at + 1}주차 시험`,
        totalPoints,
        cutline: totalPoints / 2,
      }),
      id: namedId(`exam-${at}`),
      template: isMock ? { id: namedId('mock'), name: '모의고사' } : { id: namedId('weekly'), name: '주간 시험' },
      weeklyLecture,
      statistics: buildExamStatistics(values, {
        totalPoints,
        participantCount,
        clinicCount: values.filter((value) => value < totalPoints / 2).length,
      }),
    };
  }),
};

const meta = preview.meta({
  title: 'CRM/강의/통계',
  component: LectureStatistics,
  decorators: [inLecture(cast.calculusB.id, 'statistics')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureStatisticsDocument, statistics)),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '주차별 출결' }));
    await expect(table.getAllByRole('row')).toHaveLength(17);
    await expect(table.getByRole('row', { name: /^보강/ })).toBeInTheDocument();
    const exams = within(canvas.getByRole('region', { name: '시험별 성적' }));
    await sees(exams.getByRole('row', { name: /^모의고사 3회 .*12주차.*31\/33명 65\.6점 \/ 100점 98 36 18\.49/ }));
  },
});

export const NoExams = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureStatisticsDocument, { ...statistics, exams: [] })),
  play: ({ canvas }) => says(canvas, '점수를 입력하면 시험별 평균이 여기에 나옵니다.'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LectureStatisticsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureStatisticsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureStatisticsDocument)) });
