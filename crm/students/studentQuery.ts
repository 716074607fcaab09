import { studentSearch } from './studentSearch.ts';
import type {
  StudentSearch_Bool_Exp,
  StudentSearch_Order_By,
  Students_Bool_Exp,
} from '#client/generated/graphql/ta.ts';

/** The list's state as kept in the address. */
export const studentFilters = {
  q: '',
  /** `active`, `inactive` or `all`. */
  state: 'active',
  grade: '',
  /** Id of a lecture. */
  lecture: '',
  /** Id of a tag. */
  tag: '',
  /** The full name of a school. */
  school: '',
  /** A column, with `-` before it for descending. */
  sort: 'number',
  /** From 1. */
  page: '1',
  size: '25',
};

export type StudentFilters = typeof studentFilters;

/** The variables of the list's query. */
export function studentVariables(filters: StudentFilters, today: string) {
  const limit = pageSizes.includes(Number(filters.size)) ? Number(filters.size) : 25;
  const page = Math.max(1, Math.floor(Number(filters.page)) || 1);
  return {
    where: conditionOf(filters, today),
    orderBy: orderOf(filters.sort),
    limit,
    offset: (page - 1) * limit,
  };
}

function conditionOf(filters: StudentFilters, today: string): StudentSearch_Bool_Exp {
  const { q, state, grade, lecture, tag, school } = filters;
  const asked = studentSearch(q);
  const student: Students_Bool_Exp[] = [
    ...(grade === '' ? [] : [{ grade: { _eq: grade } }]),
    ...(lecture === '' ? [] : [inLecture(lecture, today)]),
    ...(tag === '' ? [] : [{ user: { userTags: { tagId: { _eq: tag } } } }]),
    ...(school === '' ? [] : [{ school: { _eq: school } }]),
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

function orderOf(sort: string): StudentSearch_Order_By[] {
  const descending = sort.startsWith('-');
  const order = orders.get(descending ? sort.slice(1) : sort)?.(descending ? 'desc_nulls_last' : 'asc_nulls_last');
  // Paging needs a unique order.
  return order ? [order, { studentNumber: 'asc' }] : [{ studentNumber: 'asc' }];
}

const pageSizes = [10, 25, 50, 100];

type Direction = 'asc_nulls_last' | 'desc_nulls_last';

const orders = new Map<string, (direction: Direction) => StudentSearch_Order_By>([
  ['number', (direction) => ({ studentNumber: direction })],
  ['name', (direction) => ({ name: direction })],
  ['school', (direction) => ({ student: { school: direction } })],
  ['grade', (direction) => ({ student: { grade: direction } })],
  ['parent', (direction) => ({ student: { parentName: direction } })],
  ['lecture', (direction) => ({ student: { representativeLecture: { lecture: { name: direction } } } })],
]);
