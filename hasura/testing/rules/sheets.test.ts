import { describe, expect } from 'vitest';
import { rules } from '../rules.ts';
import { sitting } from '../sitting.ts';

const rule = rules();

describe('answer sheets', () => {
  const insert = 'insert into omr_sheets (exam_id, student_id, retake_exam_id) values ($1, $2, $3)';
  const read = `update omr_sheets set status = 'READ', student_id = $2, answers = '{3,1}', confidence = 0.98 where id = $1`;
  const setStatus = 'update omr_sheets set status = $2 where id = $1';

  rule('are one a student and attempt; a rejected one does not count', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id, student_id: student });
    await tools.refuses('23505 omr_sheets_first_key', insert, [exam.id, student, null]);
    const paper = await tools.make('retake_exams', { exam_id: exam.id });
    await tools.accepts(insert, [exam.id, student, paper.id]);
    await tools.refuses('23505 omr_sheets_retake_key', insert, [exam.id, student, paper.id]);
    await tools.accepts(`update omr_sheets set status = 'REJECTED', reject_reason = '찢어짐' where id = $1`, [id]);
    await tools.accepts(insert, [exam.id, student, null]);
  });

  rule('are those of participants', async (tools) => {
    const { exam, student } = await sitting(tools);
    const stranger = (await tools.make('students')).id;
    await tools.refuses('23503 omr_sheets_score_fkey', insert, [exam.id, stranger, null]);
    await tools.accepts(insert, [exam.id, student, null]);
  });

  rule('are read before they are graded, and need a student and answers for it', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id });
    await tools.refuses('23514 omr_sheets_status_move', setStatus, [id, 'GRADED']);
    await tools.accepts(setStatus, [id, 'READ']);
    await tools.refuses('23514 omr_sheets_graded_whole', setStatus, [id, 'GRADED']);
    await tools.accepts(read, [id, student]);
    await tools.accepts(setStatus, [id, 'GRADED']);
    await tools.refuses('23514 omr_sheets_status_move', setStatus, [id, 'READ']);
  });

  rule('in doubt say why, and are graded by a person', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id });
    await tools.accepts(read, [id, student]);
    await tools.refuses('23514 omr_sheets_review_says_why', setStatus, [id, 'NEEDS_REVIEW']);
    const doubt = `update omr_sheets set status = 'NEEDS_REVIEW', flags = $2 where id = $1`;
    await tools.refuses('23514 omr_sheets_flags_known', doubt, [id, ['UGLY']]);
    await tools.accepts(doubt, [id, ['FAINT_MARK']]);
    await tools.refuses('23514 omr_sheets_review_by_person', setStatus, [id, 'GRADED']);
    const { id: ta } = await tools.make('users', { type: 'TA' });
    await tools.as('ta', ta);
    await tools.accepts(setStatus, [id, 'GRADED']);
    expect(await tools.accepts('select reviewed_by from omr_sheets where id = $1', [id])).toEqual([
      { reviewed_by: ta },
    ]);
  });

  rule('are rejected for a reason', async (tools) => {
    const { id } = await tools.make('omr_sheets');
    await tools.refuses('23514 omr_sheets_rejected_why', setStatus, [id, 'REJECTED']);
    await tools.accepts(`update omr_sheets set status = 'REJECTED', reject_reason = '빈 쪽' where id = $1`, [id]);
  });
});

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

describe('cell locks', () => {
  const take = 'select holder_id from take_cell_lock($1, 0, $2)';

  rule('are held by one until they expire', async (tools) => {
    const { score } = await sitting(tools);
    const [first, second] = [await tools.make('users', { type: 'TA' }), await tools.make('users', { type: 'TA' })];
    expect(await tools.accepts(take, [score.id, first.id])).toHaveLength(1);
    expect(await tools.accepts(take, [score.id, first.id])).toHaveLength(1);
    expect(await tools.accepts(take, [score.id, second.id])).toEqual([]);
    const seize = 'update score_cell_locks set holder_id = $2 where score_id = $1';
    await tools.refuses('23514 score_cell_locks_held', seize, [score.id, second.id]);
    await tools.accepts(
      `update score_cell_locks set renewed_at = now() - interval '31 seconds', expires_at = now() - interval '1 second'`,
    );
    expect(await tools.accepts(take, [score.id, second.id])).toEqual([{ holder_id: second.id }]);
    await tools.refuses(
      '23514 score_cell_locks_thirty_seconds',
      `update score_cell_locks set expires_at = renewed_at + interval '31 seconds'`,
    );
  });
});
