import { useEffect } from 'react';

const key = 'crm.students.list';

/** Keeps in this tab whom the list shows, in its order, so that a student's page knows the next one. */
export function useRememberedList(students: readonly { id: string }[] | undefined): void {
  useEffect(() => {
    if (students) sessionStorage.setItem(key, students.map(({ id }) => id).join(' '));
  }, [students]);
}

/** The ids before and after a student in the list that was last shown in this tab, and the place in it, from 1. */
export function neighboursOf(id: string): { before?: string; after?: string; place: number; count: number } | null {
  const ids = (sessionStorage.getItem(key) ?? '').split(' ');
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const before = ids[at - 1];
  const after = ids[at + 1];
  return { ...(before && { before }), ...(after && { after }), place: at + 1, count: ids.length };
}
