import type { SqlClient } from '#engine';

/** Rows of a world that screens are opened with. */
export interface Places {
  lectureId: string;
  weekId: string;
  examId: string;
  studentId: string;
  taId: string;
  deckId: string;
  day: string;
  month: string;
}

/** No place: for the names of the questions only. */
export const nowhere: Places = {
  lectureId: '',
  weekId: '',
  examId: '',
  studentId: '',
  taId: '',
  deckId: '',
  day: '',
  month: '',
};

/** A running lecture, its last week with an exam, and a participant. */
export async function findPlaces(client: SqlClient): Promise<Places> {
  const [row] = await client.query<Places>(`
    with exam as (
      select exams.id, exams.weekly_lecture_id, exams.lecture_id, week.held_on from exams
      join weekly_lectures as week on week.id = exams.weekly_lecture_id
      where exams.is_shown order by week.held_on desc, exams.id limit 1
    ), record as (select ta_id, work_month from work_records order by started_at desc limit 1)
    select exam.id as "examId", exam.weekly_lecture_id as "weekId", exam.lecture_id as "lectureId", exam.held_on::text as day,
      (select student_id from scores where exam_id = exam.id order by student_id limit 1) as "studentId",
      record.ta_id as "taId", record.work_month::text as month,
      (select id from word_decks order by id limit 1) as "deckId"
    from exam, record`);
  if (!row) throw new Error('The world has no exam that is shown');
  return row;
}
