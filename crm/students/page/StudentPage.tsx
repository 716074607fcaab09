import { useCan, useShow } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { firstQuestion, type FirstQuestion } from '#client/graphql/askEarly.ts';
import { FactList, formatSchool } from '#ui-kit';
import { paths } from '../paths.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import { Card } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { StudentNamed } from '../../shared/page/StudentNamed.tsx';
import { firstOne, firstRecord } from '../../shared/records/firstRecord.ts';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { useEditing } from '../../shared/records/useEditing.ts';
import { SiblingsDocument, StudentDetailDocument, type StudentDetailQuery } from '../generated/graphql.ts';
import { Neighbours } from './Neighbours.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { listAddress } from '../list/rememberedList.ts';
import { useRecentStudent } from '../search/recentStudents.ts';
import { Siblings } from './Siblings.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { useStudentActions } from '../studentActions.tsx';
import { studentFields } from '../studentFields.tsx';
import { StudentHistory } from './StudentHistory.tsx';
import { StudentLectures } from './StudentLectures.tsx';
import { StudentState } from '../list/StudentState.tsx';
import css from '../Students.module.css';
import { firstTimeline, StudentTimeline } from './StudentTimeline.tsx';
import { TagChips } from '../TagChips.tsx';

interface StudentPageProps {
  /** Cards of other slices in the wide column. @default undefined */
  records?: ReactNode;
  /** Cards of other slices beside the profile. @default undefined */
  notes?: ReactNode;
}

/** `/crm/students/:studentId`: everything about one student on one page; at `/edit` with the form open. */
export default function StudentPage({ records, notes }: StudentPageProps) {
  const { studentId = '' } = useParams();
  const { query } = useShow<StudentDetail>({
    resource: 'students',
    id: studentId,
    meta: { gqlQuery: StudentDetailDocument },
    queryOptions: { staleTime: 0, ...firstOne<StudentDetail>(firstRecord(StudentDetailDocument, studentId)) },
  });
  const isEditing = useEditing(paths.edit(studentId), query);
  return (
    <RecordView
      query={query}
      gone={<RecordMissing title="학생을 찾을 수 없습니다" href={paths.students} to="학생 목록으로" />}
    >
      {(student) => (
        <StudentView key={student.id} student={student} isEditing={isEditing} records={records} notes={notes} />
      )}
    </RecordView>
  );
}

/** What the page asks first, without its cards. */
export const firstStudent = (studentId: string): FirstQuestion[] => [
  firstRecord(StudentDetailDocument, studentId),
  firstQuestion('TA', SiblingsDocument, { id: studentId }),
  firstTimeline(studentId),
];

/** A student as this page's query returns it. */
export type StudentDetail = NonNullable<StudentDetailQuery['students_by_pk']>;

interface StudentViewProps extends StudentPageProps {
  student: StudentDetail;
  isEditing: boolean;
}

function StudentView({ student, isEditing, records, notes }: StudentViewProps) {
  const navigate = useNavigate();
  const { user } = student;
  const mayDelete = useCan({ resource: 'students', action: 'delete' }).data?.can === true;
  useRecentStudent({ id: student.id, name: user.name, more: formatSchool(student) });
  const { first, more } = useStudentActions(student);
  return (
    <Page
      title={user.name}
      breadcrumbs={[{ label: '학생', href: listAddress() }]}
      status={
        <>
          <StudentState isActive={user.isActive} />
          <TagChips tags={user.userTags.map(({ tag }) => tag)} />
        </>
      }
      description={[student.studentNumber, formatSchool(student)].filter(Boolean).join(' · ')}
      actions={
        <>
          <Neighbours id={student.id} />
          <ActionButtons actions={first} />
          <ActionMenu name="학생" actions={more} />
        </>
      }
    >
      <LeavingNotice id={student.id} anonymisesAt={student.anonymisesAt} mayKeep={mayDelete} />
      <StudentNamed value={user.name}>
        <div className={css.detail}>
          <div className={css.column}>
            <Card title="프로필" action={<StudentHistory id={student.id} />}>
              <FactList facts={factsOf(student)} />
            </Card>
            <Siblings id={student.id} />
            {notes}
          </div>
          <div className={css.column}>
            <StudentLectures student={student} />
            {records}
            <StudentTimeline studentId={student.id} />
          </div>
        </div>
      </StudentNamed>
      {isEditing && <StudentDialog student={student} onClose={() => void navigate(paths.student(student.id))} />}
    </Page>
  );
}

const factsOf = (student: StudentDetail) =>
  Object.values(studentFields).flatMap(({ label, factLabel = label, fact }) =>
    fact ? { label: factLabel, value: fact(student) } : [],
  );
