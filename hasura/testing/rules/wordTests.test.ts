import { rules } from '../showRules.ts';

const rule = rules();

const insert = `insert into word_test_plans (deck_id, title, from_sequence, to_sequence, kind, question_count, target_count, opens_at, closes_at)
  values ($1, '시험', 1, $2, $3, $4, $5, now(), now() + interval '1 day') returning id`;

rule(
  'a word test asks as many words as its run has, and the target is among them',
  async ({ make, refuses, accepts }) => {
    const { deck_id } = await make('words');
    await make('words', { deck_id });
    await refuses('23514 word_test_plans_words', insert, [deck_id, 2, 'SPELLING', 3, 1]);
    await refuses('23514 word_test_plans_target_within', insert, [deck_id, 2, 'SPELLING', 2, 3]);
    await refuses('23514 word_test_plans_choices', insert, [deck_id, 2, 'CHOICE', 2, 1]);
    await refuses('23514 word_test_plans_kind_known', insert, [deck_id, 2, 'ESSAY', 2, 1]);
    await accepts(insert, [deck_id, 2, 'SPELLING', 2, 1]);
  },
);

rule(
  'what is asked stays once somebody has begun; an attempt is of one test and ends once',
  async ({ make, refuses, accepts }) => {
    const { deck_id } = await make('words');
    const student = await make('students');
    const [plan] = await accepts<{ id: string }>(insert, [deck_id, 1, 'SPELLING', 1, 1]);
    const begin = 'select begin_word_test($1, $2, now()) as id';
    const [nobody] = await accepts<{ id: string | null }>(begin, [plan!.id, student.id]);
    if (nobody!.id !== null) throw new Error('a test of others was begun');
    await make('word_test_takers', { plan_id: plan!.id, student_id: student.id });
    const [test] = await accepts<{ id: string }>(begin, [plan!.id, student.id]);
    const [again] = await accepts<{ id: string }>(begin, [plan!.id, student.id]);
    if (test!.id !== again!.id) throw new Error('an open attempt was not resumed');
    await refuses(
      '23514 word_test_plans_begun',
      `update word_test_plans set direction = 'MEANING_TO_TERM' where id = $1`,
      [plan!.id],
    );
    await accepts('update word_test_plans set max_attempts = 2 where id = $1', [plan!.id]);
    await refuses(
      '23514 word_tests_started',
      'update word_tests set ends_at = ends_at + interval $$1 hour$$ where id = $1',
      [test!.id],
    );
    await refuses('23514 word_test_plans_in_use', 'delete from word_test_plans where id = $1', [plan!.id]);
    await accepts(`select close_word_tests(now() + interval '2 days', $1)`, [student.id]);
    await refuses('23514 word_tests_closed', `select begin_word_test($1, $2, now() + interval '2 days')`, [
      plan!.id,
      student.id,
    ]);
  },
);

rule(
  'what was answered stays; what it is worth follows the words, in a test that staff set',
  async ({ make, refuses, accepts }) => {
    const { deck_id, id: word } = await make('words');
    const student = await make('students');
    const [plan] = await accepts<{ id: string }>(insert, [deck_id, 1, 'SPELLING', 1, 1]);
    await make('word_test_takers', { plan_id: plan!.id, student_id: student.id });
    const [test] = await accepts<{ id: string }>('select begin_word_test($1, $2, now()) as id', [plan!.id, student.id]);
    const mark = 'update word_test_answers set is_correct = $2 where test_id = $1';
    await accepts(`update word_test_answers set answer = '답', is_correct = false where test_id = $1`, [test!.id]);
    await refuses('23514 word_test_answers_answered', mark, [test!.id, true]);
    const end = 'update word_tests set finished_at = now() where id = $1';
    await accepts(end, [test!.id]);
    await accepts(mark, [test!.id, true]);
    await refuses('23514 word_tests_finished', `update word_test_answers set answer = '다른 답' where test_id = $1`, [
      test!.id,
    ]);
    const own = await make('word_tests', { deck_id, student_id: student.id, question_count: 1 });
    await accepts(
      `insert into word_test_answers (test_id, sequence, word_id, answer, is_correct) values ($1, 1, $2, '답', false)`,
      [own.id, word],
    );
    await accepts(end, [own.id]);
    await refuses('23514 word_tests_finished', mark, [own.id, true]);
  },
);
