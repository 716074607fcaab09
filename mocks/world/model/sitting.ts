import { Random } from '../base/random.ts';
import { markOf, type Attendance } from './attendance.ts';
import { itemsOf, retakeItemsOf, retakeCutline, type Item } from './exams.ts';
import type { Student, Exam } from './types.ts';

/** Answers to an exam, in the format of `score_attempts.answers`, and their points. */
export interface Sitting {
  answers: number[];
  value: number;
}

/** A student's result in an exam on its day. */
export interface Result {
  status: 'NONE' | 'GRADED' | 'ABSENT' | 'EXEMPT';
  delivery: 'ONSITE' | 'ONLINE' | 'HOME';
  sitting: Sitting | null;
  isBelow: boolean;
}

/** Every call returns the same result. */
export function resultOf(exam: Exam, student: Student): Result {
  const mark = markOf(exam.week, student);
  const random = new Random('result', exam.index, student.index);
  const how = mark === null ? 'NONE' : random.weighted(ways[mark.attendance]);
  if (how === 'NONE' || how === 'ABSENT' || how === 'EXEMPT') {
    return { status: how, delivery: 'ONSITE', sitting: null, isBelow: false };
  }
  const sitting = sit(random, itemsOf(exam), abilityIn(exam, student) + random.normal(0, 0.3));
  return { status: 'GRADED', delivery: how, sitting, isBelow: sitting.value < exam.cutline };
}

/** Retakes in one visit to the clinic: the first, and a second by some who failed it; whether the last one passed. */
export function resitsOf(exam: Exam, student: Student): { sittings: Sitting[]; hasPassed: boolean } {
  const random = new Random('resit', exam.index, student.index);
  const items = exam.retakeExamId ? retakeItemsOf(exam) : itemsOf(exam);
  const cutline = exam.retakeExamId ? retakeCutline : exam.cutline;
  const ability = abilityIn(exam, student) + 1.5;
  const first = sit(random, items, ability);
  if (first.value >= cutline) return { sittings: [first], hasPassed: true };
  const second = sit(random, items, ability + 0.7);
  if (second.value >= cutline && random.chance(0.7)) return { sittings: [first, second], hasPassed: true };
  return { sittings: [first], hasPassed: false };
}

type Way = Exclude<Result['status'], 'GRADED'> | Result['delivery'];

const there = [['ONSITE', 1]] as const;
const ways: Record<Attendance, readonly (readonly [Way, number])[]> = {
  출석: there,
  지각: [
    ['ONSITE', 0.97],
    ['ABSENT', 0.03],
  ],
  조퇴: [
    ['ONSITE', 0.7],
    ['HOME', 0.3],
  ],
  결석: [
    ['ABSENT', 0.82],
    ['HOME', 0.18],
  ],
  영상: [
    ['ONLINE', 0.5],
    ['HOME', 0.32],
    ['ABSENT', 0.18],
  ],
  보강: there,
  공결: [
    ['EXEMPT', 0.5],
    ['HOME', 0.5],
  ],
};

/** Ability in a subject: general ability, liking of the subject, and diligence. */
function abilityIn({ week }: Exam, student: Student): number {
  const liking = new Random(week.lecture.course.subject.name, student.index).normal(0, 0.35);
  return 0.85 * student.ability + liking + 1.2 * (student.diligence - 0.72);
}

/** Guessing one of five is right one time in five, guessing a number never. */
function sit(random: Random, items: readonly Item[], ability: number): Sitting {
  const answers: number[] = [];
  let value = 0;
  for (const item of items) {
    const knows = 1 / (1 + Math.exp(-1.7 * item.discrimination * (ability - item.difficulty)));
    const floor = item.kind === 'CHOICE' ? 0.18 : 0;
    const isRight = random.next() < floor + (1 - floor) * knows;
    if (isRight) value += item.points;
    answers.push(isRight ? item.key : wrongAnswer(random, item));
  }
  return { answers, value };
}

/** No answer, the distractor, or another wrong choice; for number questions a number close to the right one. */
function wrongAnswer(random: Random, { kind, key, lure, number }: Item): number {
  if (random.chance(kind === 'SHORT' ? 0.3 : 0.004 * number)) return -1;
  if (kind === 'SHORT') {
    const near = key + random.int(-3, 4) || key + 5;
    return near === key || near < 0 ? key * 2 : near;
  }
  const choice = random.chance(0.45) ? lure : random.int(1, 5);
  return choice === key ? 1 + (choice % 5) : choice;
}
