import { isDay } from '#ui-kit';
import { useWatch } from 'react-hook-form';
import {
  createSpecialWeeklyLecture,
  createWeeklyLecture,
  type WeekInput,
} from '#client/generated/rest/weeklyLectures.ts';
import { ClashNote } from '../../shared/ClashNote.tsx';
import { usePreview } from '../../shared/lists/usePreview.ts';
import type { WeekForm } from '../types.ts';

/** Says whose students, teacher or room have another lesson at the hours of the new week in the surrounding form. */
export function NewWeekClashes({ lectureId }: { lectureId: string }) {
  const { heldOn, startsAt, endsAt, room } = useWatch() as WeekForm;
  const place = { heldOn, startsAt: startsAt || undefined, endsAt: endsAt || undefined, room };
  const isWhole = isDay(heldOn) && [startsAt, endsAt].every(isTime);
  // Its name has no part in it; a number may be taken.
  const preview = usePreview(isWhole ? ['newWeek', lectureId, place] : null, (init) =>
    createSpecialWeeklyLecture(lectureId, { ...place, specialName: '주차', dryRun: true }, init),
  );
  return <ClashNote students={preview?.clashes} places={preview?.taken} until={preview && heldOn} />;
}

/** The same of a run of weeks. */
export function RunClashes({ lectureId, weeks }: { lectureId: string; weeks: readonly WeekInput[] }) {
  const [first, ...following] = weeks;
  const isWhole = weeks.every(({ startsAt, endsAt }) => [startsAt, endsAt].every(isTime));
  const preview = usePreview(first && isWhole ? ['newWeeks', lectureId, ...weeks] : null, (init) =>
    createWeeklyLecture(lectureId, { ...first!, following, dryRun: true }, init),
  );
  const until = weeks
    .map(({ heldOn }) => heldOn)
    .toSorted()
    .at(-1);
  return <ClashNote students={preview?.clashes} places={preview?.taken} until={preview && until} />;
}

const isTime = (text: string | undefined): boolean => !text || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
