import { useForm, useWatch } from 'react-hook-form';
import { useMarkWordTest } from '#client/generated/rest/wordTests.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, CheckboxField, Dialog, DialogBody, EmptyState } from '#ui-kit';
import { LoadedDialog } from '../../shared/records/LoadedDialog.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { PrintedWordTestDocument, type PrintedWordTestQuery } from '../generated/graphql.ts';
import css from '../WordTests.module.css';

type Printed = PrintedWordTestQuery['wordTests'][number];
type Question = Printed['answers'][number];

interface MarkDialogProps {
  planId: string;
  student: { id: string; name: string };
  onClose: () => void;
}

/** Marks the paper of a student by hand: which questions are right. */
export default function MarkDialog({ planId, student, onClose }: MarkDialogProps) {
  const query = useGql(PrintedWordTestDocument, { planId, studentId: student.id }, { requestPolicy: 'network-only' });
  const title = `${student.name} 시험지 채점`;
  return (
    <LoadedDialog title={title} query={query} onClose={onClose}>
      {({ wordTests: [printed] }) =>
        printed ? (
          <MarkForm title={title} printed={printed} onClose={onClose} />
        ) : (
          <Dialog open title={title} onClose={onClose}>
            <DialogBody>
              <EmptyState of="word" title="나간 시험지가 없습니다">
                시험지를 먼저 인쇄해 주세요.
              </EmptyState>
            </DialogBody>
          </Dialog>
        )
      }
    </LoadedDialog>
  );
}

function MarkForm({ title, printed, onClose }: { title: string; printed: Printed; onClose: () => void }) {
  const mark = useMarkWordTest();
  const form = useForm({ defaultValues: { right: printed.answers.map(({ isCorrect }) => isCorrect === true) } });
  const right = useWatch({ control: form.control, name: 'right' });
  const all = (isRight: boolean) =>
    form.setValue(
      'right',
      printed.answers.map(() => isRight),
      { shouldDirty: true },
    );
  return (
    <RecordDialog
      title={title}
      submitLabel="채점 저장"
      form={form}
      version={printed.version}
      onClose={onClose}
      save={(values, version) => {
        const numbers = printed.answers.flatMap(({ sequence }, at) => (values.right[at] ? [sequence] : []));
        return mark.mutateAsync({ testId: printed.id, data: { version, right: numbers } });
      }}
      said={(_, { correct }) => `${printed.answers.length}문항 중 ${correct}개 맞음으로 저장했습니다`}
    >
      <div className={css.markHead}>
        <p role="status" className={css.figures}>
          {`맞음 ${right.filter(Boolean).length} / ${printed.answers.length}`}
        </p>
        <Button onClick={() => all(true)}>모두 맞음</Button>
        <Button variant="quiet" onClick={() => all(false)}>
          모두 삭제
        </Button>
      </div>
      <ol className={css.marks} aria-label="맞은 문항">
        {printed.answers.map((question, at) => (
          <li key={question.id} className={css.mark}>
            <CheckboxField name={`right.${at}`} label={`${question.sequence}. ${question.prompt ?? ''}`} />
            <span className={css.note}>{answerWords(question)}</span>
          </li>
        ))}
      </ol>
    </RecordDialog>
  );
}

const circled = '①②③④⑤';

/** The right answer as it is on the paper: the number of a choice, or what may be written. */
function answerWords({ choices, rightAnswers }: Question): string {
  const [right = '', ...others] = rightAnswers ?? [];
  if (choices) return `${circled[choices.indexOf(right)] ?? ''} ${right}`;
  return [right, ...others].join(', ');
}
