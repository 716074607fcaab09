import type { KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { RefusalAction } from '../../grid/index.ts';
import type { AttendanceType } from './marks/records.ts';

/** The actions of letter keys in the attendance grids. */
export type GridAction = 'lock' | 'memo' | 'makeup' | 'history' | 'text' | 'rest' | RefusalAction;

const action = (key: string, value: GridAction, label: string): KeyChoice => ({ key, value, label, action: true });

/** Locks or unlocks. */
export const lockKey = action('l', 'lock', '잠그기·풀기');

/** Digits 1 … 9 enter the types in their order; letters are for actions. */
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
    action('b', 'makeup', '연결'),
    action('h', 'history', '이력'),
    action('t', 'text', '문자'),
  ];
}

/** The usual mark: the first type that counts as present. */
export function usualType(types: readonly AttendanceType[]): AttendanceType | undefined {
  return types.find((type) => type.isActive && type.countsAsPresent);
}
