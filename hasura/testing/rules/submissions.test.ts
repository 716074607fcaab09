import { describe, expect } from 'vitest';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';
import { sitting } from '../sitting.ts';

const rule = rules();

describe('submissions', () => {
  const insert = 'insert into submissions (exam_id, student_id) values ($1, $2) returning id';
  const setStatus = 'update submissions set status = $2 where id = $1';

  rule('are handed in once, which is to have sat the exam', async (tools) => {
    const { exam, student, score } = await sitting(tools);
    await tools.refuses('23503 submissions_score_fkey', insert, [exam.id, (await tools.make('students')).id]);
    const [made] = await tools.accepts<{ id: string }>(insert, [exam.id, student]);
    await tools.refuses('23505 submissions_student_key', insert, [exam.id, student]);
    await tools.refuses('23514 submissions_status_move', setStatus, [made?.id, 'REOPENED']);
    await tools.accepts(setStatus, [made?.id, 'DONE']);
    await tools.refuses('23514 submissions_status_move', setStatus, [made?.id, 'DRAFT']);
    await tools.refuses('23514 submissions_locked', 'delete from submissions where id = $1', [made?.id]);
    expect(await tools.accepts('select status from scores where id = $1', [score.id])).toEqual([{ status: 'TAKEN' }]);
  });

  rule('are reopened by staff', async (tools) => {
    const { exam, student } = await sitting(tools);
    const [made] = await tools.accepts<{ id: string }>(insert, [exam.id, student]);
    await tools.accepts(setStatus, [made?.id, 'DONE']);
    await tools.as('student', student);
    await tools.refuses('23514 submissions_reopened_by_staff', setStatus, [made?.id, 'REOPENED']);
    const { id: ta } = await tools.make('users', { type: 'TA' });
    await tools.as('ta', ta);
    await tools.accepts(setStatus, [made?.id, 'REOPENED']);
    await tools.as('student', student);
    await tools.accepts(setStatus, [made?.id, 'DONE']);
  });
});

describe('the time of handing in', () => {
  const insert = 'insert into submissions (exam_id, student_id) values ($1, $2) returning id';

  rule('holds for students, and not for what staff opened again', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id: ta } = await tools.make('users', { type: 'TA' });
    const open = 'insert into submission_windows (exam_id, opens_at, closes_at) values ($1, $2, $3)';
    await tools.refuses('23514 submission_windows_order', open, [exam.id, inDays(2), inDays(1)]);
    await tools.accepts(open, [exam.id, inDays(1), null]);
    await tools.refuses('23505 submission_windows_exam_key', open, [exam.id, null, null]);
    await tools.as('student', student);
    await tools.refuses('23514 submissions_not_open', insert, [exam.id, student]);
    await tools.as('ta', ta);
    await tools.accepts(
      'update submission_windows set opens_at = null, closes_at = now() - interval $$1 hour$$ where exam_id = $1',
      [exam.id],
    );
    const [made] = await tools.accepts<{ id: string }>(insert, [exam.id, student]);
    await tools.as('student', student);
    await tools.refuses('23514 submissions_closed', `update submissions set status = 'DONE' where id = $1`, [made?.id]);
    await tools.as('ta', ta);
    await tools.accepts(`update submissions set status = 'DONE' where id = $1`, [made?.id]);
    await tools.accepts(`update submissions set status = 'REOPENED' where id = $1`, [made?.id]);
    await tools.as('student', student);
    await tools.accepts(`update submissions set status = 'DONE' where id = $1`, [made?.id]);
  });
});

describe('marks', () => {
  rule('lie on pages that were handed in, one layer a page', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('submissions', { exam_id: exam.id, student_id: student });
    const { id: page } = await tools.make('files', {
      owner_type: 'SUBMISSION',
      owner_id: id,
      name: '풀이.png',
      content_type: 'image/png',
      state: 'DONE',
      sha256: '0'.repeat(64),
    });
    const mark = 'insert into submission_marks (file_id, rotation) values ($1, $2)';
    await tools.refuses('23514 submission_marks_handed_in', mark, [page, 0]);
    await tools.accepts(`update submissions set status = 'DONE' where id = $1`, [id]);
    await tools.refuses('23514 submission_marks_rotation_known', mark, [page, 45]);
    await tools.accepts(mark, [page, 90]);
    await tools.refuses('23505 submission_marks_file_key', mark, [page, 0]);
    const large = `update submission_marks set layer = jsonb_build_object('strokes', repeat('0', 600000)) where file_id = $1`;
    await tools.refuses('23514 submission_marks_layer_size', large, [page]);
    const back = `update submissions set returned_at = now() where id = $1 returning returned_at`;
    expect((await tools.accepts(back, [id]))[0]).toHaveProperty('returned_at');
    await tools.accepts(`update submissions set status = 'REOPENED' where id = $1`, [id]);
    expect(await tools.accepts('select returned_at from submissions where id = $1', [id])).toEqual([
      { returned_at: null },
    ]);
    await tools.refuses('23514 submissions_returned_done', back, [id]);
  });
});
