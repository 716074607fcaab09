import { whoIs, type Verdict } from '../../../participants/candidates/judge.ts';
import type { WantedEnrollment } from '../read/enrollmentRows.ts';
import { problemAt } from '../read/rowCells.ts';
import type { EnrollmentReport, Field, LectureSheet } from '../types.ts';
import type { Academy } from './academy.ts';
import type { LectureStep } from './planLectures.ts';
import { targetFinder, type Target } from './targets.ts';

/** The planned effect of an enrollment of the file. */
export interface EnrollmentStep {
  report: EnrollmentReport;
  studentId: string | null;
  lecture: Target | undefined;
}

interface Outcome {
  kind: EnrollmentReport['kind'];
  /** What is wrong, and at which of these fields. */
  problem?: { at: readonly Field[]; reason: string };
  note?: string;
}

/** What becomes of each enrollment of the file, in its order; those beyond what a lecture takes are refused. */
export function planEnrollments(
  wanted: readonly WantedEnrollment[],
  steps: readonly LectureStep[],
  academy: Academy,
  { sheets, today }: { sheets: readonly LectureSheet[]; today: string },
): EnrollmentStep[] {
  const find = targetFinder(steps, academy.lectures);
  const people = new Map<string, number>();
  const seen = new Map<string, number>();
  return wanted.map((row) => {
    const verdict = whoIs(row, academy.students);
    const chosen = verdict.students.find(({ id }) => id === row.chosen);
    const student = chosen ?? (verdict.kind === 'MATCHED' ? verdict.students[0] : undefined);
    const lecture = find(row.lecture);
    const fromDate = [today, row.fromDate ?? '', lecture?.startsOn ?? ''].toSorted().at(-1) ?? today;
    const outcome =
      refusalOf(row, lecture) ??
      refusalOfWho(verdict, student) ??
      (lecture && student ? place(row, lecture, student.id, fromDate) : unknownLecture(row));
    const report = {
      ...reportOf(row, outcome, sheets),
      name: student?.name ?? row.name,
      studentNumber: student?.studentNumber ?? row.studentNumber,
      school: student?.school ?? row.school,
      lecture: lecture?.name ?? row.lecture,
      fromDate: outcome.kind === 'NEW' ? fromDate : null,
      candidates: outcome.kind === 'UNCLEAR' ? verdict.students.map(candidate) : [],
    };
    return { report, studentId: student?.id ?? null, lecture };
  });

  /** Whether there is room for a student, who is not in the lecture yet. */
  function place(row: WantedEnrollment, lecture: Target, studentId: string, fromDate: string): Outcome {
    if (lecture.endsOn !== null && fromDate > lecture.endsOn) {
      return refused(['fromDate', 'lecture'], '강의가 끝난 뒤의 날짜입니다. 날짜를 확인해 주세요.');
    }
    const pair = `${studentId} ${lecture.key}`;
    const before = seen.get(pair);
    if (before !== undefined) return { kind: 'STANDING', note: `${before}행과 같은 수강등록입니다` };
    seen.set(pair, row.row);
    if (academy.enrolled.has(pair)) return { kind: 'STANDING', note: '이미 이 강의를 듣는 학생입니다' };
    const count = people.get(lecture.key) ?? lecture.enrolled;
    if (count >= lecture.capacity) {
      return refused(['lecture'], `정원 ${lecture.capacity}명이 모두 찼습니다. 정원을 늘리거나 학생을 빼 주세요.`);
    }
    people.set(lecture.key, count + 1);
    if (lecture.step) lecture.step.report.students++;
    return { kind: 'NEW' };
  }
}

const refused = (at: readonly Field[], reason: string): Outcome => ({ kind: 'REFUSED', problem: { at, reason } });

function refusalOf(row: WantedEnrollment, lecture: Target | undefined): Outcome | null {
  if (row.standing !== null) return { kind: 'LEFT_OUT', note: `상태가 ‘${row.standing}’이라 등록하지 않습니다` };
  if (row.problems.length > 0) return { kind: 'REFUSED' };
  if (!lecture) return unknownLecture(row);
  if (lecture.kind === 'LEFT_OUT') return { kind: 'LEFT_OUT', note: '종강일이 지난 강의입니다' };
  return lecture.kind === 'REFUSED'
    ? refused(['lecture'], `‘${lecture.name}’ 강의에 오류가 있습니다. 강의를 먼저 수정해 주세요.`)
    : null;
}

function refusalOfWho({ kind, reason }: Verdict, student: object | undefined): Outcome | null {
  if (student) return null;
  return kind === 'UNKNOWN'
    ? refused(['studentNumber', 'name'], `${reason} 처음 오는 학생은 먼저 학생으로 등록해 주세요.`)
    : { kind: 'UNCLEAR', note: reason };
}

const unknownLecture = ({ lecture }: WantedEnrollment): Outcome =>
  refused(['lecture'], `‘${lecture}’ 강의가 이 파일에도, 진행 중인 강의에도 없습니다. 이름을 확인해 주세요.`);

function reportOf(row: WantedEnrollment, { kind, problem, note }: Outcome, sheets: readonly LectureSheet[]) {
  const sheet = sheets[Number(row.key.split(':')[0])];
  const cells = sheet?.rows.find((one) => one.row === row.row)?.cells ?? [];
  return {
    key: row.key,
    sheet: row.sheet,
    row: row.row,
    kind,
    problems: [
      ...row.problems,
      ...(problem ? [problemAt(sheet?.columns ?? [], { cells }, problem.at, problem.reason)] : []),
    ],
    notes: [...row.notes, ...(note === undefined ? [] : [note])],
  };
}

const candidate = ({ id, name, studentNumber, school, grade }: Verdict['students'][number]) => ({
  id,
  name,
  studentNumber,
  school,
  grade,
});
