import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, times, type NewRow, type Rows } from '../base/row.ts';
import { assistantOf } from '../model/assistants.ts';
import { markOf } from '../model/attendance.ts';
import { enrolledIn, type Student, type World } from '../model/types.ts';

/** A text, its recipients and the values of its variables for each. */
interface Message {
  n: number;
  key: string;
  channel: 'SMS' | 'LMS';
  title: string;
  body: string;
  template: string | null;
  by: string;
  day: number;
  minutes: number;
  isSent: boolean;
  to: { student: Student; text: string }[];
}

export function* smsMessages(world: World): Rows<'sms_messages'> {
  for (const { n, key, channel, title, body, template, by, day, minutes } of messages(world)) {
    yield {
      id: idOf('sms_messages', n, day, minutes),
      send_key: key,
      channel,
      title,
      body,
      template_id: template,
      scheduled_at: instant(day, minutes),
      ...stamps(by, Math.min(day, world.today - 1), minutes),
    };
  }
}

export function* smsRecipients(world: World): Rows<'sms_recipients'> {
  let n = 0;
  for (const message of messages(world)) {
    const told = new Set<string>();
    for (const { student, text } of message.to) {
      // A message goes to each number once: siblings share one.
      if (told.has(student.parentPhone)) continue;
      told.add(student.parentPhone);
      yield recipientOf(world, message, student, text, ++n);
    }
  }
}

function recipientOf(
  world: World,
  message: Message,
  student: Student,
  body: string,
  n: number,
): NewRow<'sms_recipients'> {
  const { channel, day, minutes, isSent } = message;
  const random = new Random('delivery', n);
  const status = !isSent
    ? 'QUEUED'
    : random.weighted([
        ['DELIVERED', 97],
        ['FAILED', 2],
        ['SENT', 1],
      ] as const);
  const at = (seconds: number) => instant(day, minutes + seconds / 60);
  return {
    id: idOf('sms_recipients', n, day, minutes),
    message_id: idOf('sms_messages', message.n, day, minutes),
    channel,
    student_id: student.id,
    addressee: 'PARENT',
    name: student.parentName,
    phone: student.parentPhone,
    body,
    status,
    provider_id: isSent ? `M4V${String(n).padStart(12, '0')}` : null,
    failure_code: status === 'FAILED' ? random.pick(['3008', '3014', '3024']) : null,
    sent_at: isSent ? at(2) : null,
    delivered_at: status === 'DELIVERED' ? at(random.int(4, 40)) : null,
    failed_at: status === 'FAILED' ? at(random.int(4, 40)) : null,
    ...times(Math.min(day, world.today - 1), minutes),
  };
}

/** Texts about absences within the hour, a monthly text to all, and one scheduled for today. */
function* messages(world: World): Generator<Message> {
  let n = 0;
  for (const week of world.weeks) {
    const absent = enrolledIn(week).filter(({ student }) => markOf(week, student)?.attendance === '결석');
    if (absent.length === 0) continue;
    const { name } = week.lecture;
    yield {
      n: ++n,
      key: `absence:${week.id}`,
      channel: 'LMS',
      title: '결석 안내',
      template: castId(71),
      body: '[#{학원}] #{이름} 학생이 오늘 #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.',
      by: assistantOf(world, week).id,
      day: week.day,
      minutes: week.startsAt + 40,
      isSent: true,
      to: absent.map(({ student }) => ({
        student,
        text: `[다온학원] ${student.name} 학생이 오늘 ${name} 수업에 오지 않았습니다. 확인 부탁드립니다.`,
      })),
    };
  }
  const news = { key: '', channel: 'SMS', title: '', template: null, by: staff.admin.id, minutes: 1020 } as const;
  for (let day = world.opened + 30; day < world.today; day += 30) {
    const body = '[다온학원] 이번 달 성적표가 나왔습니다. 포털에서 확인해 주세요.';
    const here = world.students.filter(({ joined, left }) => joined <= day && (left === null || left >= day));
    const to = here.map((student) => ({ student, text: body }));
    yield { ...news, n: ++n, key: `monthly:${day}`, body, day, isSent: true, to };
  }
  const body = '[다온학원] 내일은 모의고사가 있어 클리닉을 쉽니다.';
  const here = world.students.filter(({ left }) => left === null).slice(0, 40);
  yield {
    ...news,
    n: ++n,
    key: 'clinic-closed',
    body,
    day: world.today,
    isSent: false,
    to: here.map((student) => ({ student, text: body })),
  };
}
