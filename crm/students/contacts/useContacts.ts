import type { FirstQuestion } from '#client/graphql/askEarly.ts';
import type { ContactKind } from '../../face.ts';
import { contactRecords } from '../../studentContacts.ts';

/** How many are shown at first. */
export const STEP = 10;

/** What the list asks first. */
export const firstContacts = (studentId: string): FirstQuestion[] =>
  contactRecords.map(({ first }) => first(studentId, STEP));

/**
 * The latest contacts with a student from every record of them.
 * @param kinds those wanted
 * @param limit of each record: the latest so many of all are among them
 */
export function useContacts(studentId: string, kinds: readonly ContactKind[], limit: number) {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the records are the same at each drawing
  const records = contactRecords.map(({ label, useLatest }) => ({ label, ...useLatest(studentId, limit) }));
  const all = records.flatMap(({ contacts }) => contacts).filter(({ kind }) => kinds.includes(kind));
  // Instants may be written with different offsets.
  const sorted = all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return {
    contacts: sorted.slice(0, limit),
    hasMore: all.length > limit || records.some(({ contacts }) => contacts.length === limit),
    isPending: records.some(({ query }) => query.data === undefined && !query.isError),
    failed: records.filter(({ query }) => query.data === undefined && query.isError),
  };
}
