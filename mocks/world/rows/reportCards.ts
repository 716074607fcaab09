import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import { resultOf } from '../model/sitting.ts';
import { enrolledIn, type Student, type World, type Exam } from '../model/types.ts';
import { scoreId } from './scores.ts';
import { stamps, type Rows } from '../base/row.ts';

const words = [
  '지난 시험보다 풀이가 또렷해졌습니다. 마지막 두 문항만 다시 풀어 봅시다.',
  '계산 실수로 놓친 문항이 있습니다. 검산하는 습관을 들이면 더 오를 수 있습니다.',
  '어려운 문항을 끝까지 붙든 점이 좋았습니다. 이 흐름을 이어 가요.',
  '개념은 알고 있으니 조건을 빠짐없이 적는 연습을 함께 하겠습니다.',
];

/** Remarks of teachers on some report cards of the exams of the last three weeks. */
export function* reportRemarks(world: World): Rows<'report_remarks'> {
  for (const { exam, student, n, random } of reported(world)) {
    yield {
      id: idOf('report_remarks', n, exam.week.day, 1300),
      score_id: scoreId(exam, student),
      student_id: student.id,
      body: random.pick(words),
      ...stamps(assistantOf(world, exam.week).id, exam.week.day, 1300),
    };
  }
}

/** Links that were sent to the parents; most were opened. */
export function* reportLinks(world: World): Rows<'report_links'> {
  for (const { exam, student, n, random } of reported(world)) {
    const { day } = exam.week;
    const opened_count = random.int(0, 3);
    const at = opened_count > 0 ? instant(day, 1330 + (n % 100)) : null;
    yield {
      id: idOf('report_links', n, day, 1310),
      score_id: scoreId(exam, student),
      student_id: student.id,
      token_hash: hash(n),
      shows_rank: false,
      expires_at: instant(day + 30, 1310),
      revoked_at: null,
      opened_count,
      first_opened_at: at,
      last_opened_at: at,
      ...stamps(assistantOf(world, exam.week).id, day, 1310, at ?? undefined),
    };
  }
}

function* reported({ exams, today }: World): Generator<{ exam: Exam; student: Student; n: number; random: Random }> {
  for (const exam of exams) {
    if (!exam.isShown || exam.week.day < today - 21 || exam.week.day >= today) continue;
    for (const { student } of enrolledIn(exam.week)) {
      const random = new Random('report', exam.index, student.index);
      if (resultOf(exam, student).status !== 'GRADED' || !random.chance(0.3)) continue;
      yield { exam, student, n: exam.index * 65_536 + student.index, random };
    }
  }
}

/** 64 hexadecimal digits that no token has. */
function hash(n: number): string {
  const random = new Random('report link', n);
  return Array.from({ length: 8 }, () => random.int(0, 0xffffffff).toString(16).padStart(8, '0')).join('');
}
