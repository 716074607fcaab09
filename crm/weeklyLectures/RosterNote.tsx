import { someNames } from '#ui-kit/format/someNames.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { updateSpecialWeeklyLecture, updateWeeklyLecture } from '#client/generated/rest/weeklyLectures.ts';
import type { WeekForm } from './types.ts';
import css from './RunPreview.module.css';

interface RosterNoteProps {
  lectureId: string;
  week: { id: string; version: number };
  /** The week as it stands. */
  start: WeekForm;
}

/** Whom another date concerns: who comes into the week, who leaves it, and who stays because something is known of them. */
export function RosterNote({ lectureId, week, start }: RosterNoteProps) {
  const day: unknown = useWatch({ name: 'heldOn' });
  const heldOn = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : start.heldOn;
  const { data } = useQuery({
    queryKey: ['weekMove', week.id, week.version, heldOn],
    enabled: heldOn !== start.heldOn,
    queryFn: () => askMove(lectureId, week, { ...start, heldOn }),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const { joined, left, kept } = data;
  return (
    <div role="status" className={css.preview}>
      {joined.length > 0 && <p>{`그날 수강 중이라 새로 들어옵니다: ${someNames(joined)}`}</p>}
      {left.length > 0 && <p>{`그날은 수강하지 않아 빠집니다: ${someNames(left)}`}</p>}
      {kept.length > 0 && (
        <p className={css.note}>{`수강하지 않는 날이지만 출결이나 성적이 있어 남습니다: ${someNames(kept)}`}</p>
      )}
    </div>
  );
}

function askMove(
  lectureId: string,
  { id, version }: RosterNoteProps['week'],
  { weekNumber, specialName, heldOn }: WeekForm,
) {
  const asked = { heldOn, version, dryRun: true };
  return specialName
    ? updateSpecialWeeklyLecture(lectureId, id, { ...asked, specialName })
    : updateWeeklyLecture(lectureId, id, { ...asked, weekNumber: weekNumber ?? 1 });
}
