import type { CrudFilter, CrudSort } from '@refinedev/core';
import type {
  RetakeExams_Order_By,
  ScoreAttempts_Bool_Exp,
  ScoreAttempts_Order_By,
  Students_Order_By,
} from '#client/generated/graphql/ta.ts';
import { syllablePattern } from '../shared/lists/hangul.ts';
import { filterValue } from '../shared/lists/filterValue.ts';

/** An open clinic todo: the student was called. */
const called: ScoreAttempts_Bool_Exp = { clinicTodos: { status: { _in: ['TODO', 'DOING', 'SUBMITTED'] } } };

/** Hasura's condition of the students who must retake an exam: `state` of the clinic, `lecture`, and `q`, a student, school or exam. */
export function dueWhere(filters: CrudFilter[]): ScoreAttempts_Bool_Exp {
  const lecture = filterValue(filters, 'lecture');
  const state = filterValue(filters, 'state') || 'REQUIRED';
  const typed = filterValue(filters, 'q').normalize('NFC').replace(/\s+/g, '');
  const conditions: ScoreAttempts_Bool_Exp[] = [{ clinicStatus: { _eq: state === 'CALLED' ? 'REQUIRED' : state } }];
  if (state === 'REQUIRED') conditions.push({ _not: called });
  if (state === 'CALLED') conditions.push(called);
  if (lecture !== '') conditions.push({ exam: { lectureId: { _eq: lecture } } });
  if (typed !== '') {
    const found = { _iregex: syllablePattern(typed, '\\s*') };
    const student = { _or: [{ user: { name: found } }, { school: found }, { studentNumber: found }] };
    conditions.push({ _or: [{ score: { student } }, { exam: { name: found } }] });
  }
  return { _and: conditions };
}

/** Hasura's order of that list, unique for paging; latest first when none is asked for. */
export function dueOrder([first]: CrudSort[]): ScoreAttempts_Order_By[] {
  const latest: ScoreAttempts_Order_By[] = [{ updatedAt: 'desc' }, { id: 'asc' }];
  return first ? [...(dueOrders[first.field]?.(first.order) ?? []), ...latest] : latest;
}

/** Hasura's order of the retake exams, unique for paging; latest first when none is asked for. */
export function retakeExamOrder([first]: CrudSort[]): RetakeExams_Order_By[] {
  const latest: RetakeExams_Order_By[] = [{ createdAt: 'desc' }, { id: 'asc' }];
  if (!first) return latest;
  return [first.field === 'exam' ? { exam: { name: first.order } } : { [first.field]: first.order }, ...latest];
}

type Direction = CrudSort['order'];

const byStudent = (student: Students_Order_By): ScoreAttempts_Order_By => ({ score: { student } });

const dueOrders: Record<string, (direction: Direction) => ScoreAttempts_Order_By[]> = {
  student: (name) => [byStudent({ user: { name } })],
  school: (direction) => [byStudent({ school: direction }), byStudent({ grade: direction })],
  lecture: (name) => [{ exam: { lecture: { name } } }],
  exam: (direction) => [{ exam: { weeklyLecture: { heldOn: direction } } }, { exam: { name: direction } }],
  clinicStatus: (direction) => [{ clinicStatus: direction }],
};
