import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { markOf } from '../model/attendance.ts';
import { assistantOf } from '../model/assistants.ts';
import { enrolledIn, type Student, type Week, type World } from '../model/types.ts';
import { attendanceTypeIds } from './attendanceTypes.ts';
import { stamps, type Rows } from '../base/row.ts';

/** The id of a participant. */
export const participantId = (week: Week, student: Student): string =>
  idOf('participants', week.index * 65_536 + student.index, week.day - 14);

/** Participants of all weeks; a TA marked past weeks in the first half hour. Weeks older than a month are locked. */
export function* participants(world: World): Rows<'participants'> {
  for (const week of world.weeks) {
    const isLocked = week.day < world.today - 28;
    const by = assistantOf(world, week).id;
    for (const { student } of enrolledIn(week)) {
      const mark = markOf(week, student);
      const minutes = week.startsAt + 5 + new Random('marked', week.index, student.index).int(0, 20);
      const at = mark && instant(week.day, minutes);
      const changes = (mark ? 1 : 0) + (isLocked ? 1 : 0);
      yield {
        id: participantId(week, student),
        weekly_lecture_id: week.id,
        student_id: student.id,
        attendance_type_id: mark && attendanceTypeIds[mark.attendance],
        memo: mark?.note ?? '',
        is_locked: isLocked,
        lock_reason: isLocked ? '4주 지난 출결' : '',
        makeup_for_id: null,
        version: 1 + changes,
        marked_by: mark && by,
        marked_at: at,
        ...stamps(null, week.day - 14, 540, at ?? undefined),
      };
    }
  }
}
