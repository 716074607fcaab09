import type { StudentFilters } from './studentQuery.ts';

type Named = readonly { id: string; name: string }[];

/** What the list is narrowed to, as people read it: `검색: ㄱㅁㅅ, 학년: 고2`; empty for all students. */
export function filterWords(filters: StudentFilters, lectures: Named, tags: Named): string {
  const nameOf = (named: Named, id: string) => named.find((one) => one.id === id)?.name ?? id;
  const said: [string, string][] = [
    ['검색', filters.q.trim()],
    ['상태', { active: '재원', inactive: '비활성' }[filters.state] ?? ''],
    ['학년', filters.grade],
    ['강의', filters.lecture && nameOf(lectures, filters.lecture)],
    ['태그', filters.tag && nameOf(tags, filters.tag)],
    ['학교', filters.school],
  ];
  return said
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
}
