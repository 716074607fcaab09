import { dayOf, yearOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { staff } from '../../cast.ts';
import { entryYearOf, gradeOf, scaleOf } from '../model/grading.ts';
import type { Student, World } from '../model/types.ts';
import { stamps, type NewRow, type Rows } from '../base/row.ts';

type Score = NewRow<'actual_exam_scores'>;
type Sat = Pick<Score, 'kind' | 'year' | 'term' | 'part' | 'month'> & { day: number };

const subjects = ['국어', '수학', '영어'];

/** School exams and mock exams of the last year, as students bring them in. */
export function* actualExamScores(world: World): Rows<'actual_exam_scores'> {
  let n = 0;
  const calendar = examsBefore(world.today);
  for (const student of world.students) {
    if (student.left !== null) continue;
    const random = new Random('actual', student.index);
    for (const { day, ...sat } of calendar) {
      const isSenior = student.grade === '고3' || student.grade === 'N수';
      if (sat.kind === 'SCHOOL' ? student.grade === 'N수' : !isSenior) continue;
      for (const subject of subjects) {
        const rank = percentBelow(student.ability * 0.8 + random.normal(0, 0.5));
        if (!random.chance(0.7)) continue;
        const result = sat.kind === 'SCHOOL' ? schoolResult(world, student, rank) : mockResult(rank);
        const made = Math.max(day + 12, student.joined);
        if (made >= world.today) continue;
        const row = { id: idOf('actual_exam_scores', ++n, made), student_id: student.id, ...sat, subject, ...result };
        yield { ...row, ...stamps(staff.admin.id, made) };
      }
    }
  }
}

/** School: points and 등급 on the scale of the student's year. */
function schoolResult(world: World, student: Student, below: number) {
  const grade_scale = scaleOf(entryYearOf(world, student));
  const raw_score = Math.round(Math.min(100, 35 + 0.63 * below) * 10) / 10;
  return { raw_score, standard_score: null, percentile: null, grade: gradeOf(100 - below, grade_scale), grade_scale };
}

/** Mock exams: standard score, percentile, and nine grades. */
function mockResult(below: number) {
  const standard_score = Math.round(72 + 0.64 * below);
  return {
    raw_score: null,
    standard_score,
    percentile: Math.round(below),
    grade: gradeOf(100 - below, 9),
    grade_scale: 9,
  };
}

/** The percentile of an ability (logistic approximation of the normal distribution). */
const percentBelow = (ability: number): number => Math.round(9900 / (1 + Math.exp(-1.702 * ability))) / 100 + 0.5;

function examsBefore(today: number): Sat[] {
  const year = yearOf(today);
  return [year - 1, year]
    .flatMap((of): Sat[] => [
      school(of, 1, 'MIDTERM', '04-28'),
      school(of, 1, 'FINAL', '07-02'),
      school(of, 2, 'MIDTERM', '10-08'),
      school(of, 2, 'FINAL', '12-10'),
      ...['03-26', '06-04', '09-03'].map((date) => mock(of, date)),
    ])
    .filter(({ day }) => day < today - 12 && day > today - 330);
}

const school = (year: number, term: number, part: 'MIDTERM' | 'FINAL', date: string): Sat => ({
  kind: 'SCHOOL',
  year,
  term,
  part,
  month: null,
  day: dayOf(`${year}-${date}`),
});

const mock = (year: number, date: string): Sat => ({
  kind: 'MOCK',
  year,
  term: null,
  part: null,
  month: Number(date.slice(0, 2)),
  day: dayOf(`${year}-${date}`),
});
