import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, type Rows } from '../base/row.ts';
import { assistantOf } from '../model/assistants.ts';
import { enrolledIn, type Student, type Week, type World } from '../model/types.ts';
import { fill } from '../texts/fill.ts';
import { postTexts } from '../texts/notices.ts';
import { questionTexts } from '../texts/questions.ts';

/** A student's question in the days after a week, and its answer, if any. */
interface Question {
  n: number;
  student: Student;
  week: Week;
  day: number;
  minutes: number;
  title: string;
  body: string;
  answer: { text: string; minutes: number } | null;
  random: Random;
}

/** What a post has that nobody asked. */
const nobody = {
  visibility: 'PRIVATE',
  content: null,
  exam_id: null,
  exam_number: null,
  assigned_ta_id: null,
  reopened_at: null,
  waiting_since: null,
  deleted_at: null,
} as const;

/** Public posts, then questions of students. */
export function* boardPosts(world: World): Rows<'board_posts'> {
  for (const post of publicPosts(world)) yield { ...post, ...nobody, lecture_id: null, answered_at: null };
  for (const { n, student, week, day, minutes, title, body, answer, random } of questions(world)) {
    const answered_at = answer && instant(day, answer.minutes);
    yield {
      id: questionId(n, day, minutes),
      category: 'QUESTION',
      title,
      body,
      is_public: false,
      ...nobody,
      visibility: random.chance(0.25) ? 'ANONYMOUS' : 'PRIVATE',
      sort_order: 0,
      ...stamps(student.id, day, minutes, answered_at ?? undefined),
      lecture_id: week.lecture.id,
      answered_at,
      waiting_since: answered_at ? null : instant(day, minutes),
    };
  }
}

export function* boardAnswers(world: World): Rows<'board_answers'> {
  for (const { n, week, day, minutes, answer, random } of questions(world)) {
    if (!answer) continue;
    random.next();
    yield {
      id: idOf('board_answers', n, day, answer.minutes),
      post_id: questionId(n, day, minutes),
      body: answer.text,
      kind: 'ANSWER',
      content: null,
      file_ids: [],
      deleted_at: null,
      is_accepted: random.chance(0.5),
      ...stamps(assistantOf(world, week).id, day, answer.minutes),
    };
  }
}

const questionId = (n: number, day: number, minutes: number): string => idOf('board_posts', n, day, minutes);

/** One student in twenty asks after a lecture; two of the cast ask after their first. Old questions have answers. */
function* questions({ weeks, today }: World): Generator<Question> {
  let n = 0;
  for (const week of weeks) {
    if (!week.isPast) continue;
    for (const { student } of enrolledIn(week)) {
      const random = new Random('question', week.index, student.index);
      const isRegular = week.number === 1 && (student.index === 0 || student.index === 16);
      if (!random.chance(0.05) && !isRegular) continue;
      const day = week.day + random.int(0, 2);
      const minutes = random.int(week.endsAt + 10, 1435);
      if (day >= today) continue;
      const [title, body, text] = random.pick(questionTexts);
      const { units } = week.lecture.course.subject;
      const facts = { 단원: units[((week.number ?? 1) - 1) % units.length]!, 번호: random.int(7, 20) };
      const isAnswered = day < today - 2 ? random.chance(0.96) : random.chance(0.4);
      // Answered by the next evening; no answer lies in the future.
      const latest = Math.min((today - day) * 1440, minutes + 1200);
      const at = waking(random.int(minutes + 20, Math.max(minutes + 20, latest)), week.index + student.index);
      const answer = isAnswered && at <= (today - day) * 1440 ? { text: fill(text, facts), minutes: at } : null;
      yield { n: ++n, student, week, day, minutes, title: fill(title, facts), body: fill(body, facts), answer, random };
    }
  }
}

/** Nobody answers at night: that is done in the hours of the morning. */
function waking(minutes: number, spread: number): number {
  const ofDay = minutes % 1440;
  if (ofDay >= 600) return minutes;
  return minutes - ofDay + 600 + (spread % 120);
}

const admin = staff.admin.id;

/** The public posts; questions of students come after them. */
function* publicPosts({ today }: World): Rows<'board_posts'> {
  for (const [at, [before, category, title, body]] of postTexts.entries()) {
    const id = castId(at < 3 ? 51 + at : 5100 + at);
    yield { id, category, title, body, is_public: true, sort_order: at + 1, ...stamps(admin, today - before, 660) };
  }
}
