import { memo } from 'react';
import type { Colleague } from '#client/live/presence.ts';
import { Button, Menu, Toolbar } from '#ui-kit';
import { ColumnsIcon } from '#ui-kit/icons.ts';
import { Colleagues } from '../grid/index.ts';
import type { Action } from '../shared/actions/action.ts';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { SavedViews } from '../savedViews/parts.ts';
import { detailNames } from './rows/gradeColumns.tsx';
import type { GradeFilter } from './rows/gradeFilters.ts';
import type { Detail } from './grades.ts';
import { gradeSettings } from './gradeSettings/gradeSettings.tsx';
import type { GradePlace } from './place.ts';

export interface GradeBarProps {
  place: GradePlace;
  /** The colleagues who are here. */
  colleagues: readonly Colleague[];
  /** The colleague who is editing the active cell. */
  notice: string;
  filters: readonly { id: GradeFilter; label: string; count?: number }[];
  details: readonly Detail[];
  onDetail: (detail: Detail) => void;
  /** The actions of the active attempt; undefined while there is none. */
  attempt: { canDelete: boolean; canAdd: boolean } | undefined;
  /** Writes what is shown into an Excel file. */
  onExport: () => Promise<void>;
  onAct: (action: 'answers' | 'history' | 'retake' | 'deleteRetake') => void;
}

/** The bar above the gradebook, in one line: filters, colleagues, columns, the other view, and in a menu the actions of an attempt. */
export const GradeBar = memo(function GradeBar(props: GradeBarProps) {
  const { place, colleagues, notice, filters, details, onDetail } = props;
  const { show, onShow, view, onView } = place;
  return (
    <>
      <SavedViews screen="scores" />
      <Toolbar
        label="성적"
        end={
          <>
            {notice !== '' && <span role="status">{notice}</span>}
            <Colleagues colleagues={colleagues} />
            <Menu
              label="표시할 열"
              icon={<ColumnsIcon aria-hidden />}
              items={detailNames.map(({ id, label }) => ({
                label,
                checked: details.includes(id),
                onSelect: () => onDetail(id),
              }))}
            />
            <Button onClick={onView}>{view === 'week' ? '학기 전체 보기' : '이번 주차 보기'}</Button>
            <ActionMenu name="성적" actions={actionsOf(props)} />
          </>
        }
      >
        <ChoiceChips
          label="학생 좁히기"
          chosen={show === '' ? [] : [show]}
          onToggle={(id) => onShow(show === id ? '' : id)}
          items={filters}
        />
      </Toolbar>
    </>
  );
});

function actionsOf({ attempt, onExport, onAct }: GradeBarProps): Action[] {
  const onCell = attempt ? true : '점수 칸을 먼저 선택해 주세요.';
  return [
    { title: '문항별 입력', when: onCell, run: () => onAct('answers') },
    {
      title: '재시험 추가',
      when: attempt?.canAdd === false ? '이 시험에는 재시험을 더 추가할 수 없습니다.' : onCell,
      run: () => onAct('retake'),
    },
    {
      title: '재시험 삭제',
      when: attempt?.canDelete === false ? '재시험 칸을 선택해 주세요.' : onCell,
      run: () => onAct('deleteRetake'),
    },
    { title: '이력', when: onCell, run: () => onAct('history') },
    { title: '엑셀 다운로드', run: (send) => send(onExport) },
    gradeSettings,
  ];
}
