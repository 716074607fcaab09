import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState, Toolbar, WEEKDAYS } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { Page } from '../shared/page/Page.tsx';
import { SavedViews } from '../savedViews/parts.ts';
import { ListChoice, ListSearch } from '../shared/lists/ListFilters.tsx';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { lectureColumns } from './lectureColumns.tsx';
import { lectureList } from './lectureQuery.ts';

/** Its form and calendar are no part of the first screen. */
const LectureDialog = lazyWhenIdle(() => import('./LectureDialog.tsx').then((file) => file.LectureDialog));

const operators = { q: 'contains', status: 'eq', weekday: 'in' } as const;
const statuses = [
  { id: 'ACTIVE', label: '진행' },
  { id: 'DISABLED', label: '종료' },
] as const;
const weekdays = WEEKDAYS.map((label, index) => ({ id: String(index + 1), label }));

/** `/crm/lectures`: all lectures of the academy, filtered by search, state and weekday. */
export default function LectureListPage() {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const list = useRecordList({
    ...lectureList(),
    filters: operators,
  });
  const { filters, setFilters } = list;
  const chosenDays = filters.weekday.split(',').filter(Boolean);
  const create = <AddButton onClick={() => setCreating(true)}>강의 만들기</AddButton>;

  return (
    <Page actions={create}>
      <Toolbar label="강의 검색">
        <ListSearch list={list} field="q" label="강의 검색" placeholder="강의, 선생님, 강의실, 초성" />
        <ListChoice list={list} field="status" label="상태" items={statuses} />
        <ChoiceChips
          label="요일"
          items={weekdays}
          chosen={chosenDays}
          onToggle={(day) => setFilters({ weekday: toggled(chosenDays, day).sort().join(',') })}
        />
      </Toolbar>
      <SavedViews screen="lectures" />
      <DataGrid
        label="강의"
        columns={lectureColumns}
        {...list.grid}
        onOpen={(lecture) => void navigate(paths.lecture(lecture.id))}
        empty={
          filters.q !== '' || chosenDays.length > 0 ? (
            <EmptyState
              of="search"
              title="조건에 맞는 강의가 없습니다"
              action={<Button onClick={() => setFilters({ q: '', weekday: '' })}>조건 초기화</Button>}
            >
              검색어나 요일을 바꿔 보세요.
            </EmptyState>
          ) : filters.status !== 'DISABLED' ? (
            <EmptyState of="lesson" title="진행 중인 강의가 없습니다" action={create}>
              강의를 만들면 수강생과 주차를 추가할 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState of="lesson" title="종료한 강의가 없습니다">
              종료한 강의는 여기에 남아 기록을 볼 수 있습니다.
            </EmptyState>
          )
        }
      />
      {creating && <LectureDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

const toggled = (chosen: readonly string[], one: string): string[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
