import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import type { Lecture, World } from '../model/types.ts';

const admin = staff.admin.id;

/** Three materials of each lecture; the last one of a running lecture is not published yet. */
const handouts = ['개념 정리', '유형별 문제 묶음', '기출 모음'] as const;

export const materialId = (lecture: Lecture, at: number): string =>
  idOf('lecture_materials', lecture.index * 8 + at, lecture.created + 14 * at);

/** Materials of all lectures with the day of publication, null for an unpublished one. */
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
      id: materialId(lecture, at),
      lecture_id: lecture.id,
      title,
      description: '풀고 나서 확인을 눌러 주세요.',
      sequence: at + 1,
      published_at: out === null ? null : instant(out, 540),
      ...stamps(admin, lecture.created + 14 * at),
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
        id: idOf('lecture_material_checks', ++n, day, minutes),
        material_id: materialId(lecture, at),
        student_id: student.id,
        checked_at: instant(day, minutes),
        ...times(day, minutes),
      };
    }
  }
}
