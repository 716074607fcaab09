import { useCreate, useOne } from '@refinedev/core';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, FormRow, LoadingState, useToast, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { sayProblem } from '../shared/sayProblem.ts';
import { StudentPicker } from '../students/parts.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { EnrollmentLectureDocument, EnrollStudentsDocument, type EnrollmentLectureQuery } from './generated/graphql.ts';
import { FOLLOWING_TABLES } from './useEndEnrollment.ts';

interface AddStudentsDialogProps {
  lectureId: string;
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
export function AddStudentsDialog({ lectureId, onClose }: AddStudentsDialogProps) {
  const toast = useToast();
  const lecture = useOne<NonNullable<EnrollmentLectureQuery['lectures_by_pk']>>({
    resource: 'lectures',
    id: lectureId,
    meta: { gqlQuery: EnrollmentLectureDocument, gqlVariables: { today: todayInSeoul() } },
    queryOptions: { staleTime: 0 },
  }).query.data?.data;
  const { mutateAsync: enroll } = useCreate();
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
        const values = studentIds.map((studentId) => ({ lectureId, studentId, fromDate, toDate }));
        const meta = { gqlMutation: EnrollStudentsDocument, tables: FOLLOWING_TABLES };
        const quiet = { successNotification: false, errorNotification: false } as const;
        await sayProblem(enroll({ resource: 'enrollments', values, meta, ...quiet }));
        toast({ message: `${studentIds.length}명을 등록했습니다`, tone: 'positive' });
      }}
    >
      {lecture ? (
        <>
          <FormRow>
            <DateField name="fromDate" label="첫날" required hint="이날부터의 주차에 출결표가 생깁니다." />
            <DateField name="toDate" label="마지막 날" hint="비워 두면 끝을 정하지 않습니다." />
            <CapacityNote enrolled={lecture.enrollments.length} capacity={lecture.capacity} />
          </FormRow>
          <StudentPicker
            name="studentIds"
            group={{
              label: `대표강의가 ${lecture.name}인 학생`,
              students: lecture.representedStudents.map(({ student }) => student),
            }}
            taken={new Set(lecture.enrollments.map(({ studentId }) => studentId))}
            takenNote="이미 수강 중"
          />
        </>
      ) : (
        <LoadingState rows={8} />
      )}
    </FormDialog>
  );
}
