import { useFormContext, useWatch } from 'react-hook-form';
import { updateLecture, type LectureChange } from '#client/generated/rest/lectures.ts';
import { UpdateLectureBody } from '#openapi/generated/zod/lectures.ts';
import { ClashNote } from '../../shared/ClashNote.tsx';
import { usePreview } from '../../shared/lists/usePreview.ts';
import type { LectureFactsFragment } from '../generated/graphql.ts';

/** Says which students of the lecture have another class at the hours that the surrounding form moves it to. */
export function MovedStudents({ lecture }: { lecture: LectureFactsFragment }) {
  const { control, formState } = useFormContext<LectureChange>();
  const typed = useWatch({ control });
  const isMoved = moving.some((field) => formState.dirtyFields[field] !== undefined);
  const asked = UpdateLectureBody.safeParse({ ...typed, version: lecture.version, dryRun: true });
  const { weekday, startsAt, endsAt, startsOn, endsOn, hours = [] } = asked.data ?? {};
  const times = [weekday, startsAt, endsAt, startsOn, endsOn, ...hours.flatMap((own) => Object.values(own))];
  const preview = usePreview(isMoved && asked.success ? ['lectureMove', lecture.id, ...times] : null, (init) =>
    updateLecture(lecture.id, asked.data as LectureChange, init),
  );
  return <ClashNote students={preview?.clashes} />;
}

const moving = ['weekday', 'startsAt', 'endsAt', 'startsOn', 'endsOn', 'hours'] as const;
