import type { SiblingFragment, SiblingsQuery } from './generated/graphql.ts';

/** Somebody of whom staff said whether they are a brother or sister. */
export interface Told extends Pick<SiblingsQuery['studentSiblings'][number], 'decidedAt' | 'decidedByStaff'> {
  student: SiblingFragment;
}

/** Who is a brother or sister of a student, who may be, since the parent's phone is the same, and who is not. */
export function siblingsOf(id: string, data: SiblingsQuery | undefined) {
  const told = (data?.studentSiblings ?? []).map(({ one, other, ...pair }) => ({
    ...pair,
    student: one.id === id ? other : one,
  }));
  const decided = new Set(told.map(({ student }) => student.id));
  return {
    confirmed: told.filter(({ status }) => status === 'CONFIRMED'),
    suggested: (data?.students ?? []).filter((student) => !decided.has(student.id)),
    refused: told.filter(({ status }) => status === 'REFUSED'),
  };
}
