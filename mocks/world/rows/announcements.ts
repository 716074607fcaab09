import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import { assistantOf } from '../model/assistants.ts';
import { enrolledIn, weekName, type Week, type World } from '../model/types.ts';

const announcementId = (week: Week): string => idOf('announcements', week.index, week.day - 1, 1140);

/** An announcement of each week, written on the evening before it, in the editor's format. */
export function* announcements(world: World): Rows<'announcements'> {
  for (const week of world.weeks) {
    const day = week.day - 1;
    if (day >= world.today + 3) continue;
    const { units } = week.lecture.course.subject;
    const unit = units[((week.number ?? 1) - 1) % units.length]!;
    const title = `${weekName(week)} 안내`;
    const body = document(
      `이번 수업은 ${unit} 단원입니다.`,
      '지난주 오답 노트와 교재를 가져오세요.',
      '시험은 수업 시작 10분 뒤에 봅니다.',
    );
    const isOut = day < world.today;
    yield {
      id: announcementId(week),
      weekly_lecture_id: week.id,
      title,
      body,
      published_at: isOut ? instant(day, 1200) : null,
      ...stamps(assistantOf(world, week).id, Math.min(day, world.today - 1), 1140),
    };
  }
}

/** Only announcements of the last four weeks have reads. */
const READS_KEPT_DAYS = 28;

/** Who read the latest announcements: most students, and diligent ones more often. */
export function* announcementReads(world: World): Rows<'announcement_reads'> {
  let n = 0;
  for (const week of world.weeks) {
    const day = week.day - 1;
    if (day >= world.today || day < world.today - READS_KEPT_DAYS) continue;
    for (const { student } of enrolledIn(week)) {
      const random = new Random('read', week.index, student.index);
      if (!random.chance(0.3 + student.diligence * 0.6)) continue;
      const minutes = random.int(1205, 1430);
      yield {
        id: idOf('announcement_reads', ++n, day, minutes),
        announcement_id: announcementId(week),
        student_id: student.id,
        read_at: instant(day, minutes),
        ...times(day, minutes),
      };
    }
  }
}

/** A document of the editor with some paragraphs. */
function document(...paragraphs: string[]): string {
  const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return JSON.stringify({ type: 'doc', content });
}
