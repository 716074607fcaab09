/**
 * What always holds of figures that follow from others, by the type in GraphQL, as SQL would say it; null where a part is. Each is a fact of the view
 * that answers: `api/testing/plans/figures.test.ts` asks the real ones.
 */
export const figures: Readonly<Record<string, readonly string[]>> = {
  accessReview: ["isBulk = (studentCount >= 100 OR kind = 'EXPORT' OR recordsOfDay >= 50)"],
  attendanceRates: ['weeks = marked + unset', ...rateOf('marked', 'present', 'rate')],
  clinicDays: ['booked = expected + arrived + departed', 'hurried <= booked', 'unassigned <= booked'],
  clinicOpenSlots: ['free >= 0', 'free <= capacity', 'closesAt > now()', 'endsAt > now()'],
  clinicSlotLoads: ['free = greatest(capacity - booked, 0)', 'arrived + departed <= booked', 'hurried <= booked'],
  clinicTaDays: ['arrived + departed <= assigned', 'assigned = expected + arrived + departed', 'counsels <= assigned'],
  errorGroups: ['firstAt <= lastAt', 'people <= hits', 'isClosed = (closedAt IS NOT NULL)'],
  examQuestionStatistics: [
    ...rateOf('takenCount', 'correctCount', 'correctRate'),
    'abs(discrimination - (upperRate - lowerRate)) < 0.01',
    "(kind = 'CHOICE') = (choiceCounts IS NOT NULL)",
    'sum(choiceCounts) >= takenCount',
    'takenCount <= parent.statistics.takenCount',
    'abs(correlation) <= 1',
  ],
  exams: ['cutline <= totalPoints', 'statistics.highest <= totalPoints', 'statistics.mean <= totalPoints'],
  examStatistics: [
    'takenCount <= participantCount',
    'absentCount <= participantCount',
    'clinicCount <= participantCount',
    '(mean IS NULL) = (takenCount = 0)',
    'lowest <= mean',
    'mean <= highest',
    'lowest <= median',
    'median <= highest',
    'lowest < highest OR deviation = 0',
    'cardinality(distribution) = 10',
    'sum(distribution) = takenCount',
    'deviation <= (highest - lowest) / 2 + 0.01',
  ],
  holidayWeeks: ['minutes = floor(least(workMinutes, 2400) / 5)'],
  omrLedgers: ['sheets = graded + needsReview + rejected + pending', 'pages <= sheets + blank + noSheet'],
  openLectures: ['placesLeft >= 0'],
  payMonths: ['earned = hourly + salary + weeklyHoliday + custom', 'net = earned + claimed - withheld'],
  payRegister: ['earned = hourly + salary + weeklyHoliday + custom', 'net = earned + claimed - withheld'],
  payStatementLines: ["kind <> 'HOURLY' OR amount = round(minutes * hourlyWage / 60, 0)"],
  reportItems: [someOf('answeredBy', 'correctRate')],
  salaryMonths: ["monthlyWageType <> 'FULL' OR amount = monthlySalary", 'amount <= monthlySalary'],
  scoreAttempts: [
    'retakeNumber > 0 OR value <= exam.totalPoints',
    // In its score, in its exam.
    'retakeNumber > 0 OR value <= parent.parent.totalPoints',
  ],
  scoreRanks: [
    'rank <= takenCount',
    'rank <= middleRank',
    'rankPercent = round(100 * middleRank / takenCount, 2)',
    'percentile = round(100 * (takenCount - middleRank + 0.5) / takenCount, 2)',
    'percentile <= round(100 * (takenCount - rank + 0.5) / takenCount, 2)',
    'percentile >= round(50 * (takenCount - rank + 1) / takenCount, 2)',
    // Of whole and half people.
    'percentile = round(50 * round(percentile * takenCount / 50, 0) / takenCount, 2)',
    'grade <= gradeScale',
  ],
  scores: [
    'rank.value <= exam.totalPoints',
    'rank.takenCount = exam.statistics.takenCount',
    'rank.takenCount = parent.statistics.takenCount',
  ],
  smsResults: ['recipients = queued + sent + delivered + failed + cancelled', 'waitReason IS NULL OR queued > 0'],
  taDirectory: ["(paymentType IS NOT NULL AND paymentType = 'MONTHLY') = (monthlySalary IS NOT NULL)"],
  videoParts: ['fromSecond < toSecond'],
  videoViewings: [
    'coveredSeconds <= durationSeconds',
    'percent = floor(100 * coveredSeconds / durationSeconds)',
    'lastPositionSeconds <= durationSeconds',
    'reportedAt IS NOT NULL OR coveredSeconds = 0',
  ],
  weekAttendanceRates: ['participants = marked + unset', ...rateOf('marked', 'present', 'rate')],
  wordAssignmentProgress: ['target <= words', 'studied <= words', 'known <= studied', 'due <= studied'],
  wordDeckProgress: ['studied <= words', 'mature <= studied', 'due <= studied', 'lapses <= reps'],
  wordTestResults: ['correct <= answered', 'answered <= questionCount'],
  wordTestStandings: [
    'firstCorrect <= bestCorrect',
    "(state = 'NEW') = (attempts = 0)",
    '(lastAt IS NULL) = (attempts = 0)',
    "state <> 'BELOW' OR bestCorrect IS NOT NULL",
    "state <> 'REACHED' OR bestCorrect IS NOT NULL",
    "state <> 'OPEN' OR answered IS NOT NULL",
    "(state = 'REACHED') = (bestCorrect IS NOT NULL AND bestCorrect >= plan.targetCount)",
    "(state = 'REACHED') = (bestCorrect IS NOT NULL AND bestCorrect >= parent.targetCount)",
  ],
  workMonths: ['amount = round(minutes * hourlyWage / 60, 0)'],
};

/** Where the part is not asked for: there is a number of people that makes this share. */
function someOf(whole: string, rate: string): string {
  return `${rate} = round(100 * round(${rate} * ${whole} / 100, 0) / ${whole}, 1)`;
}

/** A share of a part in a hundred, with one digit; none of nothing. */
function rateOf(whole: string, part: string, rate: string): string[] {
  return [
    `${part} <= ${whole}`,
    `(${rate} IS NULL) = (${whole} = 0)`,
    `${rate} = round(100 * ${part} / ${whole}, 1)`,
    someOf(whole, rate),
  ];
}
