import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EmptyState, SelectionBar, Toolbar, todayInSeoul } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths as studentPaths } from '../students/paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { useChosenRows } from '../shared/lists/useChosenRows.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { AddStudentsDialog } from './enroll/AddStudentsDialog.tsx';
import { enrollmentColumns } from './enrollmentColumns.tsx';
import { enrollmentOrder, enrollmentSorters, enrollmentWhere } from './enrollmentQuery.ts';
import { transferring } from './EnrollmentActions.tsx';
import {
  EnrollmentCountsDocument,
  LectureEnrollmentsDocument,
  type EnrollmentCountsQuery,
} from './generated/graphql.ts';
import { NothingYet } from '../setup/parts.ts';

type Shown = 'now' | 'all';

/** The enrollments of a lecture with their dates, sorted by name. */
export default function EnrollmentList() {
  const { lectureId = '' } = useParams();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const list = useRecordList({
    resource: 'enrollments',
    document: LectureEnrollmentsDocument,
    meta: {
      gqlVariables: { where: { lectureId: { _eq: lectureId } } },
      where: enrollmentWhere,
      orderBy: enrollmentOrder,
    },
    sorters: enrollmentSorters,
    filters: { shown: 'eq' },
    queryOptions: { staleTime: 0 },
  });
  const { chosen, selection, clear } = useChosenRows(list.rows);
  const lecture = useOne<NonNullable<EnrollmentCountsQuery['lectures_by_pk']>>({
    resource: 'lectures',
    id: lectureId,
    meta: { gqlQuery: EnrollmentCountsDocument, gqlVariables: { today: todayInSeoul() } },
    queryOptions: { staleTime: 0 },
  }).query.data?.data;
  const add = lecture?.status === 'ACTIVE' && <AddButton onClick={() => setAdding(true)}>학생 등록</AddButton>;
  return (
    <>
      <Toolbar label="수강생" end={add}>
        <ChoiceChips<Shown>
          label="수강 상태"
          chosen={[list.filters.shown === 'all' ? 'all' : 'now']}
          onToggle={(next) => list.setFilters({ shown: next === 'all' ? 'all' : '' })}
          items={[
            { id: 'now', label: '수강 중·예정', count: lecture?.standing.aggregate?.count ?? 0 },
            { id: 'all', label: '끝난 수강까지', count: lecture?.enrollments_aggregate.aggregate?.count ?? 0 },
          ]}
        />
      </Toolbar>
      <DataGrid
        label="수강생"
        columns={enrollmentColumns}
        {...list.grid}
        {...selection}
        onOpen={(enrollment) => void navigate(studentPaths.student(enrollment.studentId))}
        empty={
          <NothingYet needs={['students']}>
            <EmptyState of="person" title="수강 중인 학생이 없습니다" action={add}>
              학생을 등록하면 앞으로 추가하는 주차의 출결표에 함께 올라옵니다.
            </EmptyState>
          </NothingYet>
        }
      />
      {chosen.length > 0 && (
        <SelectionBar label="선택한 수강생" count={chosen.length} onClear={clear}>
          <ActionButtons size="small" hasMain actions={[transferring(lectureId, chosen, clear)]} />
        </SelectionBar>
      )}
      {adding && <AddStudentsDialog lectureId={lectureId} onClose={() => setAdding(false)} />}
    </>
  );
}
