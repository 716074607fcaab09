import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import { markOf } from '../model/attendance.ts';
import { enrolledIn, weekName, type Week, type World } from '../model/types.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import { lesson } from '../lesson.ts';

export const videoId = (week: Week): string => idOf('videos', week.index, week.day + 1, 720);

const lengthOf = (week: Week): number =>
  hasFile(week) ? lesson.seconds : new Random('video', week.index).int(3600, 6300);

/** The recording of every past week, published at noon of the next day; of running lectures a file, of past ones an address. */
export function* videos(world: World): Rows<'videos'> {
  for (const week of world.weeks) {
    if (week.day >= world.today - 1) continue;
    const title = `${weekName(week)} 수업 영상`;
    const url = hasFile(week) ? null : `https://video.academy.example/${week.id}`;
    yield {
      id: videoId(week),
      weekly_lecture_id: week.id,
      title,
      url,
      duration_seconds: lengthOf(week),
      opens_at: instant(week.day + 1, 720),
      closes_at: week.lecture.isOver ? instant(week.day + 60, 720) : null,
      ...stamps(assistantOf(world, week).id, week.day + 1, 700),
    };
  }
}

/** Whether the recording is an uploaded file. */
export const hasFile = (week: Week): boolean => !week.lecture.isOver;

/** Absent students watch nearly all of it; some of the others watch a part again. */
export function* videoProgress(world: World): Rows<'video_progress'> {
  let n = 0;
  for (const week of world.weeks) {
    if (week.day >= world.today - 1) continue;
    const length = lengthOf(week);
    for (const { student } of enrolledIn(week)) {
      const random = new Random('watch', week.index, student.index);
      const mark = markOf(week, student);
      const share = mark?.attendance === '영상' ? 0.97 : mark?.attendance === '결석' ? 0.45 : 0.08;
      if (!random.chance(share)) continue;
      const isWhole = mark?.attendance === '영상' && random.chance(0.75);
      const part = (least: number, most: number) => Math.round((length * random.int(least, most)) / 100);
      const from = isWhole || random.chance(0.6) ? 0 : part(0, 85);
      const to = isWhole ? length - part(0, 1) : Math.min(length, from + part(3, 55));
      const gap = random.chance(0.2) && to - from > length * 0.25 ? from + part(5, 12) : null;
      const after = gap === null ? null : gap + part(2, 4);
      const covered = gap === null ? `{[${from},${to})}` : `{[${from},${gap}),[${after},${to})}`;
      const start = random.int(1020, 1320);
      const day = Math.min(week.day + random.int(1, 4), world.today - 1);
      const end = instant(day, start + Math.ceil((to - from) / 75));
      yield {
        id: idOf('video_progress', ++n, day, start),
        video_id: videoId(week),
        student_id: student.id,
        covered,
        last_position_seconds: to,
        reported_at: end,
        spare_seconds: 15,
        ...times(day, start, end),
      };
    }
  }
}
