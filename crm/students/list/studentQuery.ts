import type { CrudFilter, CrudSort } from '@refinedev/core';
import type {
  StudentSearch_Bool_Exp,
  StudentSearch_Order_By,
  Students_Bool_Exp,
} from '#client/generated/graphql/ta.ts';
import { todayInSeoul } from '#ui-kit/format/time/date.ts';
import { firstOf, type BareList } from '../../shared/lists/firstList.ts';
import { filterValue } from '../../shared/lists/filterValue.ts';
import { StudentListDocument } from '../generated/graphql.ts';
import { studentSearch } from '../search/studentSearch.ts';

/** What the list can be narrowed by; the operators are the address's. */
export const studentFilters = {
  /** What was typed. */
  q: 'contains',
  /** `inactive` or `all`; without it the active ones. */
  state: 'eq',
  grade: 'eq',
  /** Id of a lecture. */
  lecture: 'eq',
  /** Id of a tag. */
  tag: 'eq',
  /** The full name of a school. */
  school: 'eq',
  /** `open`: somebody should talk to them. */
  care: 'eq',
} as const;

/** The list's filters as texts, empty where it is not narrowed. */
export type StudentFilters = Record<keyof typeof studentFilters, string>;

/** The list at its bare address. */
export const studentList = {
  resource: 'students',
  document: StudentListDocument,
  meta: { where: studentWhere, orderBy: studentOrder },
  sorters: [{ field: 'number', order: 'asc' }],
} satisfies BareList<unknown>;

export const firstStudents = firstOf(studentList);

/** The `where` of the list's filters. */
export function studentWhere(filters: readonly CrudFilter[]): StudentSearch_Bool_Exp {
  const valueOf = (name: keyof StudentFilters): string => filterValue(filters, name);
  const [state, grade, lecture, tag, school] = (['state', 'grade', 'lecture', 'tag', 'school'] as const).map(valueOf);
  const asked = studentSearch(valueOf('q'));
  const student: Students_Bool_Exp[] = [
    ...(grade ? [{ grade: { _eq: grade } }] : []),
    ...(lecture ? [inLecture(lecture, todayInSeoul())] : []),
    ...(tag ? [{ user: { userTags: { tagId: { _eq: tag } } } }] : []),
    ...(school ? [{ school: { _eq: school } }] : []),
    ...(valueOf('care') === 'open' ? [{ consultTasks: { closedAt: { _is_null: true } } }] : []),
  ];
  return {
    _and: [
      ...(asked ? [asked] : []),
      ...(state === 'all' ? [] : [{ isActive: { _eq: state !== 'inactive' } }]),
      ...(student.length === 0 ? [] : [{ student: { _and: student } }]),
    ],
  };
}

/** Enrolled today, or looked up under this lecture. */
function inLecture(lectureId: string, today: string): Students_Bool_Exp {
  const enrolled = {
    lectureId: { _eq: lectureId },
    fromDate: { _lte: today },
    _or: [{ toDate: { _is_null: true } }, { toDate: { _gte: today } }],
  };
  return { _or: [{ enrollments: enrolled }, { representativeLecture: { lectureId: { _eq: lectureId } } }] };
}

/** The `order_by` of the list's sorters. */
export function studentOrder([sorter]: readonly CrudSort[]): StudentSearch_Order_By[] {
  const direction = sorter?.order === 'desc' ? 'desc_nulls_last' : 'asc_nulls_last';
  const order = orders.get(sorter?.field ?? '')?.(direction);
  // Paging needs a unique order.
  return order ? [order, { studentNumber: 'asc' }] : [{ studentNumber: 'asc' }];
}

type Direction = 'asc_nulls_last' | 'desc_nulls_last';

const orders = new Map<string, (direction: Direction) => StudentSearch_Order_By>([
  ['number', (direction) => ({ studentNumber: direction })],
  ['name', (direction) => ({ name: direction })],
  ['school', (direction) => ({ student: { school: direction } })],
  ['grade', (direction) => ({ student: { grade: direction } })],
  ['parent', (direction) => ({ student: { parentName: direction } })],
  ['lecture', (direction) => ({ student: { representativeLecture: { lecture: { name: direction } } } })],
]);
