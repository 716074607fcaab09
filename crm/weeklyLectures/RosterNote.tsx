import { isDay, Stack } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { useWatch } from 'react-hook-form';
import { updateSpecialWeeklyLecture, updateWeeklyLecture } from '#client/generated/rest/weeklyLectures.ts';
import { ClashNote } from '../shared/ClashNote.tsx';
import { usePreview } from '../shared/lists/usePreview.ts';
import type { WeekForm } from './types.ts';
import css from './run/RunPreview.module.css';

interface RosterNoteProps {
  lectureId: string;
  week: { id: string; version: number };
  /** The week as it stands. */
  start: WeekForm;
}

/** Whom another place or date concerns: who and what has another lesson then, who is told, who comes into the week, who leaves it, and who stays because something is known of them. */
export function RosterNote({ lectureId, week, start }: RosterNoteProps) {
  const { heldOn, startsAt, endsAt, room } = useWatch() as WeekForm;
  const day = isDay(heldOn) ? heldOn : start.heldOn;
  const asked = { ...start, heldOn: day, startsAt: startsAt || start.startsAt, endsAt: endsAt || start.endsAt, room };
  const place = [day, asked.startsAt, asked.endsAt, room];
  const isMoved = place.join() !== [start.heldOn, start.startsAt, start.endsAt, start.room].join();
  const data = usePreview(isMoved ? ['weekMove', week.id, week.version, ...place] : null, (init) =>
    askMove(lectureId, week, asked, init),
  );
  if (!data) return null;
  const { joined, left, kept, told, clashes, taken } = data;
  return (
    <Stack>
      <Stack role="status">
        {told > 0 && <p>{`학생 ${told}명에게 알립니다.`}</p>}
        {joined.length > 0 && <p>{`그날 수강 중이라 새로 들어옵니다: ${someNames(joined)}`}</p>}
        {left.length > 0 && <p>{`그날은 수강하지 않아 빠집니다. 따로 알리지 않습니다: ${someNames(left)}`}</p>}
        {kept.length > 0 && (
          <p className={css.note}>{`수강하지 않는 날이지만 출결이나 성적이 있어 남습니다: ${someNames(kept)}`}</p>
        )}
      </Stack>
      <ClashNote students={clashes} places={taken} until={day} />
    </Stack>
  );
}

function askMove(
  lectureId: string,
  { id, version }: RosterNoteProps['week'],
  { weekNumber, specialName, ...place }: WeekForm,
  init: RequestInit,
) {
  const asked = { ...place, version, dryRun: true };
  return specialName
    ? updateSpecialWeeklyLecture(lectureId, id, { ...asked, specialName }, init)
    : updateWeeklyLecture(lectureId, id, { ...asked, weekNumber: weekNumber ?? 1 }, init);
}
