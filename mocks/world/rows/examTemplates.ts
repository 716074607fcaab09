import { staff } from '../../cast.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

export function* examTemplates({ exams }: World): Rows<'exam_templates'> {
  for (const { templateId, week, name, cutline, made } of exams) {
    if (!templateId) continue;
    yield { id: templateId, lecture_id: week.lecture.id, name, cutline, total_points: 100, ...stamps(admin, made - 1) };
  }
}
