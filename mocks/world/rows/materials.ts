import { staff } from '../../cast.ts';
import { dateOf, instant, weekdayOf, yearOf, dayOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import { seatsOf, type Lecture, type Week, type World } from '../model/types.ts';
import { stamps, times, type Rows } from './row.ts';

const admin = staff.admin.id;

/** What each running lecture works towards. */
export function* lectureDdays({ lectures, today }: World): Rows<'lecture_ddays'> {
  for (const lecture of lectures) {
    if (lecture.isOver) continue;
    const goals: [string, number][] = [
      ['기말고사', today + 24 + (lecture.index % 3)],
      ['모의고사', today + 10],
      ['수능', nextCsat(today)],
    ];
    for (const [at, [title, day]] of goals.sort(([, one], [, other]) => one - other).entries()) {
      const id = idOf('lecture_ddays', lecture.index * 8 + at, lecture.created);
      yield {
        id,
        lecture_id: lecture.id,
        title,
        falls_on: dateOf(day),
        sequence: at + 1,
        ...stamps(admin, lecture.created),
      };
    }
  }
}

const announcementId = (week: Week): string => idOf('announcements', week.index, week.day - 1, 1140);

/** What was said of each week on the evening before it, in the editor's own format. */
export function* announcements(world: World): Rows<'announcements'> {
  for (const week of world.weeks) {
    const day = week.day - 1;
    if (day >= world.today + 3) continue;
    const { units } = week.lecture.course.subject;
    const unit = units[((week.number ?? 1) - 1) % units.length]!;
    const title = `${week.number === null ? week.specialName : `${week.number}주차`} 안내`;
    const body = document(
      `이번 수업은 ${unit} 단원입니다.`,
      '지난주 오답 노트와 교재를 가져오세요.',
      '시험은 수업 시작 10분 뒤에 봅니다.',
    );
    const isOut = day < world.today;
    yield {
      ...{ id: announcementId(week), weekly_lecture_id: week.id, title, body },
      ...{ published_at: isOut ? instant(day, 1200) : null },
      ...stamps(assistantOf(world, week).id, Math.min(day, world.today - 1), 1140),
    };
  }
}

/** Reads are kept of the announcements of the last four weeks. */
const READS_KEPT_DAYS = 28;

/** Who opened what was said of the last weeks: most, and the diligent more often. */
export function* announcementReads(world: World): Rows<'announcement_reads'> {
  let n = 0;
  for (const week of world.weeks) {
    const day = week.day - 1;
    if (day >= world.today || day < world.today - READS_KEPT_DAYS) continue;
    for (const { student } of seatsOf(week)) {
      const random = new Random('read', week.index, student.index);
      if (!random.chance(0.3 + student.diligence * 0.6)) continue;
      const minutes = random.int(1205, 1430);
      yield {
        ...{ id: idOf('announcement_reads', ++n, day, minutes), announcement_id: announcementId(week) },
        ...{ student_id: student.id, read_at: instant(day, minutes), ...times(day, minutes) },
      };
    }
  }
}

/** Three hand-outs of a lecture; the last one of a running lecture is not out yet. */
const handouts = ['개념 정리', '유형별 문제 묶음', '기출 모음'] as const;

export const materialId = (lecture: Lecture, at: number): string =>
  idOf('lecture_materials', lecture.index * 8 + at, lecture.created + 14 * at);

/** Hand-outs of all lectures with the day each came out, null for one that has not. */
export function* materialsOf({ lectures, today }: World) {
  for (const lecture of lectures) {
    for (const [at, name] of handouts.entries()) {
      const out = lecture.created + 24 + 21 * at;
      yield {
        lecture,
        at,
        title: `${lecture.course.subject.name} ${name}`,
        out: out < today && (lecture.isOver || at < 2) ? out : null,
      };
    }
  }
}

export function* lectureMaterials(world: World): Rows<'lecture_materials'> {
  for (const { lecture, at, title, out } of materialsOf(world)) {
    yield {
      ...{ id: materialId(lecture, at), lecture_id: lecture.id, title, description: '풀고 나서 확인을 눌러 주세요.' },
      ...{
        sequence: at + 1,
        published_at: out === null ? null : instant(out, 540),
        ...stamps(admin, lecture.created + 14 * at),
      },
    };
  }
}

export function* lectureMaterialChecks(world: World): Rows<'lecture_material_checks'> {
  let n = 0;
  for (const { lecture, at, out } of materialsOf(world)) {
    if (out === null) continue;
    for (const { student } of lecture.enrollments) {
      const random = new Random('check', lecture.index, at, student.index);
      if (!random.chance(student.diligence * 0.9)) continue;
      const day = Math.min(world.today - 1, Math.max(out, student.joined) + random.int(0, 9));
      const minutes = random.int(960, 1430);
      yield {
        ...{
          id: idOf('lecture_material_checks', ++n, day, minutes),
          material_id: materialId(lecture, at),
          student_id: student.id,
        },
        ...{ checked_at: instant(day, minutes), ...times(day, minutes) },
      };
    }
  }
}

/** A text of paragraphs as the editor keeps it. */
function document(...paragraphs: string[]): string {
  const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return JSON.stringify({ type: 'doc', content });
}

/** 수능: the third Thursday of November. */
function nextCsat(today: number): number {
  const inYear = (year: number): number => {
    const first = dayOf(`${year}-11-01`);
    return first + ((4 - weekdayOf(first) + 7) % 7) + 14;
  };
  const day = inYear(yearOf(today));
  return day >= today ? day : inYear(yearOf(today) + 1);
}
