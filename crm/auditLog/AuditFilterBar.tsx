import type { ReactNode } from 'react';
import { SelectInput, Toolbar } from '#ui-kit';
import { parseDate } from '#ui-kit/DateField/date.ts';
import { DateInput } from '#ui-kit/DateField/DateInput.tsx';
import css from './AuditLog.module.css';
import type { AuditFilters } from './auditQuery.ts';
import { kindOptions, tableOptions } from './auditWords.ts';

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** Who may have done it. */
  staff: readonly { id?: string | null; name?: string | null }[];
  onChange: (change: Partial<AuditFilters>) => void;
  /** After the filters. */
  children: ReactNode;
}

/** The filters of the list of changes. */
export function AuditFilterBar({ filters, staff, onChange, children }: AuditFilterBarProps) {
  const people = staff.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }));
  const choices = [
    { field: 'actorId', label: '사용자', empty: '모든 사람', options: people },
    { field: 'tableName', label: '작업', empty: '모든 것', options: tableOptions },
    { field: 'kind', label: '작업 종류', empty: '모든 일', options: kindOptions },
  ] as const;
  const days = [
    { field: 'from', label: '첫날' },
    { field: 'to', label: '마지막 날' },
  ] as const;
  return (
    <Toolbar label="변경 기록 검색">
      {choices.map(({ field, label, empty, options }) => (
        <span key={field} className={css.choice}>
          <SelectInput
            aria-label={label}
            emptyLabel={empty}
            value={filters[field] === '' ? null : filters[field]}
            options={options}
            onChange={(value) => onChange({ [field]: value ?? '' })}
          />
        </span>
      ))}
      <span className={css.dates}>
        {days.map(({ field, label }) => (
          <DateInput
            key={field}
            label={label}
            aria-label={label}
            value={filters[field]}
            onChange={(typed) => {
              if (typed === null || parseDate(typed) === typed) onChange({ [field]: typed ?? '' });
            }}
          />
        ))}
      </span>
      {children}
    </Toolbar>
  );
}
