import { roster } from '../../cast.ts';
import { idOf } from '../base/ids.ts';
import type { Lecture, Student, World } from './types.ts';
import { Random } from '../base/random.ts';

/** Enrols all students in lectures of their terms at the academy. @param starts the Monday of each term's first week */
export function enrol(world: World, starts: readonly number[]): void {
  let count = 0;
  starts.forEach((start, term) => {
    const end = start + 7 * world.shape.weeks;
    const offered = world.lectures.filter((lecture) => lecture.term === term);
    for (const student of world.students) {
      if (student.joined > end - 14 || (student.left !== null && student.left < start + 7)) continue;
      const random = new Random('enrol', student.index, term);
      for (const lecture of chosenBy(random, student, offered)) {
        const isLate = random.chance(0.04);
        const from = Math.max(student.joined, start - 3) + (isLate ? random.int(7, 35) : 0);
        const to = lastDay(random, { student, lecture, start, end, isCast: student.index < roster.length });
        if (from >= world.today || (to !== null && to < from)) continue;
        const index = count++;
        const enrollment = { index, id: idOf('enrollments', index, from), lecture, student, from, to };
        lecture.enrollments.push(enrollment);
        student.enrollments.push(enrollment);
      }
    }
  });
}

interface Stay {
  student: Student;
  lecture: Lecture;
  start: number;
  end: number;
  isCast: boolean;
}

function lastDay(random: Random, { student, lecture, start, end, isCast }: Stay): number | null {
  const isQuitter = !isCast && random.chance(0.04);
  const last = lecture.isOver ? end - 1 : null;
  const quits = isQuitter ? start + 7 * random.int(4, 11) : null;
  const days = [last, student.left, quits].filter((day) => day !== null);
  return days.length === 0 ? null : Math.min(...days);
}

/** One lecture for the grade, often two, seldom three, on different days; those of the cast are fixed. */
function chosenBy(random: Random, student: Student, offered: readonly Lecture[]): Lecture[] {
  const fixed = castChoice(student.index).map((at) => offered[at]!);
  const wanted =
    fixed.length > 0
      ? 0
      : random.weighted([
          [1, 52],
          [2, 38],
          [3, 10],
        ] as const);
  const chosen = [...fixed];
  const forGrade = offered.filter(({ course }) => course.grades.includes(student.grade));
  for (let tries = 0; chosen.length < wanted && tries < 8; tries++) {
    const lecture = random.pick(forGrade);
    const isClash = chosen.some(({ course }) => course.weekday === lecture.course.weekday);
    if (!isClash && lecture.enrollments.length < lecture.course.capacity - 2) chosen.push(lecture);
  }
  return chosen;
}

/** Lectures of the cast by place: 미적분 B, 확통 심화, 수학Ⅰ 기초. The first student attends two. */
function castChoice(index: number): number[] {
  if (index >= roster.length) return [];
  if (index === 0) return [0, 1];
  if (index < 8) return [0];
  if (index < 12) return [0, 1];
  return index < 16 ? [1] : [2];
}
