import { lectures } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';

const values = [62, 71, null, 84, 77, 91, 68, 88];

/** Eight exams of a term, the latest first; one was missed, one had too few students for figures of the class. */
export const takenExams = values
  .map((value, at) => ({
    id: `01990000-0000-7000-8000-0000000e000${at}`,
    name: `${at + 1}주차 주간 테스트`,
    totalPoints: 100,
    cutline: 70,
    weeklyLecture: {
      heldOn: dateOf(7 * (at - values.length)),
      lectureId: lectures.calculusB.id,
      lecture: { name: lectures.calculusB.name },
    },
    statistics: at === 1 ? null : { mean: 66 + at },
    scores: [{ status: value === null ? 'ABSENT' : 'GRADED', attempts: value === null ? [] : [{ value }] }],
  }))
  .toReversed();
