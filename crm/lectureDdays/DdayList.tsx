import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOrderLectureDdays } from '#client/generated/rest/lectureDdays.ts';
import { EmptyState, QueryView, SortableList, Toolbar, Note } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { DdayDialog } from './DdayDialog.tsx';
import css from './DdayList.module.css';
import { DdayRow } from './DdayRow.tsx';
import { LectureDdaysDocument } from './generated/graphql.ts';
import type { Dday } from './types.ts';

/** The dated goals of a lecture, sorted by hand. */
export default function DdayList() {
  const { lectureId = '' } = useParams();
  const [adding, setAdding] = useState(false);
  const { query } = useList<Dday>({
    resource: 'lectureDdays',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureDdaysDocument, gqlVariables: { lectureId } },
  });
  const order = useOrderLectureDdays();
  const add = <AddButton onClick={() => setAdding(true)}>디데이 추가</AddButton>;
  const move = (ids: string[]) => order.mutateAsync({ data: { ids } });
  return (
    <>
      <Toolbar label="디데이" end={add}>
        <Note>위에서부터 강의 목록, 주차, 학생 화면에 나타납니다.</Note>
      </Toolbar>
      <QueryView query={query}>
        {({ data: ddays }) =>
          ddays.length > 0 ? (
            <div className={css.list}>
              <SortableList label="디데이" items={ddays} nameOf={({ title }) => title} onMove={move}>
                {(dday) => <DdayRow dday={dday} lectureId={lectureId} />}
              </SortableList>
            </div>
          ) : (
            <EmptyState of="time" title="아직 디데이가 없습니다" action={add}>
              수능이나 모의고사처럼 이 반이 준비하는 날을 추가하면 학생에게 남은 날이 보입니다.
            </EmptyState>
          )
        }
      </QueryView>
      {adding && <DdayDialog lectureId={lectureId} onClose={() => setAdding(false)} />}
    </>
  );
}
