import { students } from '#mocks/cast.ts';
import type { TestApi } from '../api.ts';
import type { Sent } from '../calls.ts';

/** A lecture that two students of the cast attend together. */
export async function lectureOf(api: TestApi): Promise<string> {
  const [row] = await api.deps.db.sql.query<{ id: string }>(
    `select lecture_id as id from lecture_readers where student_id = any ($1::uuid[]) and until is null
     group by lecture_id having count(distinct student_id) = 2 limit 1`,
    [[students.minsu.id, students.seoyeon.id]],
  );
  if (!row) throw new Error('No lecture is attended by both');
  return row.id;
}

/** Asks as Minsu and answers the id. */
export async function askQuestion(api: TestApi, body: Sent<'createBoardPost'>): Promise<string> {
  const asked = await api.call('POST', '/board', { as: 'minsu', body });
  if (asked.status !== 201) throw new Error(`${asked.status} ${JSON.stringify(asked.body)}`);
  return asked.body.id;
}
