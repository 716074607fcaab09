import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, Toolbar, todayInSeoul, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../students/index.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { AddStudentsDialog } from './AddStudentsDialog.tsx';
import { enrollmentColumns } from './enrollmentColumns.tsx';
import { stateOf } from './enrollmentState.ts';
import { LectureEnrollmentsDocument } from './generated/graphql.ts';

type Shown = 'now' | 'all';

/** The enrollments of a lecture with their dates, sorted by name. */
export default function EnrollmentList() {
  const { lectureId = '' } = useParams();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown>('now');
  const query = useGql(LectureEnrollmentsDocument, { lectureId }, { requestPolicy: 'cache-and-network' });
  const all = query.data?.enrollments ?? [];
  const isActive = query.data?.lectures_by_pk?.status === 'ACTIVE';
  const current = all.filter((enrollment) => stateOf(enrollment, todayInSeoul()) !== 'ended');
  const add = isActive && (
    <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
      학생 등록
    </Button>
  );
  return (
    <>
      <Toolbar label="수강생" end={add}>
        <ChoiceChips<Shown>
          label="수강 상태"
          chosen={[shown]}
          onToggle={setShown}
          items={[
            { id: 'now', label: '수강 중·예정', count: current.length },
            { id: 'all', label: '끝난 수강까지', count: all.length },
          ]}
        />
      </Toolbar>
      <DataGrid
        label="수강생"
        columns={enrollmentColumns}
        rows={shown === 'now' ? current : all}
        {...gridStateOf(query)}
        onOpen={(enrollment) => void navigate(studentPaths.student(enrollment.studentId))}
        empty={
          <EmptyState title="수강 중인 학생이 없습니다" action={add}>
            학생을 등록하면 앞으로 더하는 주차의 출결표에 함께 올라옵니다.
          </EmptyState>
        }
      />
      {adding && <AddStudentsDialog lectureId={lectureId} enrolled={current} onClose={() => setAdding(false)} />}
    </>
  );
}
