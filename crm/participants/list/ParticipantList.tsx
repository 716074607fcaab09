import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, EmptyState, SelectionBar, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { paths as studentPaths } from '../../students/paths.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { ListSearch } from '../../shared/lists/ListFilters.tsx';
import { useChosenRows } from '../../shared/lists/useChosenRows.ts';
import { useRecordList } from '../../shared/lists/useRecordList.ts';
import { AddParticipantsDialog } from './AddParticipantsDialog.tsx';
import { ParticipantListDocument, ParticipantWeekDocument, type ParticipantWeekQuery } from '../generated/graphql.ts';
import { isGuest, participantColumns } from './participantColumns.tsx';
import { participantOrder, participantWhere } from './participantQuery.ts';
import { RemoveParticipants } from './RemoveParticipants.tsx';
import { NothingYet } from '../../setup/parts.ts';

/** The participants of one week: students enrolled on its date, and those added by hand. */
export default function ParticipantList() {
  const { lectureId = '', weekId = '' } = useParams();
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const navigate = useNavigate();
  const list = useRecordList({
    resource: 'participants',
    document: ParticipantListDocument,
    permanent: [
      { field: 'week', operator: 'eq', value: weekId },
      { field: 'lecture', operator: 'eq', value: lectureId },
    ],
    meta: { gqlVariables: { lectureId }, where: participantWhere, orderBy: participantOrder },
    filters: { q: 'contains', onlyOn: 'eq' },
    queryOptions: { staleTime: 0 },
  });
  const { onlyOn } = list.filters;
  const { chosen, selection, clear } = useChosenRows(list.rows);
  const { result: week } = useOne<NonNullable<ParticipantWeekQuery['weeklyLectures_by_pk']>>({
    resource: 'weeklyLectures',
    id: weekId,
    meta: { gqlQuery: ParticipantWeekDocument, gqlVariables: { lectureId } },
    queryOptions: { staleTime: 0 },
  });
  const guests = week?.participants.filter((one) => isGuest(one, week.heldOn));
  const add = week && <AddButton onClick={() => setDialog('add')}>학생 추가</AddButton>;
  return (
    <>
      <Toolbar label="수강생 검색" end={add}>
        <ListSearch list={list} field="q" label="수강생 검색" placeholder="이름, 초성, 학번" />
        <ChoiceChips
          label="누구를 볼지"
          chosen={[onlyOn === '' ? 'all' : 'guests']}
          onToggle={(who) => list.setFilters({ onlyOn: who === 'guests' ? (week?.heldOn ?? '') : '' })}
          items={[
            { id: 'all', label: '모두', count: week?.participants.length },
            { id: 'guests', label: '이 주차만 듣는 학생', count: guests?.length },
          ]}
        />
      </Toolbar>
      <DataGrid
        label="수강생"
        columns={participantColumns}
        {...list.grid}
        {...selection}
        onOpen={({ studentId }) => void navigate(studentPaths.student(studentId))}
        empty={
          list.isFiltered ? (
            <EmptyState
              of="search"
              title="조건에 맞는 수강생이 없습니다"
              action={<Button onClick={list.clear}>조건 초기화</Button>}
            >
              검색어를 바꾸거나 모두 보기를 눌러 보세요.
            </EmptyState>
          ) : (
            <NothingYet needs={['students']}>
              <EmptyState of="person" title="이 주차에 수강생이 없습니다" action={add}>
                강의에 등록된 학생은 수업일에 맞춰 저절로 올라옵니다. 이 주차만 듣는 학생은 여기에서 추가합니다.
              </EmptyState>
            </NothingYet>
          )
        }
      />
      {chosen.length > 0 && (
        <SelectionBar label="선택한 수강생" count={chosen.length} onClear={clear}>
          <Button size="small" tone="danger" onClick={() => setDialog('remove')}>
            이 주차에서 빼기
          </Button>
        </SelectionBar>
      )}
      {dialog === 'add' && week && (
        <AddParticipantsDialog lectureId={lectureId} week={week} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && (
        <RemoveParticipants
          lectureId={lectureId}
          weekId={weekId}
          participants={chosen}
          onDone={clear}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
