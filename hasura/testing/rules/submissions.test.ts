import { describe, expect } from 'vitest';
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
