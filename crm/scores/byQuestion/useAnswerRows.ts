import { useMemo } from 'react';
import type { AnswerCell, AnsweredScore, AnswerRow } from './answerCells.ts';

const NOTHING: Pick<AnswerRow, 'edits' | 'holders'> = { edits: new Map(), holders: new Map() };

/** The students with their pending edits and colleagues; a row without either stays the same object. */
export function useAnswerRows(
  scores: readonly AnsweredScore[],
  { edits, holders }: Pick<AnswerRow, 'edits' | 'holders'>,
): readonly AnswerRow[] {
  const settled = useMemo(() => scores.map((score): AnswerRow => ({ id: score.id, score, ...NOTHING })), [scores]);
  return useMemo(() => {
    if (edits.size + holders.size === 0) return settled;
    const byRow = { edits: byScore(edits), holders: byScore(holders) };
    return settled.map((row) => {
      const own = { edits: byRow.edits.get(row.id), holders: byRow.holders.get(row.id) };
      if (!own.edits && !own.holders) return row;
      return { ...row, edits: own.edits ?? NOTHING.edits, holders: own.holders ?? NOTHING.holders };
    });
  }, [settled, edits, holders]);
}

function byScore<T extends { cell: AnswerCell }>(cells: ReadonlyMap<string, T>): ReadonlyMap<string, Map<string, T>> {
  const groups = Map.groupBy(cells, ([, { cell }]) => cell.record);
  return new Map([...groups].map(([id, own]) => [id, new Map(own)]));
}
