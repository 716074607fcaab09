import type { useChangeAnswers } from '#client/generated/rest/scores.ts';
import type { Advance, ChangeSet, GridAdapter } from '../../grid/index.ts';
import { answerOf, answerText, givenFor, numberOf, type AnswerCell } from './answerCells.ts';
import type { AnswerSource } from './useAnswerSource.ts';

interface AnswerParts {
  examId: string;
  source: AnswerSource;
  call: ReturnType<typeof useChangeAnswers>['mutateAsync'];
  nameOf: (scoreId: string) => string;
}

/** How the grid reads and writes the answers of an exam; all answers of a student have the version of their attempt. */
export function answerAdapter({ examId, source, call, nameOf }: AnswerParts): GridAdapter<AnswerCell> {
  return {
    now: ({ record, column }) => {
      const score = source.scoreNow(record);
      return score && { value: answerOf(score, numberOf(column)), version: score.attempts[0]?.version ?? 0 };
    },
    versionKey: ({ record }) => record,
    nameOf,
    send: async (changeSet, kind) => {
      const changes = changesByScore(changeSet);
      const { cells, changeSetId } = await call({ examId, data: { kind, changes } });
      source.keep(cells);
      const advances = cells.flatMap(({ scoreId, version }): Advance[] => {
        const sent = changes.find((change) => change.scoreId === scoreId);
        return sent ? [{ key: scoreId, from: sent.version, to: version }] : [];
      });
      return { advances, changeSetId };
    },
    conflicting: (changeSet, { id, field }) =>
      changeSet.filter(({ cell }) => cell.record === id && field === `answers.${numberOf(cell.column)}`),
    textOf: (_cell, value) => answerText(value),
    goneMessage: '이 시험에서 빠진 학생입니다.',
    count: (changeSet) => `${changeSet.length.toLocaleString('ko')}칸`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

/** The version of a student's change is one that all of its answers know: what came later is compared answer by answer. */
function changesByScore(changeSet: ChangeSet<AnswerCell>) {
  return [...Map.groupBy(changeSet, ({ cell }) => cell.record)].map(([scoreId, changes]) => ({
    scoreId,
    version: Math.min(...changes.map(({ version }) => version)),
    answers: changes.map(({ cell, after }) => ({ number: numberOf(cell.column), answer: givenFor(after) })),
  }));
}
