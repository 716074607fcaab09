import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState, Toolbar, WEEKDAYS } from '#ui-kit';
import { AddIcon, UploadIcon } from '#ui-kit/icons.ts';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import type { Action } from '../shared/actions/action.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { Page } from '../shared/page/Page.tsx';
import { SavedViews } from '../savedViews/parts.ts';
import { ListChoice, ListSearch } from '../shared/lists/ListFilters.tsx';
import { useRecordList } from '../shared/lists/useRecordList.ts';
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
  const adding: Action = { title: '강의 만들기', icon: AddIcon, run: () => setCreating(true) };
  const importing: Action = { title: '엑셀로 등록', icon: UploadIcon, href: paths.import };

  return (
    <Page actions={<ActionButtons hasMain name="강의 목록" actions={[adding, importing]} />}>
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
            <EmptyState of="lesson" title="진행 중인 강의가 없습니다" action={<ActionButtons actions={[importing]} />}>
              시간표와 수강생이 엑셀에 있으면 한 번에 등록할 수 있습니다.
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
