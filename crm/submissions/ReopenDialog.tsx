import { useForm } from 'react-hook-form';
import { useReopenSubmission } from '#client/generated/rest/submissions.ts';
import { reopenSubmissionBodyCommentMax } from '#openapi/generated/zod/submissions.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { TableSubmission } from './types.ts';

interface ReopenDialogProps {
  submission: TableSubmission;
  name: string;
  onClose: () => void;
}

/** Opens a submission again, so that the student can change it. */
export default function ReopenDialog({ submission, name, onClose }: ReopenDialogProps) {
  const write = useReopenSubmission();
  const form = useForm({ defaultValues: { comment: submission.comment } });
  return (
    <RecordDialog
      title={`${name} 제출 다시 열기`}
      submitLabel="다시 열기"
      form={form}
      version={submission.version}
      onClose={onClose}
      save={({ comment }, version) => write.mutateAsync({ submissionId: submission.id, data: { comment, version } })}
      said={() => '다시 열었습니다'}
    >
      <TextField
        name="comment"
        label="학생에게 할 말"
        hint="학생이 페이지를 수정해 다시 낼 수 있습니다. 무엇을 수정할지 적어 주세요."
        multiline
        maxLength={reopenSubmissionBodyCommentMax}
      />
    </RecordDialog>
  );
}
