import type { KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { Draft } from './pendingEdits.ts';

/** What a key decides about a refused value. */
export type RefusalAction = 'mine' | 'theirs';

/** The keys of a cell whose value was refused, or did not get there; undefined for others. */
export function refusalKeys({ state }: Pick<Draft, 'state'>): readonly KeyChoice[] | undefined {
  return state === 'conflict' ? conflictKeys : state === 'failed' ? failedKeys : undefined;
}

const decide = (key: string, value: RefusalAction, label: string): KeyChoice => ({ key, value, label, action: true });
const conflictKeys = [decide('y', 'mine', '내 값으로'), decide('n', 'theirs', '그대로 두기')];
const failedKeys = [decide('y', 'mine', '다시 저장'), decide('n', 'theirs', '그만두기')];
