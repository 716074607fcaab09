import { useForm } from 'react-hook-form';
import { useReturnSubmission } from '#client/generated/rest/submissions.ts';
import { returnSubmissionBodyCommentMax } from '#openapi/generated/zod/submissions.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { TableSubmission } from './types.ts';

interface GiveBackDialogProps {
  submission: TableSubmission;
  name: string;
  onClose: () => void;
}

/** Gives a submission back with a comment. */
export default function GiveBackDialog({ submission, name, onClose }: GiveBackDialogProps) {
  const write = useReturnSubmission();
  const form = useForm({ defaultValues: { comment: submission.comment } });
  return (
    <RecordDialog
      title={`${name} 제출 돌려주기`}
      submitLabel="돌려주기"
      form={form}
      version={submission.version}
      onClose={onClose}
      save={({ comment }, version) => write.mutateAsync({ submissionId: submission.id, data: { comment, version } })}
      said={() => '돌려주었습니다'}
    >
      <TextField
        name="comment"
        label="학생에게 할 말"
        hint="학생이 첨삭과 이 말을 보게 됩니다."
        multiline
        maxLength={returnSubmissionBodyCommentMax}
      />
    </RecordDialog>
  );
}
