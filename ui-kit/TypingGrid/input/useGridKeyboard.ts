import type { KeyboardEvent } from 'react';
import {
  actionOf,
  cellAt,
  chooseChanges,
  clearChanges,
  nextToFill,
  takesText,
  type Changes,
  type GridData,
} from '../changes.ts';
import { readKey, type GridAction } from './keys.ts';
import { isBlock } from './move.ts';
import type { ActionCell, Advance, CellAddress, ColumnAction } from '../types.ts';
import type { GridEditing } from './useGridEditing.ts';
import type { GridSelection } from '../useGridSelection.ts';

interface GridKeyboard<R extends { id: string }> {
  data: GridData<R>;
  advance: Advance;
  selection: GridSelection;
  editing: GridEditing;
  /** Commits changes and announces the result. */
  commit: (changes: Changes) => void;
  /** Clears the message about the last action. */
  quiet: () => void;
  /** Toggles the selection of the range's rows; undefined where rows cannot be selected. */
  toggleRows: (() => void) | undefined;
  /** Selects all rows; undefined where rows cannot be selected. */
  selectAllRows: (() => void) | undefined;
  /** Opens the active cell; false when it cannot be opened. */
  openCell: () => boolean;
  /** A key with an action was pressed on cells. */
  onAction: ((action: string, cells: ActionCell[]) => void) | undefined;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  showHelp: () => void;
  /** Changes the active column; false when that is not possible. */
  actOnColumn: (action: ColumnAction) => boolean;
}

/** Handles every key of the grid. Keys without a meaning here are left to the browser. */
export function useGridKeyboard<R extends { id: string }>(grid: GridKeyboard<R>) {
  const { data, selection, editing } = grid;
  const next = (): CellAddress =>
    grid.advance === 'right' ? nextToFill(data, selection.active) : selection.after('down');

  // Returns whether the key was handled.
  const act = (action: GridAction): boolean => {
    switch (action.type) {
      case 'move': {
        grid.quiet();
        const isEntered = action.isEntry === true && editing.isOn();
        editing.commit();
        const target = action.isEntry ? next() : selection.after(action.move);
        const moved = target.row !== selection.active.row || target.column !== selection.active.column;
        if (moved) selection.goTo(target, action.extend);
        // At the end, too, the Enter of a value is the grid's: a form around it would be sent without that value.
        return moved || isEntered;
      }
      case 'choose': {
        const asked = grid.onAction && actionOf(data, selection.range, selection.active, action.key);
        if (asked) {
          grid.onAction?.(asked.action, asked.cells);
          return true;
        }
        const changes = chooseChanges(data, selection.range, action.key);
        if (changes.changes.length + changes.locked === 0) return false;
        grid.commit(changes);
        // One key per cell: move on at once.
        if (!isBlock(selection.range)) selection.goTo(next());
        return true;
      }
      case 'clear':
        grid.commit(clearChanges(data, selection.range));
        return true;
      case 'edit':
        return editing.start() || grid.openCell();
      case 'cancel':
        if (editing.isOn()) editing.cancel();
        else if (isBlock(selection.range)) selection.goTo(selection.active);
        else return false;
        return true;
      case 'column':
        return grid.actOnColumn(action.action);
      case 'toggleRows':
        grid.toggleRows?.();
        return true;
      case 'selectAll':
        (grid.selectAllRows ?? selection.selectAll)();
        return true;
      case 'undo':
        grid.onUndo?.();
        return grid.onUndo !== undefined;
      case 'redo':
        grid.onRedo?.();
        return grid.onRedo !== undefined;
      case 'help':
        grid.showHelp();
        return true;
    }
  };

  return (event: KeyboardEvent): void => {
    const cell = cellAt(data, selection.active);
    const typing = cell !== undefined && takesText(cell.column, cell.view);
    // The Enter that ends a 한글 composition belongs to the input method; 229 is how Safari reports it. On other cells nothing
    // is composed, but an active input method still hides the key: its physical position identifies it.
    if (typing && (event.nativeEvent.isComposing || event.keyCode === 229)) return;
    const action = readKey(event.nativeEvent, editing.isOn(), typing);
    if (!action || !act(action)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
