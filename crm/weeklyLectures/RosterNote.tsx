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

/** Whom another place or date concerns: who is told, who comes into the week, who leaves it, and who stays because something is known of them. */
export function RosterNote({ lectureId, week, start }: RosterNoteProps) {
  const { heldOn, startsAt, endsAt, room } = useWatch() as WeekForm;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(heldOn) ? heldOn : start.heldOn;
  const asked = { ...start, heldOn: day, startsAt: startsAt || start.startsAt, endsAt: endsAt || start.endsAt, room };
  // Whichever other room it is: no key that is typed asks again.
  const placeOf = (form: WeekForm) => [form.heldOn, form.startsAt, form.endsAt, form.room === start.room].join();
  const { data } = useQuery({
    queryKey: ['weekMove', week.id, week.version, placeOf(asked)],
    enabled: placeOf(asked) !== placeOf(start),
    queryFn: () => askMove(lectureId, week, asked),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const { joined, left, kept, told } = data;
  return (
    <div role="status" className={css.preview}>
      {told > 0 && <p>{`학생 ${told}명에게 알립니다.`}</p>}
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
  { weekNumber, specialName, ...place }: WeekForm,
) {
  const asked = { ...place, version, dryRun: true };
  return specialName
    ? updateSpecialWeeklyLecture(lectureId, id, { ...asked, specialName })
    : updateWeeklyLecture(lectureId, id, { ...asked, weekNumber: weekNumber ?? 1 });
}
