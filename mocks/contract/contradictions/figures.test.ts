// @module-tag timeless
import { expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { figures } from './figures.ts';

type Values = Record<string, unknown>;

const attendance = { weeks: 8, participants: 8, marked: 6, unset: 2, present: 5, rate: 83.3 };
const attendanceLies = [{ unset: 1 }, { present: 7, rate: 116.7 }, { rate: null }, { rate: 83.4 }];
const pay = {
  hourly: 300,
  salary: 0,
  weeklyHoliday: 60,
  custom: -10,
  earned: 350,
  claimed: 20,
  withheld: 11,
  net: 359,
};
const payLies = [{ custom: 0 }, { net: 350 }];

/** Of each type, figures that are true together, and changes after which they are not: each rule is broken by one. */
const samples: Record<string, [truth: Values, ...lies: Values[]]> = {
  accessReview: [{ studentCount: 3, kind: 'RECORD', recordsOfDay: 50, isBulk: true }, { isBulk: false }],
  attendanceRates: [attendance, ...attendanceLies],
  clinicDays: [
    { booked: 6, expected: 3, arrived: 2, departed: 1, hurried: 1, unassigned: 0 },
    { expected: 4 },
    { hurried: 7 },
    { unassigned: 7 },
  ],
  clinicOpenSlots: [
    { capacity: 8, free: 8, closesAt: '2999-01-01T00:00:00Z', endsAt: '2999-01-01T00:00:00Z' },
    { free: 9 },
    { free: -1 },
    { closesAt: '2020-01-01T00:00:00Z' },
    { endsAt: '2020-01-01T00:00:00Z' },
  ],
  clinicSlotLoads: [
    { capacity: 8, booked: 9, free: 0, arrived: 5, departed: 4, hurried: 1 },
    { free: 8 },
    { arrived: 6 },
    { hurried: 10 },
  ],
  clinicTaDays: [{ assigned: 3, expected: 1, arrived: 1, departed: 1, counsels: 0 }, { departed: 3 }, { counsels: 4 }],
  errorGroups: [
    {
      firstAt: '2026-11-01T09:00:00+09:00',
      lastAt: '2026-11-01T00:00:00Z',
      people: 2,
      hits: 2,
      isClosed: false,
      closedAt: null,
    },
    { lastAt: '2026-10-31T23:59:59Z' },
    { people: 3 },
    { isClosed: true },
  ],
  examQuestionStatistics: [
    {
      takenCount: 22,
      correctCount: 1,
      correctRate: 4.5,
      upperRate: 16.7,
      lowerRate: 0,
      discrimination: 16.7,
      kind: 'CHOICE',
      choiceCounts: [1, 1, 5, 5, 5, 5],
      correlation: 0.3,
    },
    { correctRate: 100 },
    { correctRate: 5 },
    { 'parent.statistics.takenCount': 21 },
    { correctCount: 23 },
    { correctRate: null },
    { discrimination: 0 },
    { choiceCounts: null },
    { choiceCounts: [1, 1, 5, 5, 5, 4] },
    { correlation: -1.1 },
  ],
  exams: [
    { cutline: 20, totalPoints: 20, 'statistics.highest': 20, 'statistics.mean': 12 },
    { cutline: 21 },
    { 'statistics.highest': 21 },
    { 'statistics.mean': 74.2 },
  ],
  examStatistics: [
    {
      takenCount: 2,
      participantCount: 3,
      absentCount: 1,
      clinicCount: 1,
      mean: 70,
      highest: 80,
      lowest: 60,
      median: 70,
      deviation: 10,
      distribution: [0, 0, 0, 0, 0, 0, 1, 0, 1, 0],
    },
    { takenCount: 4 },
    { absentCount: 4 },
    { clinicCount: 4 },
    { takenCount: 0 },
    { lowest: 71 },
    { highest: 69 },
    { lowest: 80 },
    { distribution: [1, 1] },
    { deviation: 11 },
  ],
  holidayWeeks: [{ workMinutes: 2400, minutes: 480 }, { minutes: 500 }],
  omrLedgers: [
    { pages: 5, sheets: 4, graded: 1, needsReview: 1, rejected: 1, pending: 1, blank: 1, noSheet: 0 },
    { graded: 2 },
    { pages: 6 },
  ],
  openLectures: [{ placesLeft: 0 }, { placesLeft: -1 }],
  payMonths: [pay, ...payLies],
  payRegister: [pay, ...payLies],
  payStatementLines: [{ kind: 'HOURLY', minutes: 90, hourlyWage: 12_000, amount: 18_000 }, { amount: 12_000 }],
  reportItems: [{ answeredBy: 21, correctRate: 4.8 }, { correctRate: 5 }],
  salaryMonths: [{ monthlyWageType: 'FULL', monthlySalary: 5, amount: 5 }, { amount: 6 }],
  scoreAttempts: [
    { retakeNumber: 0, value: 20, 'exam.totalPoints': 20, 'parent.parent.totalPoints': 20 },
    { value: 21 },
  ],
  scoreRanks: [
    { rank: 2, middleRank: 2.5, takenCount: 10, rankPercent: 25, percentile: 80, grade: 4, gradeScale: 9 },
    { rank: 11, middleRank: 11 },
    { rank: 3 },
    { rankPercent: 20 },
    { percentile: 75 },
    { percentile: 90 },
    { percentile: 44 },
    { percentile: 81 },
    { gradeScale: 3 },
  ],
  scores: [
    {
      'rank.value': 20,
      'exam.totalPoints': 20,
      'rank.takenCount': 22,
      'exam.statistics.takenCount': 22,
      'parent.statistics.takenCount': 22,
    },
    { 'rank.value': 21 },
    { 'rank.takenCount': 21 },
  ],
  smsResults: [
    { recipients: 5, queued: 1, sent: 1, delivered: 1, failed: 1, cancelled: 1, waitReason: 'NIGHT' },
    { recipients: 4 },
    { queued: 0, recipients: 4 },
  ],
  taDirectory: [{ paymentType: null, monthlySalary: null }, { paymentType: 'MONTHLY' }, { monthlySalary: 5 }],
  videoParts: [{ fromSecond: 0, toSecond: 1 }, { toSecond: 0 }],
  videoViewings: [
    {
      coveredSeconds: 59,
      durationSeconds: 60,
      percent: 98,
      lastPositionSeconds: 60,
      reportedAt: '2026-11-25T05:00:00Z',
    },
    { percent: 99 },
    { coveredSeconds: 61 },
    { lastPositionSeconds: 61 },
    { reportedAt: null },
  ],
  weekAttendanceRates: [attendance, ...attendanceLies],
  wordAssignmentProgress: [
    { target: 10, words: 10, studied: 8, known: 3, due: 2 },
    { target: 11 },
    { studied: 11 },
    { known: 9 },
    { due: 9 },
  ],
  wordDeckProgress: [
    { words: 10, studied: 8, mature: 3, due: 2, reps: 20, lapses: 3 },
    { studied: 11 },
    { mature: 9 },
    { due: 9 },
    { lapses: 21 },
  ],
  wordTestResults: [{ correct: 1, answered: 2, questionCount: 3 }, { correct: 3 }, { questionCount: 1 }],
  wordTestStandings: [
    { firstCorrect: 5, bestCorrect: 9, attempts: 2, lastAt: '2026-11-25T05:00:00Z', answered: null, state: 'REACHED' },
    { firstCorrect: 10 },
    { state: 'NEW' },
    { lastAt: null },
    { bestCorrect: null, state: 'BELOW' },
    { bestCorrect: null },
    { state: 'OPEN' },
    { 'plan.targetCount': 10, 'parent.targetCount': 10 },
  ],
  workMonths: [{ minutes: 90, hourlyWage: 12_000, amount: 18_000 }, { amount: 18_001 }],
};

test('every type whose figures follow from others is tried', () => {
  expect(Object.keys(samples)).toEqual(Object.keys(figures));
});

test.each(Object.entries(samples))(
  '%s: the truth is not spoken of, and each rule hears its lie',
  (type, [truth, ...lies]) => {
    const said = (values: Values) =>
      contradictions([{ type, fields: new Map(Object.entries(values)), related: new Set(), path: '$' }]);
    expect(said(truth)).toEqual([]);
    const heard = lies.flatMap((lie) => {
      expect([lie, ...said({ ...truth, ...lie })].length).toBeGreaterThan(1);
      return said({ ...truth, ...lie });
    });
    const rules = (figures[type] ?? []).map((rule) => `$: ${type} always have ${rule}`);
    expect(rules.filter((rule) => !heard.includes(rule))).toEqual([]);
  },
);

test('what is not asked for is not judged', () => {
  const fields = new Map(Object.entries({ takenCount: 22, correctRate: 100 }));
  expect(contradictions([{ type: 'examQuestionStatistics', fields, related: new Set(), path: '$' }])).toEqual([]);
});
