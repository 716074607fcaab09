import { useCan, useShow } from '@refinedev/core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink, FactList, formatSchool, Menu, type MenuItem } from '#ui-kit';
import { DeleteIcon, EditIcon, EyeIcon, MoreIcon, TagIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { StudentNamed } from '../../shared/page/StudentNamed.tsx';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { useEditing } from '../../shared/records/useEditing.ts';
import { StudentDetailDocument, type StudentDetailQuery } from '../generated/graphql.ts';
import { BulkChangeDialog } from '../list/BulkChangeDialog.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { Neighbours } from './Neighbours.tsx';
import { PasswordsDialog } from './PasswordsDialog.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { listAddress } from '../list/rememberedList.ts';
import { useRecentStudent } from '../search/recentStudents.ts';
import { Siblings } from './Siblings.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { studentFields } from '../studentFields.tsx';
import { StudentHistory } from './StudentHistory.tsx';
import { StudentLectures } from './StudentLectures.tsx';
import { StudentState } from '../list/StudentState.tsx';
import { usePortalOf } from './usePortalOf.ts';
import css from '../Students.module.css';
import { StudentTimeline } from './StudentTimeline.tsx';
import { TagChips } from '../TagChips.tsx';
import { ToggleStatus } from './ToggleStatus.tsx';

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
    queryOptions: { staleTime: 0 },
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

/** A student as this page's query returns it. */
export type StudentDetail = NonNullable<StudentDetailQuery['students_by_pk']>;

interface StudentViewProps extends StudentPageProps {
  student: StudentDetail;
  isEditing: boolean;
}

function StudentView({ student, isEditing, records, notes }: StudentViewProps) {
  const [dialog, setDialog] = useState<'password' | 'status' | 'change' | 'delete' | null>(null);
  const navigate = useNavigate();
  const { user } = student;
  const mayDelete = useCan({ resource: 'students', action: 'delete' }).data?.can === true;
  const mayIssue = useCan({ resource: 'students', action: 'issuePasswords' }).data?.can === true;
  const isLeaving = student.anonymisesAt != null;
  useRecentStudent({ id: student.id, name: user.name, more: formatSchool(student) });
  const openPortal = usePortalOf(student.id);
  const close = (): void => setDialog(null);
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
          <Button icon={<TagIcon aria-hidden />} onClick={() => setDialog('change')}>
            태그·대표강의
          </Button>
          <ButtonLink href={paths.edit(student.id)} icon={<EditIcon aria-hidden />}>
            학생 고치기
          </ButtonLink>
          <Menu
            label="학생 더 보기"
            iconOnly
            icon={<MoreIcon aria-hidden />}
            items={[
              ...(mayIssue
                ? [
                    {
                      label: '임시 비밀번호 발급',
                      disabled: !user.isActive,
                      onSelect: () => setDialog('password'),
                    },
                  ]
                : []),
              {
                label: '학생 화면 보기',
                icon: <EyeIcon aria-hidden />,
                disabled: !user.isActive,
                onSelect: openPortal,
              },
              {
                label: user.isActive ? '비활성으로' : '다시 활성으로',
                disabled: isLeaving,
                onSelect: () => setDialog('status'),
              },
              ...(mayDelete && !isLeaving ? [deletion(() => setDialog('delete'))] : []),
            ]}
          />
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
            <Siblings id={student.id} phone={student.parentPhone ?? null} />
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
      {dialog === 'password' && <PasswordsDialog userIds={[student.id]} onClose={close} />}
      {dialog === 'status' && <ToggleStatus id={student.id} user={user} onClose={close} />}
      {dialog === 'change' && <BulkChangeDialog userIds={[student.id]} onClose={close} />}
      {dialog === 'delete' && <DeletionDialog id={student.id} name={user.name} onClose={close} />}
    </Page>
  );
}

const deletion = (onSelect: () => void): MenuItem => ({
  label: '지우기(익명 처리)',
  icon: <DeleteIcon aria-hidden />,
  tone: 'danger',
  onSelect,
});

const factsOf = (student: StudentDetail) =>
  Object.values(studentFields).flatMap(({ label, factLabel = label, fact }) =>
    fact ? { label: factLabel, value: fact(student) } : [],
  );
