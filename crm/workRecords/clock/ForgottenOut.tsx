import { useForm } from 'react-hook-form';
import { useAskWorkCorrection } from '#client/generated/rest/workRecords.ts';
import { askWorkCorrectionBodyReasonMax } from '#openapi/generated/zod/workRecords.ts';
import {
  dayInSeoul,
  Form,
  FormMessage,
  formatClock,
  formatDay,
  SubmitButton,
  TextField,
  TimeField,
  useToast,
  UserError,
  Note,
} from '#ui-kit';
import { instantsOf } from '../hours.ts';
import type { OpenShift } from './types.ts';
import css from './Work.module.css';

interface ForgottenForm {
  endedAt: string | null;
  reason: string;
}

/** Asks when a shift ended whose out was forgotten. Until a manager approves it, the shift has no minutes. */
export function ForgottenOut({ shift }: { shift: OpenShift }) {
  const ask = useAskWorkCorrection();
  const toast = useToast();
  const form = useForm<ForgottenForm>({ defaultValues: { endedAt: null, reason: '' } });
  const day = dayInSeoul(shift.startedAt);
  const send = async ({ endedAt, reason }: ForgottenForm): Promise<void> => {
    const hours = { from: formatClock(shift.startedAt), to: endedAt };
    const end = instantsOf(day, hours).endedAt;
    if (end === null) throw new UserError('퇴근한 시각을 적어 주세요.');
    const data = { workRecordId: shift.id, startedAt: shift.startedAt, endedAt: end, reason };
    await ask.mutateAsync({ data });
    toast({ message: '정정을 요청했습니다. 이제 출근할 수 있습니다.', tone: 'positive' });
  };
  return (
    <section className={css.clock} aria-label="퇴근을 찍지 않은 근무">
      <h2 className={css.question}>
        {formatDay(day)} {formatClock(shift.startedAt)}에 출근하고 퇴근을 찍지 않았습니다
      </h2>
      <Note>몇 시에 끝났는지 알려 주세요. 관리자가 승인하면 근무 시간에 들어갑니다.</Note>
      <Form form={form} onSubmit={send}>
        <div className={css.form}>
          <TimeField name="endedAt" label="퇴근한 시각" required />
          <TextField
            name="reason"
            label="사유"
            required
            maxLength={askWorkCorrectionBodyReasonMax}
            placeholder="예: 정리하다 깜빡함"
          />
          <FormMessage />
          <SubmitButton>정정 요청하기</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
