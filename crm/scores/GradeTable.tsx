import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { GridTable, readSort, sortText, type CheckedPaste } from '../grid/index.ts';
import { useStable } from '#ui-kit/useStable.ts';
import { GradeBar } from './GradeBar.tsx';
import { detailNames } from './rows/gradeColumns.tsx';
import { exportGrades } from './rows/gradeFile.ts';
import type { GradeAction } from './rows/gradeKeys.ts';
import type { GradeRow } from './rows/gradeRows.ts';
import { isSameAttempt, textOf, type AttemptKey, type Detail, type Field, type GradebookData } from './grades.ts';
import { LoweredValues } from './dialogs/LoweredValues.tsx';
import { checkPaste } from './dialogs/pasted.ts';
import type { GradePlace } from './place.ts';
import { GradeSelection } from './GradeSelection.tsx';
import { useActiveAttempt } from './useActiveAttempt.ts';
import { useDialog, type GradeDialog } from './dialogs/useDialog.ts';
import { attemptsAt, useGradeRows } from './rows/useGradeRows.ts';
import type { GradeActions } from './useGrades.ts';
import type { GradeSource } from './source/useGradeSource.ts';

const GradeDialogs = lazyWhenIdle(() => import('./dialogs/GradeDialogs.tsx').then((file) => file.GradeDialogs));

interface GradeTableProps {
  data: GradebookData;
  place: GradePlace;
  grades: GradeActions;
  source: GradeSource;
}

/** The grid of scores: one row per student, one column group per attempt. */
export function GradeTable({ data, place, grades, source }: GradeTableProps) {
  const { exams } = data;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const dialog = useDialog();
  const drawn = useGradeRows(data, place, grades);
  const { details, columns, attemptColumns, byId } = drawn;
  const { attemptAt, cellAt, shownAt } = attemptsAt(exams, drawn);
  const { active, attempt, can, notice, enterGrid, activate } = useActiveAttempt(source);

  // The colleague has saved by now; the choice between both values says who it was.
  const isInConflict = [...grades.edits.values()].some(
    ({ cell, conflict }) => conflict !== undefined && isSameAttempt(cell.record, active),
  );

  const checkBlock = (pasted: PasteBlock): CheckedPaste => {
    const { block, lowered } = checkPaste(pasted, attemptColumns, attemptAt);
    const rowName = (rowId: string): string => byId.get(rowId)?.student.user.name ?? '';
    return lowered.length === 0 ? { block } : { block, warning: <LoweredValues lowered={lowered} rowName={rowName} /> };
  };
  const actOnActive = useStable((action: AttemptAction) => openFor(dialog, action, active ? [active] : []));
  const exportAll = useStable(() => exportGrades(exams, drawn));
  const toggleDetail = useStable((detail: Detail) => place.onFields(toggled(details, detail).join(',')));

  return (
    <>
      <GridTable
        screen="scores"
        label={place.view === 'term' ? '학기 성적표' : '성적표'}
        rows={drawn.rows}
        columns={columns}
        getCell={drawn.getCell}
        getRowName={getName}
        totals={drawn.totals}
        sort={readSort(place.order)}
        onSort={(sort) => place.onOrder(sortText(sort))}
        grid={grades}
        cellAt={cellAt}
        shownAt={shownAt}
        columnName={(column) => fieldNames[column]}
        textOf={textOf}
        checkPaste={checkBlock}
        selected={selected}
        onSelect={setSelected}
        onAction={(action, cells) => {
          const keys = cells.flatMap(({ rowId, columnId }) => cellAt(rowId, columnId)?.record ?? []);
          openFor(dialog, action as AttemptAction, keys);
        }}
        onOpen={(rowId, columnId) => openFor(dialog, 'history', [cellAt(rowId, columnId)?.record ?? []].flat())}
        onInside={enterGrid}
        onActive={activate}
        bar={
          <GradeBar
            place={place}
            colleagues={grades.colleagues}
            notice={isInConflict ? '' : notice}
            filters={drawn.filters}
            details={details}
            onDetail={toggleDetail}
            attempt={can}
            onAct={actOnActive}
            onExport={exportAll}
          />
        }
        selectionBar={
          <GradeSelection
            rows={[...selected].flatMap((id) => byId.get(id) ?? [])}
            exams={exams}
            startAt={exams.findIndex(({ id }) => id === attempt?.exam.id)}
            onEnter={(entries) => void grades.enter(entries)}
            onRetake={(scoreIds) => dialog.open({ type: 'retake', scoreIds })}
            onClinic={(due) => dialog.open({ type: 'clinic', due })}
            onMessage={() => dialog.open({ type: 'message', studentIds: [...selected] })}
            onClear={() => setSelected(new Set())}
          />
        }
      />
      {dialog.opened && <GradeDialogs opened={dialog.opened} close={dialog.close} grades={grades} source={source} />}
    </>
  );
}

const getName = ({ student }: GradeRow): string => student.user.name;

/** The actions of attempts. */
type AttemptAction = Exclude<GradeAction, 'retry' | 'discard'> | 'deleteRetake';

/** A retake is added for all given students; every other action uses the first. */
function openFor(dialog: GradeDialog, action: AttemptAction, attempts: readonly AttemptKey[]): void {
  const [attempt] = attempts;
  if (!attempt) return;
  if (action !== 'retake') return dialog.open({ type: action, attempt });
  dialog.open({ type: 'retake', scoreIds: [...new Set(attempts.map(({ scoreId }) => scoreId))] });
}

const fieldNames: Record<Field, string> = {
  value: '점수',
  ...(Object.fromEntries(detailNames.map(({ id, label }) => [id, label])) as Record<Detail, string>),
};

function toggled(details: readonly Detail[], detail: Detail): Detail[] {
  const isShown = (id: Detail): boolean => details.includes(id) !== (id === detail);
  return detailNames.flatMap(({ id }) => (isShown(id) ? [id] : []));
}
