import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('memos', () => {
  const add = 'insert into student_memos (student_id, body, is_pinned) values ($1, $2, true)';

  rule('that are pinned are about somebody and say something', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23502 student_id', add, [null, '메모']);
    await refuses('23503 student_memos_student_id_fkey', add, [(await make('users')).id, '메모']);
    await refuses('23514 student_memos_body_not_blank', add, [id, ' \n']);
    await accepts(add, [id, '메모']);
  });
});

rule('a memo is of somebody, and says something', async ({ make, refuses, accepts }) => {
  const { id } = await make('students');
  const sql = 'insert into student_memos (student_id, body, is_pinned) values ($1, $2, true)';
  await refuses('23502 student_id', sql, [null, '메모']);
  await refuses('23503 student_memos_student_id_fkey', sql, [crypto.randomUUID(), '메모']);
  await refuses('23514 student_memos_body_length', sql, [id, '']);
  await accepts(sql, [id, '메모']);
});
