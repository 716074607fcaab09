import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('a word assignment', () => {
  rule('is for a lecture, a week or named students', async ({ make, refuses, accepts }) => {
    const [{ id: assignment }, { id: lecture }, { id: week }, { id: student }] = [
      await make('word_assignments'),
      await make('lectures'),
      await make('weekly_lectures'),
      await make('students'),
    ];
    const groups = 'update word_assignments set lecture_id = $2, weekly_lecture_id = $3 where id = $1';
    await refuses('23514 word_assignments_one_group', groups, [assignment, lecture, week]);
    const name = 'insert into word_assignment_students (assignment_id, student_id) values ($1, $2)';
    await accepts(name, [assignment, student]);
    await refuses('23505 word_assignment_students_key', name, [assignment, student]);
    const { id: other } = await make('word_assignments', { lecture_id: lecture });
    await refuses('23514 word_assignment_students_single', name, [other, student]);
  });

  rule('asks for no more words than there are, until a day that is not over', async ({ make, refuses, accepts }) => {
    const { id, deck_id } = await make('word_assignments');
    await make('words', { deck_id });
    await make('words', { deck_id });
    const goal = 'update word_assignments set first_place = $2, last_place = $3, target = $4 where id = $1';
    await accepts(goal, [id, 1, null, 2]);
    await accepts(goal, [id, 2, 2, 1]);
    await refuses('23514 word_assignments_target_reachable', goal, [id, 1, null, 3]);
    await refuses('23514 word_assignments_target_reachable', goal, [id, 2, 2, 2]);
    await refuses('23514 word_assignments_places_order', goal, [id, 2, 1, null]);
    await refuses('23514 word_assignments_target_range', goal, [id, 1, null, 0]);
    await refuses(
      '23514 word_assignments_due_ahead',
      `update word_assignments set due_on = created_at::date - 2 where id = $1`,
      [id],
    );
  });

  rule('lets whom it names read a deck of another lecture, once it is published', async ({ make, accepts }) => {
    const { id: lecture_id } = await make('lectures');
    const { id: deck_id } = await make('word_decks', { lecture_id });
    const { id: assignment_id } = await make('word_assignments', { deck_id });
    const { student_id } = await make('word_assignment_students', { assignment_id });
    const read = 'select student_id from deck_readers where deck_id = $1';
    expect(await accepts(read, [deck_id])).toEqual([]);
    await accepts('update word_decks set is_published = true where id = $1', [deck_id]);
    expect(await accepts(read, [deck_id])).toEqual([{ student_id }]);
  });

  rule('counts what a student knows of its words only', async ({ make, accepts }) => {
    const { id: deck_id } = await make('word_decks', { is_published: true });
    const [one, two, three] = [
      await make('words', { deck_id }),
      await make('words', { deck_id }),
      await make('words', { deck_id }),
    ];
    const { id: assignment_id } = await make('word_assignments', { deck_id, first_place: 2 });
    const { student_id } = await make('word_assignment_students', { assignment_id });
    for (const word of [one, two]) {
      await make('word_review_log', { student_id, word_id: word.id });
      await accepts(
        `insert into word_reviews (student_id, word_id, state, reps, last_reviewed_at, due_at) values ($1, $2, 'REVIEW', 1, now(), now() + interval '1 day')`,
        [student_id, word.id],
      );
    }
    expect(three.sequence).toBe(3);
    const sql = 'select words, studied, known, due, target from word_assignment_progress where assignment_id = $1';
    expect(await accepts(sql, [assignment_id])).toEqual([{ words: 2, studied: 1, known: 1, due: 0, target: 2 }]);
  });
});

rule('a student chooses new words within the bounds of the academy', async ({ make, refuses, accepts }) => {
  const { student_id } = await make('word_paces');
  const choose = 'update word_paces set new_per_day = $2 where student_id = $1';
  await accepts(choose, [student_id, 40]);
  await refuses('23514 word_paces_bounds', choose, [student_id, 41]);
  await refuses('23514 word_paces_bounds', choose, [student_id, 4]);
  await refuses('23514 word_settings_bounds', 'update word_settings set least_new = 21');
});
