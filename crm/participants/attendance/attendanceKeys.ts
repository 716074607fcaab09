import type { KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { RefusalAction } from '../../grid/index.ts';
import type { AttendanceType } from './records.ts';

/** What a letter does in the attendance grids. */
export type GridAction = 'lock' | 'memo' | 'makeup' | 'history' | 'rest' | RefusalAction;

const action = (key: string, value: GridAction, label: string): KeyChoice => ({ key, value, label, action: true });

/** Locks or unlocks. */
export const lockKey = action('l', 'lock', '잠그기·풀기');

/** Types 1 … 9 are entered by the key of their order; letters do the rest. */
export function attendanceKeys(types: readonly AttendanceType[], usual: AttendanceType | undefined): KeyChoice[] {
  const marks = types
    .filter(({ isActive, sequence }) => isActive && sequence >= 1 && sequence <= 9)
    .map(({ sequence, id, name, shortName }) => ({
      key: String(sequence),
      value: id,
      label: name,
      aliases: [shortName],
    }));
  return [
    ...marks,
    ...(usual ? [action('r', 'rest', `나머지 모두 ${usual.name}`)] : []),
    lockKey,
    action('m', 'memo', '메모'),
    action('b', 'makeup', '보강'),
    action('h', 'history', '이력'),
  ];
}

/** The mark that most students get: the first that counts as present. */
export function usualType(types: readonly AttendanceType[]): AttendanceType | undefined {
  return types.find((type) => type.isActive && type.countsAsPresent);
}
