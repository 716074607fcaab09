import { students as cast } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { times, type Rows } from '../base/row.ts';
import { markOf } from '../model/attendance.ts';
import { participantId } from './participants.ts';
import { enrolledIn, type Student, type Week, type World } from '../model/types.ts';

/** A student who was told of something that evening. */
interface Told {
  n: number;
  kind: 'ABSENT' | 'SCORE_SHOWN';
  student: Student;
  week: Week;
  subject: string;
  template: string;
  body: string;
}

/** Absences and results of the last week; what is older is not kept in the world. */
function* told(world: World): Generator<Told> {
  let n = 0;
  const isRecent = ({ day, isPast }: Week) => isPast && day >= world.today - 7;
  for (const { id, week, name, isShown } of world.exams.filter((exam) => isRecent(exam.week))) {
    for (const { student } of enrolledIn(week)) {
      const mark = markOf(week, student)?.attendance;
      const { name: lecture } = week.lecture;
      if (mark === '결석') {
        const body = `[다온학원] ${student.name} 학생이 ${lecture} 수업에 오지 않았습니다. 확인 부탁드립니다.`;
        yield {
          n: ++n,
          kind: 'ABSENT',
          student,
          week,
          subject: participantId(week, student),
          template: castId(71),
          body,
        };
      } else if (isShown && mark === '출석') {
        const body = `[다온학원] ${student.name} 학생의 ${lecture} ${name} 성적이 나왔습니다. 학생 포털에서 확인해 주세요.`;
        yield { n: ++n, kind: 'SCORE_SHOWN', student, week, subject: id, template: castId(80), body };
      }
    }
  }
}

const evening = 1290;
const eventId = ({ n, week }: Told) => idOf('notification_events', n, week.day, evening);

export function* notificationEvents(world: World): Rows<'notification_events'> {
  for (const one of told(world)) {
    const at = instant(one.week.day, evening);
    yield {
      id: eventId(one),
      kind: one.kind,
      student_id: one.student.id,
      subject_id: one.subject,
      lecture_id: one.week.lecture.id,
      occurred_at: at,
      next_at: at,
      settled_at: at,
      is_sent: true,
      ...times(one.week.day, evening),
    };
  }
}

export function* notifications(world: World): Rows<'notifications'> {
  for (const one of told(world)) {
    yield {
      id: idOf('notifications', one.n, one.week.day, evening),
      event_id: eventId(one),
      student_id: one.student.id,
      kind: one.kind,
      body: one.body,
      subject_id: one.subject,
      lecture_id: one.week.lecture.id,
      weekly_lecture_id: one.week.id,
      exam_id: one.kind === 'SCORE_SHOWN' ? one.subject : null,
      read_at: one.week.day < world.today - 3 ? instant(one.week.day + 1, evening) : null,
      ...times(one.week.day, evening),
    };
  }
}

export function* notificationLogs(world: World): Rows<'notification_logs'> {
  for (const one of told(world)) {
    yield {
      id: idOf('notification_logs', one.n, one.week.day, evening),
      event_id: eventId(one),
      student_id: one.student.id,
      template_id: one.template,
      kind: one.kind,
      audience: 'STUDENT',
      way: 'PORTAL',
      outcome: 'SENT',
      occurred_at: instant(one.week.day, evening),
      ...times(one.week.day, evening),
    };
  }
}

/** Some students chose what they want to hear of, and when. */
function choosers(world: World): Student[] {
  return world.students.filter(({ index, id }) => index % 10 === 0 || id === cast.minsu.id);
}

export function* notificationPreferences(world: World): Rows<'notification_preferences'> {
  for (const { id } of choosers(world)) {
    yield { student_id: id, kind: 'LATE', is_off: true, ...times(world.today - 30) };
  }
}

export function* notificationSettings(world: World): Rows<'notification_settings'> {
  for (const { id } of choosers(world)) {
    yield { student_id: id, quiet_from: '23:00', quiet_to: '07:30', ...times(world.today - 30) };
  }
}
