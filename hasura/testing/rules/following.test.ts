import { rules } from '../rules.ts';

// What follows from other rows, and what a row is of.
const rule = rules();

rule('a row keeps when it was made', async ({ make, accepts }) => {
  const { id, created_at } = await make('tags');
  const [row] = await accepts<{ created_at: Date }>(
    `update tags set created_at = '2000-01-01', name = '새 이름' where id = $1 returning created_at`,
    [id],
  );
  if (row?.created_at.getTime() !== created_at.getTime()) throw new Error(`It became ${row?.created_at}`);
});

rule('a participant stays in the week', async ({ make, refuses, accepts }) => {
  const { id } = await make('participants');
  const sql = (column: string) => `update participants set ${column} = $1 where id = $2`;
  await refuses('23514 participants_stay', sql('weekly_lecture_id'), [(await make('weekly_lectures')).id, id]);
  await refuses('23514 participants_stay', sql('student_id'), [(await make('students')).id, id]);
  await accepts(sql('memo'), ['늦게 옴', id]);
});

rule('when a question was answered follows from its answers', async ({ make, accepts }) => {
  const { id } = await make('board_posts', { category: 'QUESTION', created_by: (await make('students')).id });
  const [row] = await accepts<{ answered_at: Date | null }>(
    'update board_posts set answered_at = now() where id = $1 returning answered_at',
    [id],
  );
  if (row?.answered_at !== null) throw new Error('A question was answered by nobody');
});

rule('the points of a paper are the sum of its questions', async ({ make, refuses, accepts }) => {
  const { id } = await make('exams');
  const sql = 'update exams set total_points = 50 where id = $1';
  await accepts(sql, [id]);
  await make('exam_questions', { exam_id: id, points: 4 });
  await refuses('23514 exam_questions_make_total', sql, [id]);
});

rule('a participant has a score in every exam of the week', async ({ make, refuses, accepts }) => {
  const exam = await make('exams');
  const { id } = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
  await refuses('23514 scores_of_participants', 'delete from scores where exam_id = $1', [exam.id]);
  await accepts('delete from participants where id = $1', [id]);
});
