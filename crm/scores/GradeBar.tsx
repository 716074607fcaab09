import { memo } from 'react';
import type { Colleague } from '#client/live/presence.ts';
import { Button, Toolbar, useSending } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { Colleagues } from '../grid/index.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { SavedViews } from '../savedViews/parts.ts';
import { detailNames } from './rows/gradeColumns.tsx';
import type { GradeFilter } from './rows/gradeFilters.ts';
import type { Detail } from './grades.ts';
import { GradeSettings } from './gradeSettings/GradeSettings.tsx';
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

/** The bar above the gradebook: filters, visible columns, colleagues, and the actions of an attempt. */
export const GradeBar = memo(function GradeBar(props: GradeBarProps) {
  const { place, colleagues, notice, filters, details, onDetail, attempt, onExport, onAct } = props;
  const { show, onShow, view, onView } = place;
  const { send } = useSending();
  return (
    <>
      <SavedViews screen="scores" />
      <Toolbar
        label="성적"
        end={
          <>
            {notice !== '' && <span role="status">{notice}</span>}
            <Colleagues colleagues={colleagues} />
            <Button icon={<DownloadIcon aria-hidden />} onClick={() => void send(onExport)}>
              엑셀 다운로드
            </Button>
            <Button onClick={onView}>{view === 'week' ? '학기 전체 보기' : '이번 주차 보기'}</Button>
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
      <Toolbar
        label="열과 칸"
        end={
          <>
            <Button size="small" disabled={!attempt} onClick={() => onAct('answers')}>
              문항별 입력
            </Button>
            <Button size="small" disabled={!attempt?.canAdd} onClick={() => onAct('retake')}>
              재시험 추가
            </Button>
            <Button size="small" disabled={!attempt?.canDelete} onClick={() => onAct('deleteRetake')}>
              재시험 삭제
            </Button>
            <Button size="small" disabled={!attempt} onClick={() => onAct('history')}>
              이력
            </Button>
          </>
        }
      >
        <span>표시할 열</span>
        <ChoiceChips label="표시할 열" chosen={details} onToggle={onDetail} items={detailNames} />
        <GradeSettings />
      </Toolbar>
    </>
  );
});
