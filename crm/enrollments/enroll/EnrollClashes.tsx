import { isDay } from '#ui-kit';
import { enrollStudents } from '#client/generated/rest/enrollments.ts';
import { ClashNote } from '../../shared/ClashNote.tsx';
import { usePreview } from '../../shared/lists/usePreview.ts';

interface EnrollClashesProps {
  /** Null while none is chosen. */
  lectureId: string | null;
  userIds: readonly string[];
  /** As they are typed; nothing is said of days that are none. */
  fromDate: string;
  toDate: string | null;
}

/** Says which of the students have another class at the hours of the lecture, in these days. */
export function EnrollClashes({ lectureId, userIds, fromDate, toDate }: EnrollClashesProps) {
  const isPeriod = isDay(fromDate) && (toDate === null || (isDay(toDate) && toDate >= fromDate));
  const isAsked = lectureId !== null && userIds.length > 0 && isPeriod;
  const preview = usePreview(isAsked ? ['enroll', lectureId, fromDate, toDate, ...userIds] : null, (init) =>
    enrollStudents(lectureId ?? '', { userIds: [...userIds], fromDate, toDate, dryRun: true }, init),
  );
  return <ClashNote students={preview?.clashes} />;
}
