import { useCallback, useId, useRef } from 'react';
import { Toolbar, Note } from '#ui-kit';
import { TypingGrid, type CellView, type GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { answerText, readAnswer } from './answers.ts';
import { focusGrid } from '../../grid/index.ts';
import { KeyConflict } from './KeyConflict.tsx';
import { KeyDigits } from './KeyDigits.tsx';
import { KeyFileButtons } from './KeyFileButtons.tsx';
import css from './KeyGrid.module.css';
import { KeyTotal } from './KeyTotal.tsx';
import {
  keyFieldNames as names,
  keyValueText,
  kindWords,
  mistakeOf,
  ruleWords,
  sumOfPoints,
  type KeyField,
  type KeyRow,
} from './keyRows.ts';
import type { PendingKey } from './useKey.ts';

interface KeyGridProps {
  pending: PendingKey;
  /** Read-only: the grid alone. @default false */
  readOnly?: boolean;
  /** Takes another 만점, the sum of the points. */
  onTotal?: (total: number) => void;
}

const keysOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label], at) => ({ key: String(at + 1), value, label }));

/** Circled digits are small beside other text. */
function drawAnswer({ kind }: KeyRow, { text }: CellView) {
  return kind === 'CHOICE' ? <span className={css.answer}>{text}</span> : text;
}

const columns: GridColumn<KeyRow>[] = [
  { id: 'number', label: '문항', width: 64, kind: 'read', frozen: true, rowHeader: true },
  { id: 'answer', label: names.answer, width: 110, kind: 'text', current: true, render: drawAnswer },
  { id: 'also', label: names.also, width: 130, grow: true, kind: 'text', render: drawAnswer },
  { id: 'points', label: names.points, width: 72, kind: 'text', align: 'end' },
  { id: 'unit', label: names.unit, width: 220, grow: true, kind: 'text' },
  { id: 'kind', label: names.kind, width: 90, kind: 'choice', keymap: keysOf(kindWords) },
  { id: 'rule', label: names.rule, width: 110, kind: 'choice', keymap: keysOf(ruleWords) },
];
const readColumns = columns.map((column): GridColumn<KeyRow> => ({ ...column, kind: 'read' }));

const getName = ({ id }: KeyRow): string => `${id}번`;

/** The answer key in a typing grid: right answers, other accepted answers, points, unit; void and all-correct by one key. */
export function KeyGrid({ pending, readOnly = false, onTotal }: KeyGridProps) {
  const { rows } = pending;
  const countId = useId();
  const place = useRef<HTMLDivElement>(null);
  const toGrid = (): void => focusGrid(place.current);
  const getCell = useCallback((row: KeyRow, columnId: string) => keyCell(row, columnId), []);
  return (
    <div className={css.key} ref={place}>
      {!readOnly && (
        <Toolbar label="정답표" end={<span>{`${rows.length}문항 · 만점 ${sumOfPoints(rows)}점`}</span>}>
          <label htmlFor={countId}>문항 수</label>
          <input
            id={countId}
            className={css.count}
            type="number"
            min={0}
            max={100}
            value={rows.length}
            onChange={({ target }) =>
              pending.setCount(Math.min(100, Math.max(0, Math.floor(Number(target.value) || 0))))
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter must not submit the dialog around it: a key without answers would be stored.
              event.preventDefault();
              toGrid();
            }}
          />
          <KeyFileButtons pending={pending} />
          <Note as="span">모두 골라야 하면 24, 다른 답도 맞으면 복수 정답에 / 로 나눠 씁니다.</Note>
        </Toolbar>
      )}
      {!readOnly && <KeyDigits pending={pending} onDone={toGrid} />}
      <KeyConflict pending={pending} />
      <KeyTotal pending={pending} onTotal={onTotal} />
      <TypingGrid
        label="정답표"
        rows={rows}
        columns={readOnly ? readColumns : columns}
        getCell={getCell}
        getRowName={getName}
        onCommit={pending.change}
        onUndo={pending.undo}
        onRedo={pending.redo}
        autoFocus
        height={`min(${readOnly ? 72 : 56}vh, ${rows.length * 32 + 84}px)`}
      />
    </div>
  );
}

function keyCell(row: KeyRow, columnId: string): CellView {
  if (columnId === 'number') return { value: row.id, text: `${row.id}번` };
  const field = columnId as KeyField;
  const value = row[field];
  const message = mistakeOf(row, field);
  if (message !== undefined) return { value, text: value, state: 'failed', message };
  if (field === 'kind') return { value, text: keyValueText(field, value) };
  if (field === 'rule') {
    return { value, text: keyValueText(field, value), tone: value !== 'NORMAL' ? 'warning' : undefined };
  }
  const answer = field === 'answer' ? readAnswer(value, row.kind) : undefined;
  if (field === 'answer' && answer === undefined && row.rule === 'NORMAL')
    return { value: null, text: '', message: '정답이 없으면 채점할 수 없습니다' };
  return { value: value || null, text: answer === undefined ? value : answerText(answer, row.kind) };
}
