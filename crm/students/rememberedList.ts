import { useEffect } from 'react';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { paths } from './index.tsx';
import { StudentNeighboursDocument, type StudentNeighboursQueryVariables } from './generated/graphql.ts';

const key = 'crm.students.list';

/** A page of the list as it was shown last. */
export interface RememberedList {
  /** Whom it shows, in its order. */
  ids: readonly string[];
  /** How many there are on all pages. */
  total: number;
  /** What stood in the address. */
  search: string;
  /** How to ask for the pages beside it. */
  variables: StudentNeighboursQueryVariables;
}

/** Keeps in this tab what the list shows, so that a student's page knows the next one and the way back; null while it is not known. */
export function useRememberedList(list: RememberedList | null): void {
  // What is equal is written again, which costs nothing; what is new is not always a new object.
  const kept = list && JSON.stringify(list);
  useEffect(() => {
    if (kept !== null) sessionStorage.setItem(key, kept);
  }, [kept]);
}

/** The list that was last shown in this tab. */
export function rememberedList(): RememberedList | null {
  const kept = sessionStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as RememberedList);
}

/** The address of the list as it was last shown in this tab. */
export const listAddress = (): string => `${paths.students}${rememberedList()?.search ?? ''}`;

/** Where a student stands in a list, from 0 on all its pages; −1 for nowhere. */
export function placeIn({ ids, variables }: RememberedList, id: string): number {
  const at = ids.indexOf(id);
  return at < 0 ? at : variables.offset + at;
}

/** The id of who stands at a place of the list, from 0; the page it is on is asked for when it is another, and remembered. */
export async function studentAt(list: RememberedList, place: number): Promise<string | undefined> {
  const { limit, offset } = list.variables;
  if (place >= offset && place < offset + limit) return list.ids[place - offset];
  const page = Math.floor(place / limit);
  const variables = { ...list.variables, offset: page * limit };
  const { studentSearch } = await runGql(StudentNeighboursDocument, variables, {});
  const ids = studentSearch.map(({ studentId }) => studentId);
  const search = new URLSearchParams(list.search);
  search.set('page', String(page + 1));
  sessionStorage.setItem(key, JSON.stringify({ ...list, ids, variables, search: `?${search.toString()}` }));
  return ids[place - variables.offset];
}
