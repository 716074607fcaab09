import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { WeekPlanDocument } from './generated/graphql.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { weekColumns } from './weekColumns.tsx';
import { weekList } from './weekQueries.ts';

const AddWeeks = lazyWhenIdle(() => import('./run/AddWeeks.tsx').then((file) => file.AddWeeks));

/** The weeks of a lecture, latest first, with a summary of their attendance. */
export default function WeekList() {
  const { lectureId = '' } = useParams();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<'one' | 'run' | null>(null);
  const { grid } = useRecordList({
    ...weekList(lectureId),
    queryOptions: { staleTime: 0 },
  });
  const plan = useGql(WeekPlanDocument, { lectureId }, { requestPolicy: 'cache-and-network' }).data;
  const lecture = plan?.lectures_by_pk;
  const add = lecture?.status === 'ACTIVE' && (
    <>
      <Button onClick={() => setAdding('run')}>여러 주차 한 번에</Button>
      <AddButton onClick={() => setAdding('one')}>주차 추가</AddButton>
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
        {...grid}
        onOpen={(week) => void navigate(paths.week(lectureId, week.id))}
        empty={
          <EmptyState of="lesson" title="아직 주차가 없습니다" action={add}>
            주차를 추가하면 그날 수강 중인 학생이 출결표에 올라옵니다.
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
