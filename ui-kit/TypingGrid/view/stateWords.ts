import type { CellState } from '../types.ts';

/** A cell's state as text. */
export const stateWords: Record<CellState, string> = {
  idle: '',
  saving: '저장 중',
  saved: '저장됨',
  failed: '저장하지 못했습니다',
  locked: '잠긴 칸입니다',
  conflict: '다른 사람이 먼저 바꿨습니다',
};
