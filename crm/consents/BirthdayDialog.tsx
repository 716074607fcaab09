import { useForm } from 'react-hook-form';
import { useSetBirthday } from '#client/generated/rest/consents.ts';
import { FormDialog, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';

interface BirthdayDialogProps {
  studentId: string;
  birthOn: string | null;
  onClose: () => void;
}

/** Writes a birthday down, which says until when the guardian consents. */
export function BirthdayDialog({ studentId, birthOn, onClose }: BirthdayDialogProps) {
  const change = useSetBirthday();
  const form = useForm({ defaultValues: { birthOn } });
  return (
    <FormDialog
      open
      title={birthOn ? '생년월일 바꾸기' : '생년월일 적기'}
      form={form}
      onClose={onClose}
      onSubmit={(values) => change.mutateAsync({ studentId, data: { birthOn: values.birthOn || null } })}
      said={(values) => (values.birthOn ? '생년월일을 적었습니다' : '생년월일을 비웠습니다')}
    >
      <DateField name="birthOn" label="생년월일" max={todayInSeoul()} hint="모르면 비워 두세요. 학년으로 봅니다." />
    </FormDialog>
  );
}
