import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Problem } from '../../../http/problem.ts';
import { versionConflict, type Outdated } from '../../_protocol/versionConflict.ts';
import { answerText } from './answerText.ts';
import type { Answered } from './readAnswered.ts';
import type { GivenAnswer } from './withAnswers.ts';

interface Stale {
  scoreId: string;
  answers: readonly GivenAnswer[];
}

/** 409 with both answers to each question that was to be changed, and the other author. */
export function staleAnswers(
  trx: Transaction<Tables>,
  stale: readonly Stale[],
  before: ReadonlyMap<string, Answered>,
): Promise<Problem> {
  const [first, ...others] = stale.flatMap(({ scoreId, answers }): Outdated[] => {
    const now = before.get(scoreId);
    return answers.map(({ number, answer }) => ({
      id: scoreId,
      rowId: now?.attemptId ?? null,
      field: `answers.${number}`,
      label: `${now?.name ?? ''} · ${number}번`,
      mine: textOf(answer),
      theirs: textOf(now?.answers?.[number - 1] ?? null),
      theirVersion: now?.version ?? 0,
    }));
  });
  if (!first) throw new Error('Every change has an answer');
  return versionConflict(trx, 'score_attempts', [first, ...others]);
}

const textOf = (answer: number | null): string | null => (answer === null ? null : answerText(answer));
