import { staff, students as cast } from '../../cast.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import type { Student, World } from '../model/types.ts';
import { fill, textOf } from '../texts/fill.ts';
import { memoTexts, pinnedTexts } from '../texts/memos.ts';
import { callName } from '../texts/names.ts';
import { colleagueAt } from '../model/assistants.ts';
import { stamps, type Rows } from '../base/row.ts';

const fixed = [
  { id: castId(81), student: cast.minsu, body: '미적분을 먼저 마치고 확통으로 넘어가기로 함.', is_pinned: true },
  { id: castId(82), student: cast.jihun, body: '수학Ⅱ 복습이 필요함. 다음 상담에서 이야기하기.', is_pinned: false },
];

export function* studentMemos(world: World): Rows<'student_memos'> {
  for (const { student, ...memo } of fixed) {
    yield { ...memo, student_id: student.id, ...stamps(staff.admin.id, world.today - 10, 870) };
  }
  let count = 0;
  for (const student of world.students) {
    const random = new Random('memos', student.index);
    const last = student.left ?? world.today - 1;
    for (
      let left = random.weighted([
        [0, 45],
        [1, 30],
        [2, 17],
        [3, 8],
      ] as const);
      left > 0;
      left--
    ) {
      const day = random.int(student.joined, Math.max(student.joined, last));
      const is_pinned = random.chance(0.07);
      const body = is_pinned
        ? fill(random.pick(pinnedTexts), factsOf(random, student))
        : textOf(random, memoTexts, factsOf(random, student));
      const by = colleagueAt(world, random, day).id;
      const minutes = random.int(840, 1320);
      yield {
        id: idOf('student_memos', ++count, day, minutes),
        student_id: student.id,
        body,
        is_pinned,
        ...stamps(by, day, minutes),
      };
    }
  }
}

function factsOf(random: Random, { name, school, enrollments }: Student) {
  const subject = enrollments.length > 0 ? random.pick(enrollments).lecture.course.subject : null;
  return {
    이름: callName(name),
    학교: school,
    과목: subject?.name ?? '수학',
    단원: subject ? random.pick(subject.units) : '기초 계산',
    번호: random.int(1, 120),
  };
}
