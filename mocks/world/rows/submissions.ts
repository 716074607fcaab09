import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, type Rows } from '../base/row.ts';
import { resultOf } from '../model/sitting.ts';
import { enrolledIn, type World } from '../model/types.ts';

/** Students who took an exam at home submit it through the portal; others sometimes submit corrections. */
export function* submissions(world: World): Rows<'submissions'> {
  let n = 0;
  for (const exam of world.exams) {
    const { week } = exam;
    if (week.lecture.isOver) continue;
    for (const { student } of enrolledIn(week)) {
      const { status, delivery } = resultOf(exam, student);
      const isVoluntary = new Random('submission', exam.index, student.index).chance(0.03);
      if (status !== 'GRADED' || (delivery !== 'HOME' && !isVoluntary)) continue;
      const at = instant(week.day, week.endsAt + 30);
      const id = idOf('submissions', ++n, week.day, week.endsAt);
      yield {
        id,
        exam_id: exam.id,
        student_id: student.id,
        status: 'DONE',
        submitted_at: at,
        receipt_number: receiptNumber(id, at),
        version: 2,
        ...stamps(student.id, week.day, week.endsAt, at),
      };
    }
  }
}

/** As the database writes it: day, time, and the end of the id. */
function receiptNumber(id: string, at: string): string {
  const [day = '', time = ''] = at.split(' ');
  return `${day.slice(2).replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}-${id.slice(-6).toUpperCase()}`;
}
