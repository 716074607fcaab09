import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Participants_Bool_Exp, Participants_Order_By, Students_Order_By } from '#client/generated/graphql/ta.ts';
import { syllablePattern } from '../../shared/lists/hangul.ts';
import { filterValue } from '../../shared/lists/filterValue.ts';

/**
 * Hasura's condition for the participants of a week: `week` and `lecture` are ids; `q` searches names and student numbers; `onlyOn`, the
 * date of the week, leaves those who are not enrolled on it.
 */
export function participantWhere(filters: CrudFilter[]): Participants_Bool_Exp {
  const typed = filterValue(filters, 'q').normalize('NFC').replace(/\s+/g, '');
  const heldOn = filterValue(filters, 'onlyOn');
  const conditions: Participants_Bool_Exp[] = [{ weeklyLectureId: { _eq: filterValue(filters, 'week') } }];
  if (typed !== '') {
    // Also an unfinished syllable or initial consonants; blanks do not matter.
    const found = { _iregex: syllablePattern(typed, '\\s*') };
    conditions.push({ student: { _or: [{ user: { name: found } }, { studentNumber: found }] } });
  }
  if (heldOn !== '') {
    const enrolled = {
      lectureId: { _eq: filterValue(filters, 'lecture') },
      fromDate: { _lte: heldOn },
      _or: [{ toDate: { _is_null: true } }, { toDate: { _gte: heldOn } }],
    };
    conditions.push({ _not: { student: { enrollments: enrolled } } });
  }
  return { _and: conditions };
}

/** Hasura's order for the list's sorters, unique for paging; by name when none is asked for. */
export function participantOrder([first]: CrudSort[]): Participants_Order_By[] {
  const byName = [{ student: { user: { name: 'asc' } } }, { student: { studentNumber: 'asc' } }] as const;
  if (!first) return [...byName];
  const { field, order } = first;
  const student = studentOrders[field]?.(order);
  if (student) return [...student.map((one) => ({ student: one })), ...byName];
  return [field === 'attendance' ? { attendanceType: { name: order } } : { [field]: order }, ...byName];
}

type Direction = CrudSort['order'];

const studentOrders: Record<string, (direction: Direction) => Students_Order_By[]> = {
  name: (name) => [{ user: { name } }],
  number: (studentNumber) => [{ studentNumber }],
  school: (direction) => [{ school: direction }, { grade: direction }],
  phone: (phone) => [{ user: { phone } }],
};
