import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { type Cell, useEnterAnswers } from '#client/generated/rest/scores.ts';
import { Dialog, DialogBody, EmptyState, QueryView } from '#ui-kit';
import { NO_ANSWER, type KeyedQuestion } from '../../exams/parts.ts';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { AnswerGrid } from './AnswerGrid.tsx';
import { AttemptQuestionsDocument, type AttemptQuestionsQuery } from '../generated/graphql.ts';
import css from '../Gradebook.module.css';
import type { AttemptCell } from '../grades.ts';
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
  // Later changes by others reach the grid behind the dialog, not the answers being typed.
  const [opened, setOpened] = useState<AttemptQuestionsQuery | null>(null);
  if (query.data && !query.isFetching && !opened) setOpened(query.data);
  const what = retakeNumber === 0 ? exam.name : `${exam.name} ${retakeNumber}차 재시험`;
  const title = `${name} 학생의 ${what} 문항별 입력`;
  const questions = opened ? questionsOf(opened) : [];
  if (opened && questions.length > 0) {
    const props = { attempt, title, questions, onGraded, onClose };
    return <Answers {...props} begun={opened.scores_by_pk?.attempts[0]} />;
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <QueryView query={query} rows={8}>
        {() => (
          <DialogBody>
            <EmptyState of="sheet" title="문항이 없는 시험입니다">
              시험 화면에서 정답표를 먼저 만들어 주세요.
            </EmptyState>
          </DialogBody>
        )}
      </QueryView>
    </Dialog>
  );
}

interface AnswersProps extends Omit<AnswersDialogProps, 'name'> {
  title: string;
  questions: readonly KeyedQuestion[];
  /** The attempt as it was when the dialog opened. */
  begun: NonNullable<AttemptQuestionsQuery['scores_by_pk']>['attempts'][number] | undefined;
}

function Answers({ attempt: { score, retakeNumber }, title, questions, begun, onGraded, onClose }: AnswersProps) {
  const [before] = useState(() => givenBy(questions, begun?.answers));
  const [given, setGiven] = useState<ReadonlyMap<number, number>>(before);
  const form = useForm();
  const enter = useEnterAnswers();
  const last = Math.max(...questions.map(({ number }) => number));
  const answerOf = (number: number): number => given.get(number) ?? NO_ANSWER;
  const save = (_values: object, version: number): Promise<Cell> => {
    const answers = Array.from({ length: last }, (_, at) => answerOf(at + 1));
    return enter.mutateAsync({ data: { scoreId: score.id, retakeNumber, version, answers } });
  };
  const marked = questions.filter(({ number }) => answerOf(number) >= 0).length;
  return (
    <RecordDialog
      title={title}
      form={form}
      version={begun?.version ?? 0}
      save={save}
      said={(_values, cell) => {
        onGraded(cell);
        return `${cell.value}점으로 채점했습니다`;
      }}
      submitLabel="채점"
      unsaved={questions.some(({ number }) => given.get(number) !== before.get(number))}
      onClose={onClose}
    >
      <AnswerGrid questions={questions} given={given} onGiven={setGiven} />
      <p className={css.count}>{`${questions.length}문항 중 ${marked}개 답함`}</p>
    </RecordDialog>
  );
}
