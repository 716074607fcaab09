import { useEffect } from 'react';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { paths } from '../paths.ts';
import { StudentNeighboursDocument, type StudentNeighboursQueryVariables } from '../generated/graphql.ts';

const key = 'crm.students.list';

/** A page of the list as it was last shown. */
export interface RememberedList {
  /** The ids of its students, in order. */
  ids: readonly string[];
  /** The number of students on all pages. */
  total: number;
  /** The list's state in the address. */
  search: string;
  /** Fetches another page. */
  variables: StudentNeighboursQueryVariables;
}

/** Remembers the shown list in this tab, so that a student's page can link to the next student and back; null while loading. */
export function useRememberedList(list: RememberedList | null): void {
  // Equal lists may be written again, which costs nothing; a changed list is not always a new object.
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

/** The index of a student in a list across all its pages, from 0; −1 if missing. */
export function placeIn({ ids, variables }: RememberedList, id: string): number {
  const at = ids.indexOf(id);
  return at < 0 ? at : variables.offset + at;
}

/** The id of the student at an index across all pages, from 0; fetches and remembers the page if needed. */
export async function studentAt(list: RememberedList, place: number): Promise<string | undefined> {
  const { limit, offset } = list.variables;
  if (place >= offset && place < offset + limit) return list.ids[place - offset];
  const page = Math.floor(place / limit);
  const variables = { ...list.variables, offset: page * limit };
  const { studentSearch } = await runGql(StudentNeighboursDocument, variables, {});
  const ids = studentSearch.map(({ studentId }) => studentId);
  const search = new URLSearchParams(list.search);
  search.set('currentPage', String(page + 1));
  search.set('pageSize', String(limit));
  sessionStorage.setItem(key, JSON.stringify({ ...list, ids, variables, search: `?${search.toString()}` }));
  return ids[place - variables.offset];
}
