import { useForm } from 'react-hook-form';
import { useAskWorkCorrection } from '#client/generated/rest/workRecords.ts';
import { askWorkCorrectionBodyReasonMax } from '#openapi/generated/zod/workRecords.ts';
import { FormRow, SelectField, TextField, TimeField, UserError } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { hoursOf, instantsOf } from '../hours.ts';
import type { MyShift, WorkKind } from './types.ts';

interface CorrectionDialogProps {
  /** The shift to correct; undefined for one that was not punched. */
  shift: MyShift | undefined;
  /** The day of one that was not punched. */
  day: string;
  /** The day on the server's clock. */
  today: string;
  kinds: readonly WorkKind[];
  onClose: () => void;
}

interface CorrectionForm {
  day: string | null;
  from: string | null;
  to: string | null;
  wageTypeId: string | null;
  reason: string;
}

/** Asks for other hours of a shift, or for one that was not punched. */
export default function CorrectionDialog({ shift, day, today, kinds, onClose }: CorrectionDialogProps) {
  const ask = useAskWorkCorrection();
  const stands = shift && hoursOf(shift);
  const form = useForm<CorrectionForm>({
    defaultValues: {
      day: shift?.workDate ?? day,
      from: stands?.from ?? null,
      to: stands?.to ?? null,
      wageTypeId: shift ? (shift.wageType?.id ?? null) : kinds.length === 1 ? (kinds[0]?.id ?? null) : null,
      reason: '',
    },
  });
  const send = async ({ day: on, from, to, wageTypeId, reason }: CorrectionForm): Promise<void> => {
    if (on === null || from === null || to === null) throw new UserError('날짜와 출퇴근 시각을 적어 주세요.');
    const { startedAt, endedAt } = instantsOf(on, { from, to });
    const data = {
      workRecordId: shift?.id ?? null,
      startedAt,
      endedAt: endedAt ?? startedAt,
      wageTypeId,
      reason,
    };
    await ask.mutateAsync({ data });
  };
  return (
    <RecordDialog
      title={shift ? '근무 정정 요청' : '빠진 근무 요청'}
      submitLabel="요청하기"
      size="small"
      form={form}
      onClose={onClose}
      save={send}
      said={() => '정정을 요청했습니다. 관리자가 확인하면 바뀝니다.'}
      fieldNames={{ startedAt: 'from', endedAt: 'to' }}
    >
      <DateField name="day" label="날짜" required max={today} />
      <FormRow>
        <TimeField name="from" label="출근" required />
        <TimeField name="to" label="퇴근" required hint="출근보다 이르면 다음 날로 봅니다." />
      </FormRow>
      {kinds.length > 0 && (
        <SelectField
          name="wageTypeId"
          label="일의 종류"
          options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel="기본 시급·월급"
        />
      )}
      <TextField
        name="reason"
        label="사유"
        required
        maxLength={askWorkCorrectionBodyReasonMax}
        placeholder="예: 늦게 찍음"
      />
    </RecordDialog>
  );
}
