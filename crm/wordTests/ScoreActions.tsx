import { useState } from 'react';
import { useUndoScores } from '#client/generated/rest/scores.ts';
import { usePutWordTestScores } from '#client/generated/rest/wordTests.ts';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { Button, formatWeek, useSending } from '#ui-kit';
import { ClinicDialog, type Due } from '../retakeExams/parts.ts';
import { WordTestDueDocument } from './generated/graphql.ts';
import type { ShownTest } from './types.ts';

/**
 * Puts the results into the scores of the week, and calls those below the target to the clinic. A test of chosen students has no
 * week: its results stay on its page, and the call is about the test itself.
 */
export function ScoreActions({ test }: { test: ShownTest }) {
  const put = usePutWordTestScores();
  const undo = useUndoScores();
  const { send } = useSending();
  const [due, setDue] = useState<readonly Due[] | null>(null);
  const hasWeek = test.weeklyLecture !== null;
  const below = test.standings.filter(({ state }) => state === 'BELOW').length;
  const write = (callsToClinic: boolean) =>
    send(
      async () => {
        const answer = await put.mutateAsync({ planId: test.id });
        if (callsToClinic) setDue(await dueOf(answer.examId));
        return answer;
      },
      ({ written, skipped = 0, changeSetId }) => {
        const left = skipped > 0 ? ` 결시나 면제인 ${skipped}명은 뺐습니다.` : '';
        return {
          message:
            written > 0
              ? `점수 ${written}개를 주차 성적에 반영했습니다.${left}`
              : `새로 반영할 점수가 없습니다.${left}`,
          tone: written > 0 ? 'positive' : 'neutral',
          undo:
            changeSetId === null
              ? undefined
              : {
                  send: () => undo.mutateAsync({ data: { changeSetId } }),
                  said: '성적에 반영하기 전으로 되돌렸습니다',
                },
        };
      },
    );
  return (
    <>
      {hasWeek && (
        <Button loading={put.isPending} onClick={() => void write(false)}>
          주차 성적에 반영
        </Button>
      )}
      <Button
        variant="primary"
        disabled={below === 0}
        loading={put.isPending}
        onClick={() => (hasWeek ? void write(true) : setDue(belowOf(test)))}
      >
        {below === 0 ? '클리닉 안내' : `미달 ${below}명 클리닉 안내`}
      </Button>
      {due && <ClinicDialog due={due} onClose={() => setDue(null)} />}
    </>
  );
}

/** Those below the target of a test without scores. */
function belowOf({ title, targetCount, standings }: ShownTest): Due[] {
  return standings.flatMap(({ state, student, bestCorrect }): Due[] =>
    state === 'BELOW' && student
      ? [
          {
            attemptId: null,
            studentId: student.id,
            name: student.user.name,
            exam: title,
            value: bestCorrect,
            cutline: targetCount,
          },
        ]
      : [],
  );
}

/** Those whose latest value asks for the clinic. */
async function dueOf(examId: string): Promise<Due[]> {
  const { exams_by_pk: exam } = await runGql(WordTestDueDocument, { examId }, {});
  if (!exam) return [];
  const words = `${formatWeek(exam.weeklyLecture)} ${exam.name}`;
  return exam.scores.flatMap(({ student, attempts: [attempt] }): Due[] =>
    attempt?.clinicStatus === 'REQUIRED'
      ? [
          {
            attemptId: attempt.id,
            studentId: student.id,
            name: student.user.name,
            exam: words,
            value: attempt.value,
            cutline: exam.cutline,
          },
        ]
      : [],
  );
}
