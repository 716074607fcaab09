import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { WeekListDocument, WeekPlanDocument } from './generated/graphql.ts';
import { firstRows } from '../shared/lists/firstList.ts';
import { weekColumns } from './weekColumns.tsx';
import type { WeekRow } from './types.ts';
import { firstWeeks, weekListMeta, WEEKS_SHOWN } from './weekQueries.ts';

const AddWeeks = lazyWhenIdle(() => import('./AddWeeks.tsx').then((file) => file.AddWeeks));

/** The weeks of a lecture, latest first, with a summary of their attendance. */
export default function WeekList() {
  const { lectureId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [adding, setAdding] = useState<'one' | 'run' | null>(null);
  const { dataGridProps, tableQuery } = useDataGrid<WeekRow>({
    resource: 'weeklyLectures',
    pagination: { pageSize: WEEKS_SHOWN },
    meta: { gqlQuery: WeekListDocument, ...weekListMeta(lectureId) },
    queryOptions: {
      ...firstRows<WeekRow>(firstWeeks({ search, params: { lectureId } })),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  });
  const plan = useGql(WeekPlanDocument, { lectureId }, { requestPolicy: 'cache-and-network' }).data;
  const lecture = plan?.lectures_by_pk;
  const add = lecture?.status === 'ACTIVE' && (
    <>
      <Button onClick={() => setAdding('run')}>여러 주차 한 번에</Button>
      <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding('one')}>
        주차 더하기
      </Button>
    </>
  );
  return (
    <>
      <Toolbar label="주차" end={add}>
        {null}
      </Toolbar>
      <DataGrid
        label="주차"
        columns={weekColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(week) => void navigate(paths.week(lectureId, week.id))}
        empty={
          <EmptyState title="아직 주차가 없습니다" action={add}>
            주차를 더하면 그날 수강 중인 학생이 출결표에 올라옵니다.
          </EmptyState>
        }
      />
      {adding && lecture && (
        <AddWeeks
          how={adding}
          lectureId={lectureId}
          lecture={lecture}
          weeks={plan.weeklyLectures}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
