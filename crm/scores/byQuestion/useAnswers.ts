import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { useChangeAnswers } from '#client/generated/rest/scores.ts';
import type { KeyedQuestion } from '../../exams/parts.ts';
import {
  keyOf,
  useGrid,
  type Bases,
  type CellEntry,
  type GridPresence,
  type PendingEdit,
  type PendingEditStore,
} from '../../grid/index.ts';
import { answerAdapter } from './answerAdapter.ts';
import { columnOf, numberOf, readInput, type AnswerCell, type AnswerMode } from './answerCells.ts';
import type { AnswerSource } from './useAnswerSource.ts';

interface AnswerParts {
  examId: string;
  /** The exam's. */
  weekId: string;
  mode: AnswerMode;
  questions: ReadonlyMap<number, KeyedQuestion>;
  source: AnswerSource;
  pending: PendingEditStore<AnswerCell>;
  nameOf: (scoreId: string) => string;
}

type Entry = CellEntry<AnswerCell>;

/** The grid of answers with all its actions. */
export function useAnswers({ examId, weekId, mode, questions, source, pending, nameOf }: AnswerParts) {
  const call = useChangeAnswers().mutateAsync;
  const adapter = answerAdapter({ examId, source, call, nameOf });
  const grid = useGrid({ adapter, pending, presence: presenceIn(examId), places: [weekId] });

  const meaningOf = ({ cell, value }: Entry): Entry | PendingEdit<AnswerCell> | null => {
    const question = questions.get(numberOf(cell.column));
    const base = grid.baseNow(cell);
    if (!question || !base) return null;
    const read = readInput(question, mode, value, base.value);
    if (read === undefined) {
      const message = question.kind === 'CHOICE' ? '1–5 중 고른 번호를 써 주세요.' : '0–9999를 써 주세요.';
      return { cell, value, state: 'failed', message, base, isFinal: true };
    }
    return read === base.value ? null : { cell, value: read };
  };

  /** Writes inputs as one change set; an invalid input stays in its cell and is not sent. */
  async function enter(entered: readonly Entry[], kind?: ChangeSetKind, bases?: Bases): Promise<void> {
    const meanings = entered.flatMap((entry) => meaningOf(entry) ?? []);
    const failedBefore = entered.filter(({ cell }) => pending.edits.get(keyOf(cell))?.state === 'failed');
    pending.drop(failedBefore.map(({ cell }) => cell));
    pending.put(meanings.filter(isRefused));
    await grid.enter(
      meanings.filter((one) => !isRefused(one)),
      kind,
      bases,
    );
  }

  /** Marks the questions without an answer as right. */
  const restRight = (scoreIds: readonly string[]): Promise<void> =>
    enter(
      scoreIds.flatMap((record) =>
        [...questions.keys()].flatMap((number): Entry[] => {
          const cell = { record, column: columnOf(number) };
          return grid.baseNow(cell)?.value === null ? [{ cell, value: 'O' }] : [];
        }),
      ),
    );

  /** Empties all answers of students. */
  const clear = (scoreIds: readonly string[]): Promise<void> =>
    grid.enter(
      scoreIds.flatMap((record) =>
        [...questions.keys()].map((number): Entry => ({ cell: { record, column: columnOf(number) }, value: null })),
      ),
    );

  return { ...grid, enter, restRight, clear };
}

const isRefused = (one: Entry | PendingEdit<AnswerCell>): one is PendingEdit<AnswerCell> => 'state' in one;

const presenceIn = (examId: string): GridPresence<AnswerCell> => ({
  topic: 'scores',
  id: examId,
  placeOf: ({ record, column }) => `${record} ${column}`,
  cellOf,
});

function cellOf(place: string): AnswerCell | undefined {
  const [record, column = ''] = place.split(' ');
  return record && /^q\d+$/.test(column) ? { record, column: columnOf(numberOf(column)) } : undefined;
}
