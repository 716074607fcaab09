import { useForm } from 'react-hook-form';
import { useSetSubmissionWindow } from '#client/generated/rest/submissions.ts';
import { dayInSeoul, FormRow, instantInSeoul, TimeField, timeInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { Period } from './types.ts';

interface WindowDialogProps {
  examId: string;
  period: Period | undefined;
  onClose: () => void;
}

/** From when until when students hand in; an empty day is no limit. */
export default function WindowDialog({ examId, period, onClose }: WindowDialogProps) {
  const write = useSetSubmissionWindow();
  const form = useForm({
    defaultValues: {
      opensOn: dayOf(period?.opensAt),
      opensAtTime: timeOf(period?.opensAt, '09:00'),
      closesOn: dayOf(period?.closesAt),
      closesAtTime: timeOf(period?.closesAt, '22:00'),
    },
  });
  return (
    <RecordDialog
      title="제출 기간"
      form={form}
      version={period?.version ?? 1}
      fieldNames={{ opensAt: 'opensOn', closesAt: 'closesOn' }}
      onClose={onClose}
      save={({ opensOn, opensAtTime, closesOn, closesAtTime }, version) => {
        const times = { opensAt: instantOf(opensOn, opensAtTime), closesAt: instantOf(closesOn, closesAtTime) };
        return write.mutateAsync({ examId, data: period ? { ...times, version } : times });
      }}
      said={() => '제출 기간을 저장했습니다'}
    >
      <FormRow>
        <DateField name="opensOn" label="시작하는 날" hint="비우면 시험을 공개한 때부터 낼 수 있습니다." />
        <TimeField name="opensAtTime" label="시작 일시" />
      </FormRow>
      <FormRow>
        <DateField name="closesOn" label="마감하는 날" hint="비우면 마감이 없습니다." />
        <TimeField name="closesAtTime" label="마감 일시" />
      </FormRow>
    </RecordDialog>
  );
}

const dayOf = (at: string | null | undefined): string | null => (at ? dayInSeoul(at) : null);
const timeOf = (at: string | null | undefined, usual: string): string | null =>
  at ? timeInSeoul(new Date(at)).slice(0, 5) : usual;
const instantOf = (day: string | null, time: string | null): string | null =>
  day ? instantInSeoul(day, time ?? '00:00') : null;
