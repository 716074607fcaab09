import type { LectureOption } from '../../lectures/parts.ts';
import type { StudentFilters } from './studentQuery.ts';
import type { TagOption } from '../useTagOptions.ts';

/** What the list is narrowed to, as people read it: `검색: ㄱㅁㅅ, 학년: 고2`; empty for all students. */
export function filterWords(
  filters: StudentFilters,
  lectures: readonly LectureOption[],
  tags: readonly TagOption[],
): string {
  const lectureOf = (id: string) => lectures.find(({ value }) => value === id)?.label ?? id;
  const tagOf = (id: string) => tags.find((tag) => tag.id === id)?.name ?? id;
  const said: [string, string][] = [
    ['검색', filters.q.trim()],
    ['상태', { '': '재원', active: '재원', inactive: '비활성' }[filters.state] ?? ''],
    ['학년', filters.grade],
    ['강의', filters.lecture && lectureOf(filters.lecture)],
    ['태그', filters.tag && tagOf(filters.tag)],
    ['학교', filters.school],
  ];
  return said
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
}
