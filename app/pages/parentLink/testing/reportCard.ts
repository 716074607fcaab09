import { shareOf } from '#mocks/builders/examStatistics.ts';

/** A report card as a link shows it. */
export const reportCard = {
  student: { name: '김민수', school: '세움고', grade: '고2' },
  exam: {
    name: '9월 모의고사 대비',
    totalPoints: 100,
    lectureName: '미적분 B',
    teacherName: '정하늘',
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
  },
  value: 75,
  grade: 3,
  gradeScale: 9,
  retakes: [],
  rank: null,
  statistics: { takenCount: 21, mean: 64.3, highest: 95 },
  items: Array.from({ length: 20 }, (_, at) => ({
    number: at + 1,
    unit: '수열의 극한',
    points: 5,
    correctRate: shareOf(19 - Math.floor(at / 2), 19),
    answeredBy: 19,
    mark: at % 4 === 2 ? ('WRONG' as const) : ('RIGHT' as const),
  })),
  trend: [52, 64, 70, 75].map((percent, at) => ({
    name: `${at + 1}주차 쪽지`,
    heldOn: `2026-11-0${at + 1}`,
    percent,
    meanPercent: 58 + at,
  })),
  remark: '풀이가 또렷해졌습니다.',
  expiresAt: '2026-12-18T10:00:00Z',
};
