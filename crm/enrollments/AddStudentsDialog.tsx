import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, FormRow, LoadingState, useToast, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { sayProblem } from '../shared/sayProblem.ts';
import { StudentPicker } from '../students/parts.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { EnrollmentLectureDocument, EnrollStudentsDocument } from './generated/graphql.ts';
import { FOLLOWING_TABLES } from './useEndEnrollment.ts';

interface AddStudentsDialogProps {
  lectureId: string;
  /** Students enrolled now or in the future. */
  enrolled: readonly { studentId: string }[];
  onClose: () => void;
}

const period = zod.object({
  fromDate: zod.iso.date(),
  toDate: zod.nullable(zod.iso.date()),
  studentIds: zod.array(zod.string()).check(zod.minLength(1, '등록할 학생을 골라 주세요.')),
});
const schema = period.check(
  zod.refine(({ fromDate, toDate }) => toDate === null || toDate >= fromDate, {
    path: ['toDate'],
    message: '마지막 날은 첫날보다 빠를 수 없습니다.',
  }),
);

/** Enrols the chosen students in a lecture in one call: all of them, or none. */
export function AddStudentsDialog({ lectureId, enrolled, onClose }: AddStudentsDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const lecture = useGql(EnrollmentLectureDocument, { lectureId }, { requestPolicy: 'cache-and-network' }).data
    ?.lectures_by_pk;
  const enroll = useGqlMutation(EnrollStudentsDocument, {
    onSuccess: () => invalidateTables(queryClient, FOLLOWING_TABLES),
  });
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { fromDate: todayInSeoul(), toDate: null as string | null, studentIds: [] as string[] },
  });
  return (
    <FormDialog
      open
      size="large"
      title={lecture ? `${lecture.name}에 학생 등록` : '학생 등록'}
      submitLabel="등록"
      form={form}
      onClose={onClose}
      onSubmit={async ({ fromDate, toDate, studentIds }) => {
        const objects = studentIds.map((studentId) => ({ lectureId, studentId, fromDate, toDate }));
        await sayProblem(enroll.mutateAsync({ objects }));
        toast({ message: `${studentIds.length}명을 등록했습니다`, tone: 'positive' });
      }}
    >
      {lecture ? (
        <>
          <FormRow>
            <DateField name="fromDate" label="첫날" required hint="이날부터의 주차에 출결표가 생깁니다." />
            <DateField name="toDate" label="마지막 날" hint="비워 두면 끝을 정하지 않습니다." />
            <CapacityNote enrolled={enrolled.length} capacity={lecture.capacity} />
          </FormRow>
          <StudentPicker
            name="studentIds"
            group={{
              label: `대표강의가 ${lecture.name}인 학생`,
              students: lecture.representedStudents.map(({ student }) => student),
            }}
            taken={new Set(enrolled.map(({ studentId }) => studentId))}
            takenNote="이미 수강 중"
          />
        </>
      ) : (
        <LoadingState rows={8} />
      )}
    </FormDialog>
  );
}
