import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

rule('when a question was answered follows from its answers', async ({ make, accepts }) => {
  const { id } = await make('board_posts', { category: 'QUESTION', created_by: (await make('students')).id });
  const [row] = await accepts<{ answered_at: Date | null }>(
    'update board_posts set answered_at = now() where id = $1 returning answered_at',
    [id],
  );
  if (row?.answered_at !== null) throw new Error('A question was answered by nobody');
});

rule('a question is asked by somebody', async ({ make, refuses, accepts }) => {
  const sql = `insert into board_posts (category, title, body, created_by) values ($1, '질문', '본문', $2)`;
  await refuses('23514 board_posts_question_private', sql, ['QUESTION', null]);
  await accepts(sql, ['QUESTION', (await make('students')).id]);
  await accepts(sql, ['FAQ', null]);
});

describe('answers', () => {
  rule('are to questions, and one of them is accepted', async ({ make, refuses, accepts }) => {
    const { post_id } = await make('board_answers', { is_accepted: true });
    const sql = 'insert into board_answers (post_id, body, is_accepted) values ($1, $2, $3)';
    await refuses('23514 board_answers_of_question', sql, [(await make('board_posts')).id, '답변', false]);
    await refuses('23505 board_answers_accepted_key', sql, [post_id, '답변', true]);
    await accepts(sql, [post_id, '답변', false]);
  });

  rule('end the waiting of a question until the last is taken back', async ({ make, accepts }) => {
    const { post_id } = await make('board_answers');
    const waits = 'select answered_at is null as waits from board_posts where id = $1';
    expect(await accepts(waits, [post_id])).toEqual([{ waits: false }]);
    await accepts('delete from board_answers where post_id = $1', [post_id]);
    expect(await accepts(waits, [post_id])).toEqual([{ waits: true }]);
  });

  rule('keep their question as it was asked', async ({ make, refuses, accepts, as }) => {
    const { post_id } = await make('board_answers');
    const [question] = await accepts<{ author: string }>('select created_by as author from board_posts where id = $1', [
      post_id,
    ]);
    const edit = `update board_posts set body = '다른 질문' where id = $1`;
    const remove = 'delete from board_posts where id = $1';
    await refuses('23514 board_posts_author_fixed', 'update board_posts set created_by = $2 where id = $1', [
      post_id,
      (await make('students')).id,
    ]);
    await as('student', question?.author ?? '');
    await refuses('23514 board_posts_answered', edit, [post_id]);
    await refuses('23514 board_posts_answered', remove, [post_id]);
    await refuses(
      '23514 board_posts_student_asks',
      `insert into board_posts (category, title, body) values ('NOTICE', '공지', '본문')`,
    );
    await accepts(`insert into board_posts (category, title, body) values ('QUESTION', '질문', '본문')`);
    await as('ta', (await make('users', { type: 'TA' })).id);
    await accepts(edit, [post_id]);
  });
});
