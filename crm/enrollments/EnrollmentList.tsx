import { useOne } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, EmptyState, Toolbar, todayInSeoul, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../students/index.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { useListFilters } from '../shared/useListFilters.ts';
import { AddStudentsDialog } from './AddStudentsDialog.tsx';
import { enrollmentColumns } from './enrollmentColumns.tsx';
import { enrollmentOpening, enrollmentOrder, enrollmentWhere } from './enrollmentQuery.ts';
import type { EnrollmentRow } from './enrollmentState.ts';
import {
  EnrollmentCountsDocument,
  LectureEnrollmentsDocument,
  type EnrollmentCountsQuery,
} from './generated/graphql.ts';

type Shown = 'now' | 'all';

/** The enrollments of a lecture with their dates, sorted by name. */
export default function EnrollmentList() {
  const { lectureId = '' } = useParams();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { dataGridProps, tableQuery, ...table } = useDataGrid<EnrollmentRow>({
    resource: 'enrollments',
    pagination: { pageSize: enrollmentOpening.pageSize },
    sorters: { initial: enrollmentOpening.sorters },
    meta: {
      gqlQuery: LectureEnrollmentsDocument,
      gqlVariables: { where: { lectureId: { _eq: lectureId } } },
      where: enrollmentWhere,
      orderBy: enrollmentOrder,
    },
    queryOptions: { staleTime: 0, placeholderData: keepPreviousData },
  });
  const [{ shown }, setFilters] = useListFilters(table, { shown: 'eq' }, enrollmentOpening);
  const lecture = useOne<NonNullable<EnrollmentCountsQuery['lectures_by_pk']>>({
    resource: 'lectures',
    id: lectureId,
    meta: { gqlQuery: EnrollmentCountsDocument, gqlVariables: { today: todayInSeoul() } },
    queryOptions: { staleTime: 0 },
  }).query.data?.data;
  const add = lecture?.status === 'ACTIVE' && (
    <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
      학생 등록
    </Button>
  );
  return (
    <>
      <Toolbar label="수강생" end={add}>
        <ChoiceChips<Shown>
          label="수강 상태"
          chosen={[shown === 'all' ? 'all' : 'now']}
          onToggle={(next) => setFilters({ shown: next === 'all' ? 'all' : '' })}
          items={[
            { id: 'now', label: '수강 중·예정', count: lecture?.standing.aggregate?.count ?? 0 },
            { id: 'all', label: '끝난 수강까지', count: lecture?.enrollments_aggregate.aggregate?.count ?? 0 },
          ]}
        />
      </Toolbar>
      <DataGrid
        label="수강생"
        columns={enrollmentColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(enrollment) => void navigate(studentPaths.student(enrollment.studentId))}
        empty={
          <EmptyState title="수강 중인 학생이 없습니다" action={add}>
            학생을 등록하면 앞으로 더하는 주차의 출결표에 함께 올라옵니다.
          </EmptyState>
        }
      />
      {adding && <AddStudentsDialog lectureId={lectureId} onClose={() => setAdding(false)} />}
    </>
  );
}
