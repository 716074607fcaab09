import { useForm } from 'react-hook-form';
import { useCancelSms, useChangeSms } from '#client/generated/rest/smsMessages.ts';
import {
  CheckboxField,
  ConfirmDialog,
  FormDialog,
  formatNumber,
  instantInSeoul,
  TextField,
  timeInSeoul,
  todayInSeoul,
  useToast,
  UserError,
} from '#ui-kit';
import WhenFields from './WhenFields.tsx';

interface PlannedDialogProps {
  message: { id: string; body: string; scheduledAt: string };
  /** What is to become of the text. */
  action: 'change' | 'cancel';
  onClose: () => void;
  onDone: () => void;
}

/** Changes or cancels a text that waits for its time. */
export default function PlannedDialog({ action, ...props }: PlannedDialogProps) {
  return action === 'change' ? <ChangeDialog {...props} /> : <CancelDialog {...props} />;
}

function ChangeDialog({ message, onClose, onDone }: Omit<PlannedDialogProps, 'action'>) {
  const { mutateAsync: change } = useChangeSms();
  const toast = useToast();
  const planned = new Date(message.scheduledAt);
  const form = useForm({
    defaultValues: {
      body: message.body,
      day: todayInSeoul(planned) as string | null,
      time: timeInSeoul(planned).slice(0, 5) as string | null,
      quietHoursConfirmed: false,
    },
  });
  return (
    <FormDialog
      open
      title="예약한 문자 수정"
      form={form}
      onClose={onClose}
      onSubmit={async ({ body, day, time, quietHoursConfirmed }) => {
        if (day === null || time === null) throw new UserError('보낼 날짜와 시각을 적어 주세요.');
        const scheduledAt = new Date(instantInSeoul(day, time)).toISOString();
        const { queued } = await change({ messageId: message.id, data: { body, scheduledAt, quietHoursConfirmed } });
        toast({ message: `문자를 수정했습니다. ${formatNumber(queued)}건이 나갑니다.`, tone: 'positive' });
        onDone();
      }}
    >
      <TextField
        name="body"
        label="내용"
        required
        multiline
        hint="받는 사람은 저장할 때 같은 조건으로 다시 찾습니다."
      />
      <WhenFields />
      <CheckboxField name="quietHoursConfirmed" label="밤 9시부터 아침 8시 사이여도 보내기" />
    </FormDialog>
  );
}

function CancelDialog({ message, onClose, onDone }: Omit<PlannedDialogProps, 'action'>) {
  const { mutateAsync: cancel } = useCancelSms();
  const toast = useToast();
  return (
    <ConfirmDialog
      open
      title="아직 보내지 않은 문자를 취소할까요?"
      tone="danger"
      confirmLabel="보내기 취소"
      cancelLabel="그대로 두기"
      onClose={onClose}
      onConfirm={async () => {
        const { cancelled } = await cancel({ messageId: message.id });
        toast({ message: `문자 ${formatNumber(cancelled)}건을 취소했습니다`, tone: 'positive' });
        onDone();
      }}
    >
      취소한 문자는 다시 살릴 수 없습니다. 이미 문자 회사에 넘긴 것은 도착할 수 있습니다.
    </ConfirmDialog>
  );
}
