import type { ImportRow, ImportRowKind, ImportSheet } from '#client/generated/rest/students.ts';
import { Button, EmptyState } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import css from '../../../shared/imports/Import.module.css';
import { changedColumns, noteColumn, repairColumn, studentColumns, withId } from '../importColumns.tsx';
import { withCell, withCells, withDecisions } from '../../../shared/imports/mendSheet.ts';
import { RepeatedProblems } from './RepeatedProblems.tsx';
import { repeatedProblems } from './repairs.ts';
import { duplicateColumns, problemColumns, problemsOf } from './previewColumns.tsx';

interface PreviewRowsProps {
  kind: ImportRowKind;
  /** The rows of this kind. */
  rows: readonly ImportRow[];
  /** Numbers of the rows to write. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** What was changed here in each row, by its number. */
  repairs: ReadonlyMap<number, string>;
  sheet: ImportSheet;
  onMend: (sheet: ImportSheet) => void;
}

/** The rows of one kind, with their actions. */
export function PreviewRows({ kind, rows, chosen, onChoose, repairs, sheet, onMend }: PreviewRowsProps) {
  const empty = <EmptyState of="person" title={emptyWords[kind]} />;
  if (kind === 'REFUSED') {
    return (
      <>
        {rows.length > 0 && (
          <p className={css.hint}>여기서 수정하면 바로 다시 확인합니다. 수정하지 않은 행은 저장하지 않습니다.</p>
        )}
        <RepeatedProblems
          problems={repeatedProblems(rows)}
          onMend={({ rows: numbers, letter }, text) => onMend(withCells(sheet, numbers, letter, text))}
        />
        <DataGrid
          key={kind}
          label="오류 칸"
          columns={problemColumns((row, letter, text) => onMend(withCell(sheet, row, letter, text)))}
          rows={problemsOf(rows)}
          empty={empty}
        />
      </>
    );
  }
  if (kind === 'DUPLICATE') {
    const decideAll = (decided: readonly ImportRow[], who: (row: ImportRow) => string): void =>
      onMend(withDecisions(sheet, new Map(decided.map((row) => [row.row, who(row)]))));
    // When several students match, only a person can choose.
    const clear = rows.filter(({ candidates }) => candidates.length === 1);
    return (
      <>
        {rows.length > 0 && (
          <div className={css.bar}>
            <p className={css.hint}>이름과 전화번호가 이미 있는 학생과 같습니다. 누구인지 정해야 저장합니다.</p>
            <Button
              size="small"
              disabled={clear.length === 0}
              onClick={() => decideAll(clear, ({ candidates }) => candidates[0]?.id ?? 'NEW')}
            >
              모두 있던 학생으로
            </Button>
            <Button size="small" onClick={() => decideAll(rows, () => 'NEW')}>
              모두 신규로
            </Button>
          </div>
        )}
        <DataGrid
          key={kind}
          label="중복일 수 있는 학생"
          columns={duplicateColumns((row, student) => onMend(withDecisions(sheet, new Map([[row, student]]))))}
          rows={rows.map(withId)}
          empty={empty}
        />
      </>
    );
  }
  const [row, name, ...facts] = kind === 'CHANGED' ? changedColumns : studentColumns;
  // What is to be looked at stands where it is seen without scrolling.
  const columns = [
    row!,
    name!,
    ...(rows.some(({ notes }) => notes.length > 0) ? [noteColumn] : []),
    ...facts,
    ...(rows.some((one) => repairs.has(one.row)) ? [repairColumn(repairs)] : []),
  ];
  return (
    <DataGrid
      key={kind}
      label={labels[kind]}
      columns={columns}
      rows={rows.map(withId)}
      {...(kind === 'SAME' || kind === 'LEFT_OUT' ? {} : { selected: chosen, onSelectedChange: onChoose })}
      empty={empty}
    />
  );
}

const labels: Record<Exclude<ImportRowKind, 'REFUSED' | 'DUPLICATE'>, string> = {
  NEW: '신규',
  CHANGED: '변경',
  SAME: '동일',
  LEFT_OUT: '제외',
};
const emptyWords: Record<ImportRowKind, string> = {
  NEW: '신규 학생이 없습니다',
  CHANGED: '변경 학생이 없습니다',
  SAME: '동일 학생이 없습니다',
  DUPLICATE: '중복일 수 있는 학생이 없습니다',
  LEFT_OUT: '제외한 학생이 없습니다',
  REFUSED: '오류 행이 없습니다',
};
