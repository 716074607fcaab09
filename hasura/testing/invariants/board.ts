import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a question is answered when, and since, it has an answer',
    sql: `select post.id from board_posts as post left join board_answers as answer on answer.post_id = post.id
      where post.category = 'QUESTION' group by post.id
      having post.answered_at is distinct from min(answer.created_at) filter (where answer.kind = 'ANSWER' and answer.deleted_at is null)`,
  },
];
