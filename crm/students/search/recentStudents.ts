import { useEffect } from 'react';

const key = 'crm.students.recent';

/** The most students remembered. */
const MOST = 6;

/** A student whose page was open in this tab. */
export interface RecentStudent {
  id: string;
  name: string;
  /** Distinguishes namesakes. */
  more: string;
}

/** The students whose pages were open in this tab, the last one first. */
export function recentStudents(): readonly RecentStudent[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as RecentStudent[];
}

/** Remembers that this student's page is open. */
export function useRecentStudent({ id, name, more }: RecentStudent): void {
  useEffect(() => {
    const others = recentStudents().filter((student) => student.id !== id);
    sessionStorage.setItem(key, JSON.stringify([{ id, name, more }, ...others].slice(0, MOST)));
  }, [id, name, more]);
}
