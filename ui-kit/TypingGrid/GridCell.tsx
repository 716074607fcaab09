import { memo } from 'react';
import { AlertIcon, CheckIcon, LockIcon, WarningIcon, type Icon } from '../icons.ts';
import { CellInput } from './CellInput.tsx';
import { takesText } from './changes.ts';
import type { DraftStore } from './typedText.ts';
import type { CellState, CellView, GridColumn } from './types.ts';
import css from './TypingGrid.module.css';

export interface GridCellProps<R> {
  row: R;
  /** Column index from 0. */
  index: number;
  /** What is left free before it, in CSS pixels. */
  gap: number;
  column: GridColumn<R>;
  view: CellView;
  /** The row's name, for the accessible name of the typing place. */
  rowName: string;
  /** The one cell that takes the Tab key. */
  active: boolean;
  /** Inside the marked range. */
  marked: boolean;
  /** What is being typed into the active cell. */
  draft: DraftStore;
  onType: (text: string) => void;
}

const stateIcons: Partial<Record<CellState, Icon>> = {
  saved: CheckIcon,
  failed: AlertIcon,
  locked: LockIcon,
  conflict: WarningIcon,
};

/** A state in words. */
export const stateWords: Record<CellState, string> = {
  idle: '',
  saving: '저장 중',
  saved: '저장됨',
  failed: '저장하지 못했습니다',
  locked: '잠긴 칸입니다',
  conflict: '다른 사람이 먼저 바꿨습니다',
};

function GridCellInner<R>(props: GridCellProps<R>) {
  const { row, index, gap, column, view, rowName, active, marked, draft, onType } = props;
  const state = view.state ?? 'idle';
  const typing = active && takesText(column, view);
  const StateIcon = stateIcons[state];
  const content = <span className={css.content}>{column.render ? column.render(row, view) : view.text}</span>;
  return (
    <div
      role={column.rowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={index + 1}
      aria-selected={marked}
      aria-readonly={column.kind === 'read' || state === 'locked' || view.readOnly || undefined}
      className={css.cell}
      style={gap === 0 ? { width: column.width } : { width: column.width, marginLeft: gap }}
      tabIndex={typing ? undefined : active ? 0 : -1}
      data-column={index}
      data-active={active || undefined}
      data-marked={marked || undefined}
      data-kind={column.kind}
      data-align={column.align}
      data-opens={column.opens || undefined}
      data-state={state === 'idle' ? undefined : state}
      data-tone={view.tone}
      data-holder={view.holder}
      data-nothing={view.readOnly || undefined}
    >
      {typing ? (
        <CellInput
          label={`${rowName} ${column.label}`}
          text={view.text}
          invalid={state === 'failed'}
          draft={draft}
          onType={onType}
        >
          {content}
        </CellInput>
      ) : (
        content
      )}
      {StateIcon && <StateIcon className={css.state} role="img" aria-label={stateWords[state]} />}
      {view.holder !== undefined && <span className="visually-hidden">{`${view.holder}님이 여기 있습니다`}</span>}
      {state === 'saving' && <span className={css.saving} role="img" aria-label={stateWords.saving} />}
    </div>
  );
}

/**
 * One cell. A text cell that is active holds an input from the start, so that the first 한글 jamo is not lost.
 * Drawn again only when what it shows changed: a commit asks hundreds of cells, one of them is new.
 */
export const GridCell = memo(GridCellInner, isSame) as typeof GridCellInner;

function isSame<R>({ view, ...props }: GridCellProps<R>, { view: nextView, ...next }: GridCellProps<R>): boolean {
  return isShallowEqual(view, nextView) && isShallowEqual(props, next);
}

function isShallowEqual<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
