import { josa } from 'es-hangul';
import { useState } from 'react';
import { SelectInput } from '#ui-kit';
import css from './Import.module.css';
import { withField, type MendedSheet } from './mendSheet.ts';

interface ColumnMappingProps<Sheet extends MendedSheet> {
  sheet: Sheet;
  /** What it is called where there are several. @default 열 연결 */
  title?: string;
  /** What a column can hold, as people call it. */
  fields: readonly { value: string; label: string }[];
  /** The field that no such sheet is without. */
  main: string;
  /** Fields that several columns may have. @default [] */
  many?: readonly string[];
  onMend: (sheet: Sheet) => void;
}

/** The field of each column of the file; a person chooses those of unknown columns. */
export function ColumnMapping<Sheet extends MendedSheet>({
  sheet,
  title = '열 연결',
  fields,
  main,
  many,
  onMend,
}: ColumnMappingProps<Sheet>) {
  const mainWord = fields.find(({ value }) => value === main)?.label ?? '';
  const unknown = sheet.columns.filter(({ field }) => field === null);
  const isMainless = sheet.columns.every(({ field }) => field !== main);
  const unclear = new Set(sheet.columns.flatMap(({ couldBe }) => couldBe ?? []));
  const [open, setOpen] = useState(isMainless || unclear.size > 0);
  const words = unknown.map(({ header, letter }) => header || `${letter}열`).join(', ');
  return (
    <details className={css.mapping} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {isMainless && <strong className={css.problem}> {josa(mainWord, '이/가')} 어느 열인지 골라 주세요</strong>}
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
              aria-label={`${letter} ${header} 열의 내용`.trim()}
              value={field}
              options={fields}
              emptyLabel="읽지 않음"
              onChange={(chosen) => onMend(withField(sheet, letter, chosen, many))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
