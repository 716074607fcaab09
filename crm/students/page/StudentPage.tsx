import { useCan, useShow } from '@refinedev/core';
import type { ReactNode } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import type { First } from '#client/page/lazy/loadPage.ts';
import { formatSchool } from '#ui-kit';
import { paths, studentPage } from '../paths.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { StudentNamed } from '../../shared/page/StudentNamed.tsx';
import { firstOne, firstRecord } from '../../shared/records/firstRecord.ts';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { useEditing } from '../../shared/records/useEditing.ts';
import { StudentDetailDocument } from '../generated/graphql.ts';
import { Neighbours } from './Neighbours.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { listAddress } from '../list/rememberedList.ts';
import { useRecentStudent } from '../search/recentStudents.ts';
import { StudentDialog } from './StudentDialog.tsx';
import { useStudentActions } from '../studentActions.tsx';
import { StudentHead } from './StudentHead.tsx';
import { StudentShown, type StudentDetail } from './studentShown.ts';
import { StudentState } from '../list/StudentState.tsx';
import { TagChips } from '../TagChips.tsx';

interface StudentPageProps {
  /** The tab. @default the one at the address */
  children?: ReactNode;
}

/** `/crm/students/:studentId`: what one reads while the parent is on the line, and all else in tabs below; at `/edit` with the form open. */
export default function StudentPage({ children = <Outlet /> }: StudentPageProps) {
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
        <StudentView key={student.id} student={student} isEditing={isEditing}>
          {children}
        </StudentView>
      )}
    </RecordView>
  );
}

/** What the page asks first, whatever the tab. */
export const first: First = ({ params: { studentId = '' } }) => firstRecord(StudentDetailDocument, studentId);

interface StudentViewProps extends StudentPageProps {
  student: StudentDetail;
  isEditing: boolean;
}

function StudentView({ student, isEditing, children }: StudentViewProps) {
  const navigate = useNavigate();
  const { user } = student;
  const mayDelete = useCan({ resource: 'students', action: 'delete' }).data?.can === true;
  useRecentStudent({ id: student.id, name: user.name, more: formatSchool(student) });
  const actions = useStudentActions(student);
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
          <ActionButtons name="학생" actions={actions} />
        </>
      }
    >
      <LeavingNotice id={student.id} anonymisesAt={student.anonymisesAt} mayKeep={mayDelete} />
      <StudentNamed value={user.name}>
        <StudentShown value={student}>
          <StudentHead student={student} />
          <PageTabs page={studentPage} href={paths.student(student.id)} />
          {children}
        </StudentShown>
      </StudentNamed>
      {isEditing && <StudentDialog student={student} onClose={() => void navigate(paths.student(student.id))} />}
    </Page>
  );
}
