import { josa } from 'es-hangul';
import { useState } from 'react';
import type { ImportSheet } from '#client/generated/rest/students.ts';
import { SelectInput } from '#ui-kit';
import { importColumns } from '../list/exportColumns.ts';
import css from './Import.module.css';
import { withField } from './preview/mendSheet.ts';

interface ColumnMappingProps {
  sheet: ImportSheet;
  onMend: (sheet: ImportSheet) => void;
}

const fields = importColumns.map(({ id, label }) => ({ value: id, label }));

/** The field of each column of the file; a person chooses those of unknown columns. */
export function ColumnMapping({ sheet, onMend }: ColumnMappingProps) {
  const unknown = sheet.columns.filter(({ field }) => field === null);
  const isNameless = sheet.columns.every(({ field }) => field !== 'name');
  const unclear = new Set(sheet.columns.flatMap(({ couldBe }) => couldBe ?? []));
  const [open, setOpen] = useState(isNameless || unclear.size > 0);
  const words = unknown.map(({ header, letter }) => header || `${letter}열`).join(', ');
  return (
    <details className={css.mapping} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        열 연결
        {isNameless && <strong className={css.problem}> 이름이 어느 열인지 골라 주세요</strong>}
        {fields
          .filter(({ value }) => unclear.has(value))
          .map(({ value, label }) => (
            <strong key={value} className={css.problem}>
              {' '}
              {sheet.columns.filter(({ couldBe }) => couldBe === value).length}개 열이 모두 ‘{label}’
              {josa.pick(label, '으로/로')} 보입니다. 읽을 열을 골라 주세요
            </strong>
          ))}
        {unknown.length > 0 && (
          <span className={css.unknown}>
            {' '}
            읽지 않는 열 {unknown.length}개: {words}
          </span>
        )}
      </summary>
      <ul>
        {sheet.columns.map(({ letter, header, field }) => (
          <li key={letter || 'sheet'} data-unknown={field === null || undefined}>
            <span title={header}>
              <b>{letter}</b> {header || '(제목 없음)'}
            </span>
            <SelectInput
              aria-label={`${letter} ${header} 열의 내용`}
              value={field}
              options={fields}
              emptyLabel="읽지 않음"
              onChange={(chosen) => onMend(withField(sheet, letter, chosen))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
