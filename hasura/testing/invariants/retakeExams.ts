import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a retake question stands for a question of its exam',
    sql: `select map.id from retake_question_maps as map join retake_exams as paper on paper.id = map.retake_exam_id
      left join exam_items as item on item.exam_id = paper.exam_id and item.question_id = map.original_question_id
      where item.question_id is null`,
  },
];
