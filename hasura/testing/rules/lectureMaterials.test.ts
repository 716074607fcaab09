import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('materials', () => {
  rule('go last in their lecture unless they are put elsewhere', async ({ make }) => {
    const { lecture_id, sequence } = await make('lecture_materials');
    const placed = await make('lecture_materials', { lecture_id, sequence: 9 });
    const next = await make('lecture_materials', { lecture_id });
    expect([sequence, placed.sequence, next.sequence]).toEqual([1, 9, 10]);
  });

  const check = 'insert into lecture_material_checks (material_id, student_id) values ($1, $2)';

  rule('are checked once, by students of the lecture, once published', async ({ make, refuses, accepts }) => {
    const { student_id, lecture_id } = await make('enrollments');
    const material = await make('lecture_materials', { lecture_id });
    const draft = await make('lecture_materials', { lecture_id, published_at: null });
    await refuses('23514 lecture_material_checks_own_lecture', check, [draft.id, student_id]);
    await refuses('23514 lecture_material_checks_own_lecture', check, [material.id, (await make('students')).id]);
    await accepts(check, [material.id, student_id]);
    await refuses('23505 lecture_material_checks_student_key', check, [material.id, student_id]);
  });
});
