import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a cutline is within the points of its exam or retake exam',
    sql: `select id from exams where cutline > total_points union all
      select id from exam_templates where cutline > total_points union all
      select id from retake_exams where cutline > total_points`,
  },
  {
    rule: 'a linked exam says what its template says, and asks nothing of its own',
    sql: `select exam.id from exams as exam join exam_templates as template on template.id = exam.template_id
      where (exam.name, exam.cutline, exam.total_points, exam.lecture_id)
        is distinct from (template.name, template.cutline, template.total_points, template.lecture_id)
        or exists (select from exam_questions where exam_id = exam.id)`,
  },
  {
    rule: 'the points of a paper are the sum of its questions',
    sql: ['template', 'exam', 'retake_exam']
      .map(
        (owner) => `select owner.id from ${owner === 'template' ? 'exam_templates' : `${owner}s`} as owner
          join exam_questions as question on question.${owner}_id = owner.id and question.grading_rule <> 'VOID'
          group by owner.id having sum(question.points) <> owner.total_points`,
      )
      .join(' union all '),
  },
  {
    rule: 'the figures of an exam are those of its scores and its week',
    sql: `select exam.id from exams as exam join exam_statistics as figures on figures.exam_id = exam.id
      where figures.taken_count <> (select count(*) from scores where exam_id = exam.id and status = 'GRADED')
        or figures.participant_count <> (select count(*) from participants where weekly_lecture_id = exam.weekly_lecture_id)`,
  },
];
