import type { KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { PendingEdit } from '../types.ts';

/** What a key does with a refused value. */
export type RefusalAction = 'retry' | 'discard';

export const isRefusalAction = (action: string): action is RefusalAction => action === 'retry' || action === 'discard';

/** The keys of a cell whose value was refused or did not reach the server; undefined for others. */
export function refusalKeys({
  state,
  isFinal,
}: Pick<PendingEdit, 'state' | 'isFinal'>): readonly KeyChoice[] | undefined {
  if (state === 'conflict') return conflictKeys;
  if (state !== 'failed') return undefined;
  return isFinal ? finalKeys : failedKeys;
}

const decide = (key: string, value: RefusalAction, label: string): KeyChoice => ({ key, value, label, action: true });
const conflictKeys = [decide('y', 'retry', '내 값으로'), decide('n', 'discard', '그대로 두기')];
const finalKeys = [decide('n', 'discard', '그만두기')];
const failedKeys = [decide('y', 'retry', '다시 저장'), decide('n', 'discard', '그만두기')];
