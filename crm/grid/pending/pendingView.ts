import type { CellView } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { refusalKeys } from './refusalKeys.ts';
import type { PendingEdit } from '../types.ts';

/** How a cell shows its pending edit, besides the value; refused ones offer keys to resolve them. */
export function pendingView(edit: PendingEdit): Pick<CellView, 'state' | 'message' | 'keys'> {
  return { state: edit.state, message: edit.message, keys: refusalKeys(edit) };
}
