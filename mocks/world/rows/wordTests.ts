import { instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import { assistantOf } from '../model/assistants.ts';
import type { World } from '../model/types.ts';

/** The weeks of the last seven days each have a word test that is still open, with the first deck's words. */
export function* wordTestPlans(world: World): Rows<'word_test_plans'> {
  let count = 0;
  for (const week of world.weeks) {
    if (week.lecture.isOver || week.day >= world.today || week.day < world.today - 7) continue;
    const isSpelling = ++count % 2 === 0;
    yield {
      id: idOf('word_test_plans', count, week.day, 1140),
      deck_id: castId(61),
      weekly_lecture_id: week.id,
      title: isSpelling ? '단어 시험 11–30번 쓰기' : '단어 시험 1–20번',
      from_sequence: isSpelling ? 11 : 1,
      to_sequence: isSpelling ? 30 : 20,
      kind: isSpelling ? 'SPELLING' : 'CHOICE',
      direction: 'TERM_TO_MEANING',
      question_count: 10,
      target_count: 8,
      time_limit_seconds: isSpelling ? 600 : 300,
      opens_at: instant(week.day, 0),
      closes_at: instant(world.today + 7, 1320),
      ...stamps(assistantOf(world, week).id, week.day, 1140),
    };
  }
}
