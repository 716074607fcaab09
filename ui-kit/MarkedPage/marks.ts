export type MarkColor = 'RED' | 'BLUE' | 'GREEN';
export type StampKind = 'CORRECT' | 'WRONG' | 'PARTLY' | 'GOOD' | 'LOOK';

/** Marks over one page. */
export interface MarkLayer {
  /** Points are x, y, x, y … */
  strokes: readonly { color: MarkColor; width: number; points: readonly number[] }[];
  stamps: readonly { kind: StampKind; x: number; y: number }[];
}

/** A page without marks. */
export const noMarks: MarkLayer = { strokes: [], stamps: [] };

/** What each stamp says. */
export const stampWords: Readonly<Record<StampKind, string>> = {
  CORRECT: '맞음',
  WRONG: '틀림',
  PARTLY: '부분 점수',
  GOOD: '참 잘했어요',
  LOOK: '다시 보기',
};

/** Marks as the server stores them, which GraphQL tells nothing about. */
export const layerOf = (stored: unknown): MarkLayer => ({ ...noMarks, ...(stored as Partial<MarkLayer> | null) });
