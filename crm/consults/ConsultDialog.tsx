import { FormRow, SelectField, TextField, TimeField, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useTitleFor } from '../shared/page/StudentNamed.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { consultFields, consultForm, startOf, type ConsultForm } from './consultForm.ts';
import type { Consult } from './types.ts';
import { channelOptions, counterpartOptions, topicOptions } from './consultWords.ts';

/** The consult to edit, or the student of a new one. */
type ConsultDialogProps = { onClose: () => void } & (
  | { consult: Consult; studentId?: never; start?: never }
  | {
      consult?: never;
      studentId: string;
      /** Values already known, such as those of a booking. */
      start?: Partial<ConsultForm>;
    }
);

/** Adds or edits a consult. */
export function ConsultDialog({ consult, studentId, start, onClose }: ConsultDialogProps) {
  const record = useRecordForm({
    resource: 'consults',
    record: consult,
    meta: { params: { studentId } },
    resolver: consultForm,
    defaultValues: { ...startOf(consult), ...start },
  });
  const title = useTitleFor(consult ? '상담 기록 수정' : '상담 기록 작성');
  return (
    <RecordDialog
      title={title}
      {...record}
      onClose={onClose}
      fieldNames={consultFields}
      said={() => (consult ? '상담 기록을 수정했습니다' : '상담 기록을 남겼습니다')}
    >
      <FormRow>
        <DateField name="day" label="상담한 날" required max={todayInSeoul()} />
        <TimeField name="time" label="시각" required />
      </FormRow>
      <FormRow>
        <SelectField name="topic" label="구분" options={topicOptions} />
        <SelectField name="channel" label="방법" options={channelOptions} />
        <SelectField name="counterpart" label="상대" options={counterpartOptions} />
      </FormRow>
      <TextField name="body" label="내용" multiline />
      <DateField name="followUpOn" label="다시 상담할 날" hint="비워 두면 다시 알리지 않습니다." />
    </RecordDialog>
  );
}
