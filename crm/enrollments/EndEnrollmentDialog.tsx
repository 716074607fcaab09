import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, formatDay, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { EnrollClashes } from './enroll/EnrollClashes.tsx';
import { KeptWeeks } from './enroll/KeptWeeks.tsx';
import { extension, type EnrollmentRow } from './enrollmentState.ts';
import { useEndEnrollment } from './useEndEnrollment.ts';

interface EndEnrollmentDialogProps {
  lectureId: string;
  enrollment: EnrollmentRow;
  onClose: () => void;
}

/** Asks for the last day of an enrollment. */
export function EndEnrollmentDialog({ lectureId, enrollment, onClose }: EndEnrollmentDialogProps) {
  const { fromDate } = enrollment;
  const end = useEndEnrollment();
  const schema = zod.object({
    toDate: zod.iso
      .date()
      .check(zod.refine((day) => day >= fromDate, `수강 시작일(${formatDay(fromDate)})부터 고를 수 있습니다.`)),
  });
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { toDate: enrollment.toDate ?? (fromDate > todayInSeoul() ? fromDate : todayInSeoul()) },
  });
  const toDate = useWatch({ control: form.control, name: 'toDate' });
  const { name } = enrollment.student.user;
  const act = enrollment.toDate == null ? '수강 끝내기' : '마지막 날 바꾸기';
  return (
    <FormDialog
      open
      title={`${name} 학생의 ${act}`}
      size="small"
      submitLabel={act}
      form={form}
      onClose={onClose}
      onSubmit={({ toDate: day }) => end(enrollment.id, day)}
      said={({ toDate: day }) => `${name} 학생의 수강은 ${formatDay(day)}에 끝납니다`}
    >
      <DateField name="toDate" label="마지막 날" required min={fromDate} />
      <EnrollClashes {...extension(enrollment, toDate)} lectureId={lectureId} />
      <KeptWeeks lectureId={lectureId} studentId={enrollment.studentId} toDate={toDate} />
    </FormDialog>
  );
}
