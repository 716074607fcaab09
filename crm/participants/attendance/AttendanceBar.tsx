import type { ReactNode } from 'react';
import type { Colleague } from '#client/live/presence.ts';
import { Button, ButtonLink, Toolbar } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { Colleagues } from '../../grid/index.ts';
import type { AttendancePlace } from './source/place.ts';

interface AttendanceBarProps {
  place: AttendancePlace;
  view: 'week' | 'term';
  /** The other view. */
  onView: () => void;
  /** The colleagues who are here. */
  colleagues: readonly Colleague[];
  filters: readonly { id: string; label: string; count: number }[];
  /** How many there are. */
  note: string;
  /** Actions, shown at the right. */
  children?: ReactNode;
}

/** The bar above the grid: one week or all, the filters, colleagues, and bulk actions. */
export function AttendanceBar({ place, view, onView, colleagues, filters, note, children }: AttendanceBarProps) {
  const { lectureId, show, onShow } = place;
  return (
    <Toolbar
      label="출결"
      end={
        <>
          <Colleagues colleagues={colleagues} />
          <ButtonLink href={paths.register(lectureId)} icon={<PrintIcon aria-hidden />}>
            출석부
          </ButtonLink>
          <Button onClick={onView}>{view === 'week' ? '학기 전체 보기' : '이번 주차 보기'}</Button>
          {children}
        </>
      }
    >
      <ChoiceChips
        label="출결로 좁히기"
        chosen={show === '' ? [] : [show]}
        onToggle={(id) => onShow(show === id ? '' : id)}
        items={filters}
      />
      <span>{note}</span>
    </Toolbar>
  );
}
