import { useList } from '@refinedev/core';
import { Grade } from '#client/generated/rest/students.ts';
import { SelectInput } from '#ui-kit';
import { useLectureOptions } from '../../lectures/parts.ts';
import { StudentSchoolsDocument, type StudentSchoolsQuery } from '../generated/graphql.ts';
import type { StudentFilters } from './studentQuery.ts';
import { useTagOptions } from '../useTagOptions.ts';

/** The facts that students are narrowed by, besides the search and their state. */
export type Narrowing = Pick<StudentFilters, 'grade' | 'school' | 'lecture' | 'tag'>;

interface StudentNarrowingProps {
  filters: Narrowing;
  onChange: (change: Partial<Narrowing>) => void;
}

const grades = Object.values(Grade).map((grade) => ({ value: grade, label: grade }));

/** Narrows students by grade, school, lecture and tag. */
export function StudentNarrowing({ filters, onChange }: StudentNarrowingProps) {
  const lectures = useLectureOptions();
  const { tags } = useTagOptions();
  const known = useList<StudentSchoolsQuery['students'][number]>({
    resource: 'students',
    pagination: { mode: 'off' },
    meta: { gqlQuery: StudentSchoolsDocument },
  }).result.data;
  // Includes the school in the address even if no student goes there any more.
  const schools = new Set([...known.map(({ school }) => school), filters.school].filter(Boolean));
  return (
    <>
      <SelectInput
        aria-label="학년"
        value={filters.grade}
        options={grades}
        emptyLabel="모든 학년"
        onChange={(grade) => onChange({ grade: grade ?? '' })}
      />
      <SelectInput
        aria-label="학교"
        value={filters.school}
        options={[...schools].map((school) => ({ value: school, label: school }))}
        emptyLabel="모든 학교"
        onChange={(school) => onChange({ school: school ?? '' })}
      />
      <SelectInput
        aria-label="강의"
        value={filters.lecture}
        options={lectures}
        emptyLabel="모든 강의"
        onChange={(lecture) => onChange({ lecture: lecture ?? '' })}
      />
      <SelectInput
        aria-label="태그"
        value={filters.tag}
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel="모든 태그"
        onChange={(tag) => onChange({ tag: tag ?? '' })}
      />
    </>
  );
}
