import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSaveActualExamScores, type ActualExam } from '#client/generated/rest/actualExamScores.ts';
import { Button, commonScale, formatGrade, formatSchool, gradeHeader, useLeaveGuard, useSending } from '#ui-kit';
import { TypingGrid, type CellChange, type CellView, type GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { useHistory } from '../grid/index.ts';
import { examWords } from '#ui-kit/format/actualExams.ts';
import {
  batchOf,
  cellKey,
  marks,
  scoreCell,
  waiting,
  withTyped,
  type MarkId,
  type ScoreRow,
  type Typed,
} from './scoreCells.ts';
import css from './StudentScores.module.css';

interface ScoreGridProps {
  exam: ActualExam;
  rows: readonly ScoreRow[];
  /** Called when the grid gets or loses unsaved values. */
  onDirty: (isDirty: boolean) => void;
}

/** A saved 등급, with its scale where the head of the column does not say it; a typed one gets it from the student's year. */
const drawGrade =
  (common: number | null) =>
  ({ actualExamScores: [stored] }: ScoreRow, { text, tone }: CellView): string => {
    const scale = stored?.gradeScale ?? null;
    return text === '' || tone === 'accent' ? text : formatGrade(text, scale === common ? null : scale);
  };

const NOTHING: Typed = new Map();
const columnsOf = (scale: number | null): GridColumn<ScoreRow>[] => [
  { id: 'number', label: '학번', width: 96, kind: 'read', frozen: true },
  { id: 'name', label: '이름', width: 100, kind: 'read', frozen: true, rowHeader: true },
  { id: 'school', label: '학교·학년', width: 140, kind: 'read' },
  ...marks.map(({ id, label }): GridColumn<ScoreRow> => ({
    id,
    label: id === 'grade' ? gradeHeader(scale) : label,
    width: id === 'grade' ? 120 : 104,
    kind: 'text',
    align: 'end',
    render: id === 'grade' ? drawGrade(scale) : undefined,
  })),
];

/** The grid of one exam: typed values are kept until all are saved as one change set. */
export function ScoreGrid({ exam, rows, onDirty }: ScoreGridProps) {
  const { now: typed, put, undo, redo, restart } = useHistory(NOTHING);
  const save = useSaveActualExamScores();
  const { send } = useSending();
  const { changed, wrong } = waiting(rows, typed);
  const scale = commonScale(rows.map(({ actualExamScores: [stored] }) => stored?.gradeScale));
  const columns = useMemo(() => columnsOf(scale), [scale]);
  useLeaveGuard(changed > 0);
  useEffect(() => onDirty(changed > 0), [changed, onDirty]);

  // What a typed value replaces is what was there at its first character.
  const begun = useRef<readonly ScoreRow[]>(undefined);
  const enter = (changes: readonly CellChange[]): void => {
    put(withTyped(typed, rows, changes, begun.current));
    begun.current = undefined;
  };
  const store = () =>
    send(
      async () => {
        const saved = await save.mutateAsync({ data: { rows: batchOf(exam, rows, typed) } });
        restart(NOTHING);
        return saved;
      },
      ({ created, changed: rewritten }) => `성적 ${created + rewritten}명분을 저장했습니다`,
    );
  const getCell = useCallback((row: ScoreRow, columnId: string) => cellView(row, columnId, typed), [typed]);

  return (
    <div className={css.grid}>
      <div className={css.gridBar}>
        <p role="status">
          {`${examWords(exam)} ${exam.subject} · ${rows.length}명`}
          {changed > 0 && ` · ${changed}명 저장 전`}
          {wrong > 0 && ` · 수정할 칸 ${wrong}개`}
        </p>
        <Button disabled={changed === 0} onClick={() => restart(NOTHING)}>
          버리기
        </Button>
        <Button
          variant="primary"
          disabled={changed === 0 || wrong > 0}
          loading={save.isPending}
          onClick={() => void store()}
        >
          {changed > 0 ? `${changed}명 저장` : '저장'}
        </Button>
      </div>
      <div className={css.gridBody}>
        <TypingGrid
          label="실전 성적 표"
          rows={rows}
          columns={columns}
          getCell={getCell}
          getRowName={({ user }) => user.name}
          onBeginEdit={(cell) => {
            begun.current = cell ? rows : undefined;
          }}
          onCommit={enter}
          onUndo={undo}
          onRedo={redo}
          autoFocus
          height="100%"
        />
      </div>
    </div>
  );
}

function cellView(row: ScoreRow, columnId: string, typed: Typed): CellView {
  if (columnId === 'number') return read(row.studentNumber);
  if (columnId === 'name') return read(row.user.name);
  if (columnId === 'school') return read(formatSchool(row));
  const { value, problem } = scoreCell(row, columnId as MarkId, typed);
  const cell = { value, text: value ?? '' };
  if (problem !== undefined) return { ...cell, state: 'failed', message: problem };
  return typed.has(cellKey(row.id, columnId)) ? { ...cell, tone: 'accent' } : cell;
}

const read = (text: string): CellView => ({ value: text, text });
