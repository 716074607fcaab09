import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/gql.ts';
import { Button, ButtonLink, EmptyState, FactList, formatPhone, formatDay, formatSchool, QueryView } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { Card } from '../shared/Card.tsx';
import { Page } from '../shared/Page.tsx';
import { StudentDetailDocument, type StudentDetailQuery } from './generated/graphql.ts';
import { PasswordsDialog } from './PasswordsDialog.tsx';
import { StudentState } from './studentColumns.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { StudentLectures } from './StudentLectures.tsx';
import { StudentMemos } from './StudentMemos.tsx';
import css from './Students.module.css';
import { TagChips } from './TagChips.tsx';
import { ToggleStatus } from './ToggleStatus.tsx';

/** `/crm/students/:studentId`: what is known of one student. */
export default function StudentPage() {
  const { studentId = '' } = useParams();
  const query = useGql(StudentDetailDocument, { id: studentId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>
      {({ students_by_pk: student }) => (student ? <StudentView student={student} /> : <NoStudent />)}
    </QueryView>
  );
}

/** A student as this page reads it. */
export type StudentDetail = NonNullable<StudentDetailQuery['students_by_pk']>;

function StudentView({ student }: { student: StudentDetail }) {
  const [dialog, setDialog] = useState<'edit' | 'password' | 'status' | null>(null);
  const { user } = student;
  const close = (): void => setDialog(null);
  return (
    <Page
      title={user.name}
      breadcrumbs={[{ label: '학생', href: paths.students }]}
      status={
        <>
          <StudentState isActive={user.isActive} />
          <TagChips tags={user.userTags.map(({ tag }) => tag)} />
        </>
      }
      description={[student.studentNumber, formatSchool(student)].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button variant="quiet" onClick={() => setDialog('status')}>
            {user.isActive ? '비활성으로' : '다시 활성으로'}
          </Button>
          <Button disabled={!user.isActive} onClick={() => setDialog('password')}>
            임시 비밀번호 발급
          </Button>
          <Button icon={<EditIcon aria-hidden />} onClick={() => setDialog('edit')}>
            학생 고치기
          </Button>
        </>
      }
    >
      <div className={css.cards}>
        <Card title="프로필">
          <FactList facts={factsOf(student)} />
        </Card>
        <StudentMemos memos={student.memos} />
        <StudentLectures student={student} />
      </div>
      {dialog === 'edit' && <StudentDialog student={student} onClose={close} />}
      {dialog === 'password' && <PasswordsDialog userIds={[student.id]} onClose={close} />}
      {dialog === 'status' && <ToggleStatus id={student.id} user={user} onClose={close} />}
    </Page>
  );
}

const factsOf = (student: StudentDetail) => [
  { label: '학번(아이디)', value: student.studentNumber },
  { label: '학교·학년', value: formatSchool(student) },
  { label: '휴대폰', value: formatPhone(student.user.phone ?? '') },
  { label: '보호자', value: student.parentName },
  { label: '보호자 휴대폰', value: formatPhone(student.parentPhone ?? '') },
  { label: '대표강의', value: student.representativeLecture?.lecture.name },
  { label: '등록일', value: formatDay(student.registeredOn) },
  { label: '퇴원일', value: student.withdrawnOn == null ? null : formatDay(student.withdrawnOn) },
  { label: '비밀번호', value: student.user.mustChangePassword ? '임시 비밀번호를 아직 바꾸지 않음' : '본인이 정함' },
];

function NoStudent() {
  return (
    <EmptyState title="학생을 찾을 수 없습니다" action={<ButtonLink href={paths.students}>학생 목록으로</ButtonLink>}>
      지워졌거나 주소가 잘못되었습니다.
    </EmptyState>
  );
}
