import { useForm } from 'react-hook-form';
import { useRejectWorkCorrection } from '#client/generated/rest/workRecords.ts';
import { rejectWorkCorrectionBodyAnswerMax } from '#openapi/generated/zod/workRecords.ts';
import { FormDialog, TextField } from '#ui-kit';

interface RejectDialogProps {
  correctionId: string;
  onClose: () => void;
}

/** Rejects a correction request with the answer that the TA reads. */
export default function RejectDialog({ correctionId, onClose }: RejectDialogProps) {
  const reject = useRejectWorkCorrection();
  const form = useForm({ defaultValues: { answer: '' } });
  return (
    <FormDialog
      open
      title="정정 요청 반려"
      submitLabel="반려하기"
      size="small"
      form={form}
      onClose={onClose}
      onSubmit={({ answer }) => reject.mutateAsync({ correctionId, data: { answer } })}
      said="정정 요청을 반려했습니다"
    >
      <TextField
        name="answer"
        label="사유"
        required
        maxLength={rejectWorkCorrectionBodyAnswerMax}
        hint="요청한 조교가 이 사유를 봅니다."
      />
    </FormDialog>
  );
}
