import { useList } from '@refinedev/core';
import { Grade } from '#client/generated/rest/students.ts';
import { SearchBox, SelectInput, Toolbar } from '#ui-kit';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { useLectureOptions } from '../lectures/parts.ts';
import { StudentSchoolsDocument, type StudentSchoolsQuery } from './generated/graphql.ts';
import type { StudentFilters } from './studentQuery.ts';
import { useTagOptions } from './useTagOptions.ts';

interface StudentFilterBarProps {
  filters: StudentFilters;
  onChange: (change: Partial<StudentFilters>) => void;
}

const states = [
  { id: 'active', label: '재원' },
  { id: 'inactive', label: '비활성' },
  { id: 'all', label: '전체' },
] as const;
const grades = Object.values(Grade).map((grade) => ({ value: grade, label: grade }));

/** The filters of the list of students. */
export function StudentFilterBar({ filters, onChange }: StudentFilterBarProps) {
  const lectures = useLectureOptions();
  const tags = useTagOptions();
  const known = useList<StudentSchoolsQuery['students'][number]>({
    resource: 'students',
    pagination: { mode: 'off' },
    meta: { gqlQuery: StudentSchoolsDocument },
  }).result.data;
  // Includes the school in the address even if no student goes there any more.
  const schools = new Set([...known.map(({ school }) => school), filters.school].filter(Boolean));
  return (
    <Toolbar label="학생 찾기">
      <SearchBox value={filters.q} onChange={(q) => onChange({ q })} label="학생 검색" />
      <ChoiceChips
        label="상태"
        items={states}
        chosen={[filters.state === '' ? 'active' : filters.state]}
        onToggle={(state) => onChange({ state: state === 'active' ? '' : state })}
      />
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
    </Toolbar>
  );
}
