import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { type Cell, useEnterAnswers } from '#client/generated/rest/scores.ts';
import { Button, Dialog, DialogActions, DialogBody, EmptyState, QueryView, useToast } from '#ui-kit';
import type { KeyedQuestion } from '../exams/parts.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { AttemptQuestionsDocument, type AttemptQuestionsQuery } from './generated/graphql.ts';
import css from './Gradebook.module.css';
import type { AttemptCell } from './grades.ts';
import { givenBy, questionsOf } from './questions.ts';

interface AnswersDialogProps {
  attempt: AttemptCell;
  name: string;
  /** The server graded the answers. */
  onGraded: (cell: Cell) => void;
  onClose: () => void;
}

/** The answers of one student; the points are computed from the key. */
export function AnswersDialog({ attempt, name, onGraded, onClose }: AnswersDialogProps) {
  const { score, retakeNumber, exam } = attempt;
  const query = useGql(
    AttemptQuestionsDocument,
    { scoreId: score.id, retakeNumber },
    { requestPolicy: 'network-only', refetchOnWindowFocus: false },
  );
  const what = retakeNumber === 0 ? exam.name : `${exam.name} ${retakeNumber}차 재시험`;
  return (
    <Dialog open title={`${name} 학생의 ${what} 문항별 입력`} onClose={onClose}>
      <QueryView query={query} rows={8}>
        {(data) => {
          const questions = questionsOf(data);
          return questions.length === 0 ? (
            <DialogBody>
              <EmptyState title="문항이 없는 시험입니다">시험 화면에서 정답표를 먼저 만들어 주세요.</EmptyState>
            </DialogBody>
          ) : (
            <Answers attempt={attempt} data={data} questions={questions} onGraded={onGraded} onClose={onClose} />
          );
        }}
      </QueryView>
    </Dialog>
  );
}

interface AnswersProps extends Omit<AnswersDialogProps, 'name'> {
  data: AttemptQuestionsQuery;
  questions: readonly KeyedQuestion[];
}

function Answers({ attempt: { score, retakeNumber }, data, questions, onGraded, onClose }: AnswersProps) {
  const begun = data.scores_by_pk?.attempts[0];
  // The version at the time the dialog opened, so that later changes by others are not overwritten.
  const [version] = useState(begun?.version ?? 0);
  const [given, setGiven] = useState<ReadonlyMap<number, number>>(() => givenBy(questions, begun?.answers));
  const enter = useEnterAnswers();
  const toast = useToast();
  const last = Math.max(...questions.map(({ number }) => number));
  const save = async (): Promise<void> => {
    const answers = Array.from({ length: last }, (_, at) => given.get(at + 1) ?? -1);
    const cell = await enter.mutateAsync({ data: { scoreId: score.id, retakeNumber, version, answers } });
    onGraded(cell);
    toast({ message: `${cell.value}점으로 채점했습니다`, tone: 'positive' });
    onClose();
  };
  const marked = questions.filter(({ number }) => (given.get(number) ?? -1) >= 0).length;
  return (
    <>
      <DialogBody>
        <AnswerGrid questions={questions} given={given} onGiven={setGiven} />
        {enter.error && <p role="alert">{problemText(enter.error)}</p>}
      </DialogBody>
      <DialogActions>
        <span className={css.count}>{`${questions.length}문항 중 ${marked}개 답함`}</span>
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" loading={enter.isPending} onClick={() => void save().catch(() => undefined)}>
          채점
        </Button>
      </DialogActions>
    </>
  );
}
