import { useForm } from 'react-hook-form';
import { useRecordWithdrawal } from '#client/generated/rest/retention.ts';
import { FormDialog, FormRow, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import type { StudentStayQuery } from '../generated/graphql.ts';

interface WithdrawalDialogProps {
  student: NonNullable<StudentStayQuery['students_by_pk']>;
  onClose: () => void;
}

/** Writes down when a student left. */
export function WithdrawalDialog({ student, onClose }: WithdrawalDialogProps) {
  const record = useRecordWithdrawal();
  const { registeredOn, withdrawnOn } = student;
  const form = useForm({
    defaultValues: { registeredOn: registeredOn as string | null, withdrawnOn: withdrawnOn ?? null },
  });
  return (
    <FormDialog
      open
      title={withdrawnOn ? '퇴원일 바꾸기' : '퇴원일 적기'}
      form={form}
      onClose={onClose}
      onSubmit={(values) =>
        record.mutateAsync({
          studentId: student.id,
          data: { withdrawnOn: values.withdrawnOn || null, registeredOn: values.registeredOn ?? registeredOn },
        })
      }
      said={(values) => (values.withdrawnOn ? '퇴원일을 적었습니다' : '퇴원일을 비웠습니다')}
    >
      <FormRow>
        <DateField name="registeredOn" label="등록일" required max={todayInSeoul()} />
        <DateField name="withdrawnOn" label="퇴원일" max={todayInSeoul()} />
      </FormRow>
      <p>퇴원일을 적으면 이 학생은 더 로그인할 수 없고, 그날부터 보관 기간을 셉니다.</p>
    </FormDialog>
  );
}
