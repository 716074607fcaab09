import { startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { cellKey, type Draft } from '../grid/drafts.ts';
import { Sheet } from '../grid/Sheet.tsx';
import { useFilter } from '../grid/useFilter.ts';
import { useHolders } from '../grid/useHolders.ts';
import { useSame } from './useSame.ts';
import { useStable } from '../shared/useStable.ts';
import { GradeBar, type GradeBarProps } from './GradeBar.tsx';
import type { GradePlace } from './Gradebook.tsx';
import { detailNames, gradeCell, gradeColumns, shapeOf, type Detail } from './gradeColumns.tsx';
import { GradeDialogs } from './GradeDialogs.tsx';
import { narrow } from './gradeFilters.ts';
import type { GradeAction } from './gradeKeys.ts';
import { gradeRows, withLive, type GradeRow } from './gradeRows.ts';
import { spotId, spotOf, textOf, type Field, type GradebookData, type Spot } from './grades.ts';
import { checkPaste } from './pasted.ts';
import { TickedBar } from './TickedBar.tsx';
import { gradeTotals } from './totals.ts';
import { useCellLock } from './useCellLock.ts';
import { useChangedSince } from './useChangedSince.ts';
import { useDialog } from './useDialog.ts';
import type { GradeActions } from './useGrades.ts';
import { usePapers } from './usePapers.ts';
import type { GradeSource } from './useGradeSource.ts';

interface GradeSheetProps {
  data: GradebookData;
  place: GradePlace;
  grades: GradeActions;
  source: GradeSource;
}

const getName = ({ student }: GradeRow): string => student.user.name;

/** What is done to a spot. */
type SpotAction = Exclude<GradeAction, 'mine' | 'theirs'> | 'deleteRetake';

/** Above how many cells a paste is shown before it is written. */
const PREVIEWED_CELLS = 20;

/** The grid of scores: a row a student, a group of columns an attempt. */
export function GradeSheet({ data, place, grades, source }: GradeSheetProps) {
  const inside = useRef(false);
  const dialog = useDialog();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const isTerm = place.view === 'term';
  const { colleagues, holders, enter } = useHolders('scores', isTerm ? place.lectureId : place.weekId);
  const lock = useCellLock();
  const { drafts } = grades;
  const { exams } = data;

  const details = useSame(place.fields.split(',').filter(isDetail));
  const shape = useSame(useMemo(() => shapeOf(exams, details, isTerm), [exams, details, isTerm]));
  const { columns, places } = useMemo(() => gradeColumns(shape), [shape]);
  const settled = useMemo(() => gradeRows(data), [data]);
  const rows = useMemo(() => withLive(settled, data, { drafts, holders }), [settled, data, drafts, holders]);
  // What cells are measured by; a new value makes no other row anew.
  const papers = usePapers(exams);
  // Nobody waits for a count: a key press is painted before it.
  const counted = useDeferredValue(data);
  const narrowed = useMemo(() => narrow(counted), [counted]);
  const filters = useSame(filtersOf(narrowed, isTerm));
  const changed = useChangedSince(data, place.show === 'changed');
  const passing = useFilter(place.show === 'changed' && !changed ? '' : place.show, (show) =>
    show === 'changed' ? (changed ?? []) : show in narrowed ? narrowed[show as keyof typeof narrowed] : [],
  );
  const shown = useMemo(() => (passing ? rows.filter(({ id }) => passing.has(id)) : rows), [rows, passing]);
  const among = useMemo(() => {
    const ids = data.students.map(({ id }) => id);
    return new Set(passing ? ids.filter((id) => passing.has(id)) : ids);
  }, [data.students, passing]);
  const totals = useMemo(() => gradeTotals(counted.exams, places, among), [counted.exams, places, among]);
  const getCell = useCallback(
    (row: GradeRow, columnId: string) => gradeCell(row, columnId, { places, exams: papers }),
    [places, papers],
  );
  const byId = useMemo(() => new Map(settled.map((row) => [row.id, row])), [settled]);
  const spotAt = (rowId: string, columnId: string): Spot | undefined => {
    const at = places.get(columnId);
    const exam = at && exams[at.examAt];
    const score = at && byId.get(rowId)?.scores[at.examAt];
    return exam && score && spotOf(exam, score, at.retakeNumber);
  };
  const cellAt = (rowId: string, columnId: string): { rowId: string; column: Field } | undefined => {
    const spot = spotAt(rowId, columnId);
    const field = places.get(columnId)?.field;
    return spot && field && { rowId: spotId(spot.score.id, spot.retakeNumber), column: field };
  };
  const draftAt = (rowId: string, columnId: string): Draft<Field> | undefined => {
    const cell = cellAt(rowId, columnId);
    const fields: Field[] = cell?.column === 'value' ? ['value', 'status'] : cell ? [cell.column] : [];
    return fields.map((field) => drafts.get(cellKey(cell?.rowId ?? '', field))).find(Boolean);
  };
  const describe = (rowId: string): string => byId.get(rowId)?.student.user.name ?? '';

  const enterCells = (changes: PasteBlock['changes'], kind?: 'paste'): void => {
    const typings = changes.flatMap(({ rowId, columnId, value }) => {
      const cell = cellAt(rowId, columnId);
      return cell ? [{ ...cell, value }] : [];
    });
    void grades.enter(typings, kind);
  };
  const paste = (pasted: PasteBlock): void => {
    const { block, lowered } = checkPaste(pasted, places, spotAt);
    const isLarge = block.cells.length > PREVIEWED_CELLS;
    if (isLarge || block.unknown.length + lowered.length > 0) dialog.open({ type: 'paste', block, lowered });
    else enterCells(block.changes, 'paste');
  };
  const openFor = (action: SpotAction, ids: readonly string[]): void => {
    const [first] = ids;
    if (first === undefined) return;
    if (action === 'retake') dialog.open({ type: 'retake', scoreIds: ids.map((id) => id.slice(0, id.indexOf(' '))) });
    else dialog.open({ type: action, spotId: first });
  };
  const spot = active === null ? undefined : source.spotNow(active);
  const can = useSame(
    spot && {
      canDelete: spot.retakeNumber > 0 && spot.attempt === spot.score.attempts.at(-1),
      canAdd: spot.score.status === 'TAKEN' || spot.score.status === 'GRADED',
    },
  );
  const actOnActive = useStable((action: SpotAction) => openFor(action, active === null ? [] : [active]));
  const toggleDetail = useStable((detail: Detail) => place.onFields(toggled(details, detail).join(',')));

  return (
    <>
      <Sheet
        screen="scores"
        label={isTerm ? '학기 성적표' : '성적표'}
        rows={shown}
        columns={columns}
        getCell={getCell}
        getRowName={getName}
        totals={totals}
        changes={grades}
        draftAt={draftAt}
        columnName={(column) => fieldNames[column]}
        textOf={textOf}
        selected={selected}
        onSelect={setSelected}
        onCommit={(changes) => enterCells(changes)}
        onPaste={paste}
        onAction={(action, cells) => {
          const ids = cells.flatMap(({ rowId, columnId }) => cellAt(rowId, columnId)?.rowId ?? []);
          openFor(action as SpotAction, [...new Set(ids)]);
        }}
        onOpen={(rowId, columnId) => openFor('history', [cellAt(rowId, columnId)?.rowId ?? []].flat())}
        onInside={(isInside) => {
          inside.current = isInside;
          lock.move(isInside ? active : null);
        }}
        onActiveCell={({ rowId, columnId }) => {
          const cell = cellAt(rowId, columnId);
          // Nobody waits for what is told of the cell: the next key is painted before it.
          startTransition(() => {
            setActive(cell?.rowId ?? null);
            if (cell) enter(cell.rowId, cell.column);
          });
          if (inside.current) lock.move(cell?.rowId ?? null);
        }}
        bar={
          <GradeBar
            place={place}
            colleagues={colleagues}
            notice={lock.notice}
            filters={filters}
            details={details}
            onDetail={toggleDetail}
            spot={can}
            onAct={actOnActive}
          />
        }
        tickedBar={
          <TickedBar
            rows={[...selected].flatMap((id) => byId.get(id) ?? [])}
            exams={exams}
            startAt={exams.findIndex(({ id }) => id === spot?.exam.id)}
            onEnter={(typings) => void grades.enter(typings)}
            onRetake={(scoreIds) => dialog.open({ type: 'retake', scoreIds })}
            onClinic={(due) => dialog.open({ type: 'clinic', due })}
            onClear={() => setSelected(new Set())}
          />
        }
      />
      <GradeDialogs
        dialog={dialog}
        grades={grades}
        source={source}
        describe={describe}
        onPaste={(block) => enterCells(block.changes, 'paste')}
      />
    </>
  );
}

const fieldNames: Record<Field, string> = {
  value: '점수',
  ...(Object.fromEntries(detailNames.map(({ id, label }) => [id, label])) as Record<Detail, string>),
};

function filtersOf({ missing, below, absent }: ReturnType<typeof narrow>, isTerm: boolean): GradeBarProps['filters'] {
  return [
    { id: 'missing', label: '미응시', count: missing.size },
    { id: 'below', label: '미달', count: below.size },
    { id: 'absent', label: '결석인데 점수 있음', count: absent.size },
    ...(isTerm ? [] : [{ id: 'changed' as const, label: '어제부터 바뀐 것' }]),
  ];
}

const isDetail = (text: string): text is Detail => detailNames.some(({ id }) => id === text);

function toggled(details: readonly Detail[], detail: Detail): Detail[] {
  const isShown = (id: Detail): boolean => details.includes(id) !== (id === detail);
  return detailNames.flatMap(({ id }) => (isShown(id) ? [id] : []));
}
