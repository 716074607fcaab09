import { SearchBox, Toolbar } from '#ui-kit';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import type { StudentFilters } from './studentQuery.ts';
import { StudentNarrowing } from './StudentNarrowing.tsx';

interface StudentFilterBarProps {
  filters: StudentFilters;
  onChange: (change: Partial<StudentFilters>) => void;
}

const states = [
  { id: 'active', label: '재원' },
  { id: 'inactive', label: '비활성' },
  { id: 'all', label: '전체' },
] as const;

const cares = [{ id: 'open', label: '챙길 학생' }] as const;

/** The filters of the list of students. */
export function StudentFilterBar({ filters, onChange }: StudentFilterBarProps) {
  return (
    <Toolbar label="학생 검색">
      <SearchBox value={filters.q} onChange={(q) => onChange({ q })} label="학생 검색" />
      <ChoiceChips
        label="상태"
        items={states}
        chosen={[filters.state === '' ? 'active' : filters.state]}
        onToggle={(state) => onChange({ state: state === 'active' ? '' : state })}
      />
      <ChoiceChips
        label="챙길 학생"
        items={cares}
        chosen={filters.care === '' ? [] : [filters.care]}
        onToggle={(care) => onChange({ care: filters.care === care ? '' : care })}
      />
      <StudentNarrowing filters={filters} onChange={onChange} />
    </Toolbar>
  );
}
