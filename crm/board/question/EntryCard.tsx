import type { AnswerInput } from '#client/generated/rest/board.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { UpdateBoardAnswerBody } from '#openapi/generated/zod/board.ts';
import { formatInstant, StatusChip, Note, Row } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { deleting, editing } from '../../shared/actions/commonActions.tsx';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { RichTextField } from '../../shared/choices/RichTextField.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { EntryFiles } from './EntryFiles.tsx';
import { EntryText } from './EntryText.tsx';
import { documentOf, type Answer, type Question } from '../types.ts';

/** An answer of staff, which can be changed, or what was asked on. */
export function EntryCard({ answer, files }: { answer: Answer; files: Question['files'] }) {
  const isAnswer = answer.kind === 'ANSWER';
  const who = isAnswer ? `${answer.createdByStaff?.name ?? '직원'} 답변` : '추가 질문';
  return (
    <Card>
      <Row wrap>
        <strong>{who}</strong>
        {answer.isAccepted && <StatusChip tone="positive">학생이 채택함</StatusChip>}
        <Note as="span">{formatInstant(answer.createdAt)}</Note>
        {isAnswer && (
          <ActionMenu
            name={who}
            actions={[
              editing((close) => <AnswerDialog answer={answer} onClose={close} />),
              deleting({
                resource: 'boardAnswers',
                id: answer.id,
                noun: '답변',
                warns: '다른 답변이 없으면 질문이 다시 기다립니다.',
              }),
            ]}
          />
        )}
      </Row>
      <EntryText body={answer.body} content={answer.content} />
      <EntryFiles files={files} />
    </Card>
  );
}

function AnswerDialog({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const record = useRecordForm({
    resource: 'boardAnswers',
    record: { id: answer.id, version: answer.version },
    resolver: schemaResolver(UpdateBoardAnswerBody),
    defaultValues: { content: (answer.content ?? documentOf(answer.body)) as NonNullable<AnswerInput['content']> },
  });
  return (
    <RecordDialog
      size="large"
      title="답변 수정"
      submitLabel="저장"
      {...record}
      onClose={onClose}
      said={() => '답변을 수정했습니다'}
    >
      <RichTextField name="content" label="답변" required />
    </RecordDialog>
  );
}
