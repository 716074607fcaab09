import { memo } from 'react';
import { AlertIcon, CheckIcon, LockIcon, WarningIcon, type Icon } from '../../icons.ts';
import { CellInput } from './CellInput.tsx';
import { takesText } from '../changes.ts';
import { stateWords } from './stateWords.ts';
import type { TypedTextStore } from '../input/typedText.ts';
import type { CellState, CellView, GridColumn } from '../types.ts';
import css from '../TypingGrid.module.css';

export interface GridCellProps<R> {
  row: R;
  /** Column index from 0. */
  index: number;
  /** The gap before it, in CSS pixels, for columns that are not rendered. */
  gap: number;
  column: GridColumn<R>;
  view: CellView;
  /** The row's name, for the input's accessible name. */
  rowName: string;
  /** The one cell with `tabindex="0"`. */
  active: boolean;
  /** Inside the selected range. */
  marked: boolean;
  /** The text being typed into the active cell. */
  typed: TypedTextStore;
  onType: (text: string) => void;
}

const stateIcons: Partial<Record<CellState, Icon>> = {
  saved: CheckIcon,
  failed: AlertIcon,
  locked: LockIcon,
  conflict: WarningIcon,
};

function GridCellInner<R>(props: GridCellProps<R>) {
  const { row, index, gap, column, view, rowName, active, marked, typed, onType } = props;
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
      // A remark is often longer than its column.
      title={column.kind === 'text' && column.align === undefined ? view.text || undefined : undefined}
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
          store={typed}
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
 * One cell. An active text cell contains its input from the start, so that the first 한글 jamo is not lost.
 * Re-rendered only when its content changed: an edit checks hundreds of cells, and one of them is new.
 */
export const GridCell = memo(GridCellInner, isSame) as typeof GridCellInner;

function isSame<R>({ view, ...props }: GridCellProps<R>, { view: nextView, ...next }: GridCellProps<R>): boolean {
  return isShallowEqual(view, nextView) && isShallowEqual(props, next);
}

function isShallowEqual<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
