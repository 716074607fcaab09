import { useRef, type FocusEvent, type ReactNode } from 'react';
import { TypingGrid, type ActionCell, type TypingGridProps } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ConflictCard } from './ConflictCard.tsx';
import { cellKey, type Draft, type Drafts } from './pendingEdits.ts';
import { focusGrid, focusProblem } from './focusGrid.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import css from './Grid.module.css';
import { useColumnLayout } from './useColumnLayout.ts';

/** What a person does in a grid whose cells are saved one by one. */
interface SheetChanges<Column extends string> {
  drafts: Drafts<Column>;
  nameOf: (rowId: string) => string;
  /** Writes a refused value once more. */
  insist: (draft: Draft<Column>) => void;
  /** Lets a refused value go. */
  giveUp: (draft: Draft<Column>) => void;
  undo: () => void;
  redo: () => void;
}

type GridProps<R extends { id: string }> = Pick<
  TypingGridProps<R>,
  'label' | 'rows' | 'columns' | 'getCell' | 'getRowName' | 'totals' | 'onCommit' | 'onPaste' | 'onActiveCell'
>;

interface SheetProps<R extends { id: string }, Column extends string> extends GridProps<R> {
  /** By what its columns are kept, e.g. `scores`. */
  screen: string;
  changes: SheetChanges<Column>;
  /** What is on its way to a cell, or did not get there. */
  draftAt: (rowId: string, columnId: string) => Draft<Column> | undefined;
  /** What a column of a draft is called. */
  columnName: (column: Column) => string;
  /** A value in words. */
  textOf: (value: string | null, column: Column) => string;
  /** A key that does something was pressed on cells; what settles a refused value is done here. */
  onAction: (action: string, cells: readonly ActionCell[]) => void;
  /** A cell is to be opened that holds no refused value. */
  onOpen: (rowId: string, columnId: string) => void;
  /** Ids of the ticked rows. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Someone came into the grid, or left it. */
  onInside?: (isInside: boolean) => void;
  /** Above the grid. */
  bar: ReactNode;
  /** Above the grid while rows are ticked. */
  tickedBar: ReactNode;
}

/** A grid whose cells are saved one by one, with what could not be saved above it and both values of a conflict at its cell. */
export function Sheet<R extends { id: string }, Column extends string>(props: SheetProps<R, Column>) {
  const { screen, changes, draftAt, columnName, textOf, bar, tickedBar, onInside, ...more } = props;
  const { onAction, onOpen, selected, onSelect, ...grid } = more;
  const sheet = useRef<HTMLDivElement>(null);
  const { columns, layout } = useColumnLayout(screen, props.columns);

  const refusedAt = (rowId: string, columnId: string): Draft<Column> | undefined => {
    const draft = draftAt(rowId, columnId);
    return draft && (draft.state === 'conflict' || draft.state === 'failed') ? draft : undefined;
  };
  const act = (action: string, cells: ActionCell[]): void => {
    if (action !== 'mine' && action !== 'theirs') return onAction(action, cells);
    for (const { rowId, columnId } of cells) {
      const draft = refusedAt(rowId, columnId);
      if (draft) (action === 'mine' ? changes.insist : changes.giveUp)(draft);
    }
    focusGrid(sheet.current);
  };
  const open = (rowId: string, columnId: string): void => {
    const draft = refusedAt(rowId, columnId);
    if (!draft || !focusProblem(sheet.current, cellKey(draft.rowId, draft.column))) onOpen(rowId, columnId);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onInside?.(false);
  };

  return (
    <div ref={sheet} className={css.sheet}>
      {bar}
      <ProblemPanel
        drafts={changes.drafts}
        nameOf={changes.nameOf}
        labelOf={({ column }) => columnName(column)}
        textOf={({ value, column }) => textOf(value, column)}
        insist={changes.insist}
        giveUp={changes.giveUp}
        onSettled={() => focusGrid(sheet.current)}
      />
      {selected.size > 0 && tickedBar}
      <div data-grid onFocus={() => onInside?.(true)} onBlur={leave}>
        <TypingGrid
          {...grid}
          columns={columns}
          columnLayout={layout}
          selectedRows={selected}
          onSelectedRowsChange={onSelect}
          onAction={act}
          onOpenCell={open}
          renderPopover={(row, columnId) => {
            const draft = refusedAt(row.id, columnId);
            return (
              draft?.conflict && <ConflictCard mine={textOf(draft.value, draft.column)} conflict={draft.conflict} />
            );
          }}
          autoFocus
          onUndo={changes.undo}
          onRedo={changes.redo}
          height="100%"
        />
      </div>
    </div>
  );
}
