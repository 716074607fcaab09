import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, SearchBox, SelectionBar, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../../students/index.tsx';
import { ChoiceChips } from '../../shared/ChoiceChips.tsx';
import { matchesTyped } from '../../shared/hangul.ts';
import { useUrlState } from '../../shared/useUrlState.ts';
import { AddParticipantsDialog } from './AddParticipantsDialog.tsx';
import { ParticipantListDocument } from '../generated/graphql.ts';
import { isGuest, participantColumns, type ListedParticipant } from './participantColumns.tsx';
import { RemoveParticipants } from './RemoveParticipants.tsx';

const defaults = { q: '', who: 'all' };

/** The participants of one week: students enrolled on its date, and those added by hand. */
export default function ParticipantList() {
  const { lectureId = '', weekId = '' } = useParams();
  const [filters, setFilters] = useUrlState(defaults);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const navigate = useNavigate();
  const query = useGql(
    ParticipantListDocument,
    { weeklyLectureId: weekId, lectureId },
    { requestPolicy: 'cache-and-network' },
  );
  const week = query.data?.weeklyLectures_by_pk ?? null;
  const all: ListedParticipant[] = (query.data?.participants ?? []).map((one) => ({
    ...one,
    heldOn: week?.heldOn ?? '',
  }));
  const guests = all.filter(isGuest);
  const shown = (filters.who === 'guests' ? guests : all).filter(({ student }) =>
    matchesTyped(`${student.user.name} ${student.studentNumber}`, filters.q),
  );
  const ticked = all.filter(({ id }) => selected.has(id));
  const add = week && (
    <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setDialog('add')}>
      학생 더하기
    </Button>
  );
  return (
    <>
      <Toolbar label="수강생 찾기" end={add}>
        <SearchBox
          value={filters.q}
          onChange={(q) => setFilters({ q })}
          label="수강생 검색"
          placeholder="이름, 초성, 학번"
        />
        <ChoiceChips
          label="누구를 볼지"
          chosen={[filters.who]}
          onToggle={(who) => setFilters({ who })}
          items={[
            { id: 'all', label: '모두', count: all.length },
            { id: 'guests', label: '이 주차만 듣는 학생', count: guests.length },
          ]}
        />
      </Toolbar>
      {ticked.length > 0 && (
        <SelectionBar label="선택한 수강생" count={ticked.length} onClear={() => setSelected(new Set())}>
          <Button size="small" tone="danger" onClick={() => setDialog('remove')}>
            이 주차에서 빼기
          </Button>
        </SelectionBar>
      )}
      <DataGrid
        label="수강생"
        columns={participantColumns}
        rows={shown}
        {...gridStateOf(query)}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={({ studentId }) => void navigate(studentPaths.student(studentId))}
        empty={
          all.length > 0 ? (
            <EmptyState
              title="조건에 맞는 수강생이 없습니다"
              action={<Button onClick={() => setFilters({ q: '', who: 'all' })}>조건 지우기</Button>}
            >
              검색어를 바꾸거나 모두 보기를 눌러 보세요.
            </EmptyState>
          ) : (
            <EmptyState title="이 주차에 수강생이 없습니다" action={add}>
              강의에 등록된 학생은 수업일에 맞춰 저절로 올라옵니다. 이 주차만 듣는 학생은 여기에서 더합니다.
            </EmptyState>
          )
        }
      />
      {dialog === 'add' && week && (
        <AddParticipantsDialog
          lectureId={lectureId}
          week={week}
          present={all.map(({ studentId }) => studentId)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <RemoveParticipants
          lectureId={lectureId}
          weekId={weekId}
          participants={ticked}
          onDone={() => setSelected(new Set())}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
