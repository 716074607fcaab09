import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import type { World, Exam } from './types.ts';

/** A question, its key, and the parameters of its difficulty. */
export interface Item {
  number: number;
  kind: 'CHOICE' | 'SHORT';
  /** In the format of `exam_questions.answer`. */
  key: number;
  points: number;
  unit: string;
  /** Ability at which half answer right without guessing, and how steeply that rises (three-parameter model). */
  difficulty: number;
  discrimination: number;
  /** The wrong choice that looks right. */
  lure: number;
}

/** Points of a retake exam's questions, and its cutline. */
export const retakePoints = 10;
export const retakeQuestions = 10;
export const retakeCutline = 60;

/** The exam of every numbered week up to this week's, in its first lesson. */
export function buildExams(world: World): Exam[] {
  return world.weeks
    .filter(({ number, meeting, day }) => number !== null && meeting === 1 && day < world.today + 7)
    .map((week, index) => {
      const { course } = week.lecture;
      const unit = course.subject.units[(week.number! - 1) % course.subject.units.length]!;
      const made = week.day - 5;
      const random = new Random('exam', week.index);
      const isLinked = random.chance(0.5);
      return {
        index,
        id: idOf('exams', index, made),
        week,
        name: `${week.number}주차 ${unit}`,
        unit,
        cutline: 50 + 5 * new Random('cutline', week.lecture.index).int(0, 3),
        templateId: isLinked ? idOf('exam_templates', index, made - 1) : null,
        retakeExamId: index % 3 === 0 && week.isPast ? idOf('retake_exams', index, made) : null,
        made,
        isShown: week.day < world.today - 1,
        points: world.size === 'chain' ? pointsOf10 : course.subject.questions === 25 ? pointsOf25 : pointsOf20,
      };
    });
}

/** The questions of an exam, easy ones first. They add up to 100 points. */
export function itemsOf(exam: Exam): readonly Item[] {
  if (latest?.exam === exam) return latest.items;
  const { subject } = exam.week.lecture.course;
  const whole = new Random('items', exam.index);
  const shift = whole.normal(0, 0.22);
  const count = exam.points.length;
  const shorts = Math.round(count * (subject.questions === 25 ? 0.08 : 0.2));
  const items = exam.points.map((points, at): Item => {
    const random = new Random('item', exam.index, at);
    const isShort = at >= count - shorts;
    const difficulty = -2.3 + (3.1 * at) / count + shift + random.normal(0, 0.5);
    const discrimination = Math.min(2.2, Math.max(0.35, random.normal(1, 0.32)));
    const right = random.int(1, 5);
    const isDouble = random.chance(0.03);
    const choice = isDouble ? (right === 5 ? 35 : right * 10 + 5) : right;
    const unit =
      subject.units[(exam.week.number! - 1 + (at % 4 === 3 ? subject.units.length - 1 : 0)) % subject.units.length]!;
    const key = isShort ? random.int(1, 60) : choice;
    const lure = 1 + ((right + random.int(0, 3)) % 5);
    return { number: at + 1, kind: isShort ? 'SHORT' : 'CHOICE', key, points, unit, difficulty, discrimination, lure };
  });
  latest = { exam, items };
  return items;
}

/** The questions that a retake exam repeats: the last ones, which most students got wrong. */
export const retakeItemsOf = (exam: Exam): readonly Item[] =>
  itemsOf(exam)
    .slice(-retakeQuestions)
    .map((item, at) => ({ ...item, number: at + 1, points: retakePoints }));

// Branches by the dozen give short tests.
const pointsOf10 = [8, 8, 9, 9, 10, 10, 11, 11, 12, 12];
const pointsOf20 = [4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6];
const pointsOf25 = [3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5];

// Exams are walked one after the other.
let latest: { exam: Exam; items: readonly Item[] } | undefined;
