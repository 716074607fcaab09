import type { SiblingFragment, SiblingsQuery } from '../generated/graphql.ts';

/** A student about whom staff decided whether they are a sibling. */
export interface Told extends Pick<SiblingsQuery['studentSiblings'][number], 'decidedAt' | 'decidedByStaff'> {
  student: SiblingFragment;
}

/** A student's confirmed siblings, possible ones (same parent's phone), and those who are not. */
export function siblingsOf(id: string, data: SiblingsQuery | undefined) {
  const told = (data?.studentSiblings ?? []).map(({ one, other, ...pair }) => ({
    ...pair,
    student: one.id === id ? other : one,
  }));
  const decided = new Set(told.map(({ student }) => student.id));
  return {
    confirmed: told.filter(({ status }) => status === 'CONFIRMED'),
    suggested: (data?.students_by_pk?.withSameParentPhone ?? []).filter((student) => !decided.has(student.id)),
    refused: told.filter(({ status }) => status === 'REFUSED'),
  };
}
