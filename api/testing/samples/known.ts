/** Ids that are there, by the name of the field that takes them. */
import type { SqlClient } from '#engine';
import { staff, students } from '#mocks/cast.ts';

const student = students.minsu.id;

/** An exam of a student with a retake exam, and what it belongs to: they all fit each other. */
const sitting = `
  select score.id as "scoreId", exam.id as "examId", exam.weekly_lecture_id as "weeklyLectureId", exam.lecture_id as "lectureId",
    retake.id as "retakeExamId", retake.id as "retakeId", participant.id as "participantId", other.id as "targetLectureId"
  from scores as score join exams as exam on exam.id = score.exam_id join retake_exams as retake on retake.exam_id = exam.id
    join participants as participant on participant.weekly_lecture_id = exam.weekly_lecture_id and participant.student_id = score.student_id
    join lectures as other on other.id <> exam.lecture_id
  where score.student_id = '${student}' order by participant.version, exam.id, retake.id, other.id limit 1`;

/** Where the ids of a name are; `week` and `lecture` are those of the sitting. */
const tables: Record<string, string> = {
  actualExamScoreId: 'actual_exam_scores',
  announcementId: 'announcements where weekly_lecture_id = week',
  answerId: `board_answers where created_by = '${staff.ta.id}'`,
  assignmentId: 'word_assignments',
  attTypeId: 'attendance_types',
  attendanceTypeId: 'attendance_types',
  // Of one that begins within hours, booking and cancelling are over.
  'clinicParticipants participantId': `clinic_participants where starts_at > now() + interval '1 day'`,
  'clinicTodos participantId': `clinic_participants where starts_at < now()`,
  clinicParticipantId: 'clinic_participants',
  consultId: 'consults',
  customWageId: 'ta_monthly_custom_wages',
  ddayId: 'lecture_ddays',
  deckId: 'word_decks',
  fileId: `files where created_by = '${staff.admin.id}'`,
  'lectureDdays id': 'lecture_ddays where lecture_id = lecture',
  makeupForId: 'participants',
  materialId: 'lecture_materials',
  memoId: 'student_memos',
  messageId: 'sms_messages',
  noticeId: 'notices',
  planId: 'word_test_plans where is_printed',
  postId: `board_posts where category = 'QUESTION' and created_by = '${student}'`,
  scoreAttemptId: 'score_attempts',
  sessionId: 'refresh_tokens',
  slotId: `clinic_slots as slot where starts_at > now() + interval '1 day' and not exists (
    select from clinic_participants as booking where student_id = '${student}' and booking.starts_at::date = slot.starts_at::date)`,
  sourceId: 'lectures',
  tagId: 'tags',
  templateId: 'exam_templates where lecture_id = lecture',
  todoId: 'clinic_todos where version = 1',
  versionId: 'term_versions',
  typeId: 'attendance_types',
  videoId: 'videos where weekly_lecture_id = week',
  wageTypeId: 'hourly_wage_types',
  wordId: 'words',
  workRecordId: 'work_records where work_month not in (select month from payroll_closings)',
};

/** The id that a field of an operation takes; one that fits nothing is the id of a person. */
export type Known = (tag: string, place: string) => string;

/** Reads the ids of the demo world. */
export async function readKnown(client: SqlClient): Promise<Known> {
  const [sat] = await client.query<Record<string, string>>(sitting);
  const known: Record<string, string> = {
    ...sat,
    studentId: student,
    userId: student,
    siblingId: student,
    taId: staff.ta.id,
    assignedTaId: staff.ta.id,
    consultedBy: staff.ta.id,
    supervisorId: staff.ta.id,
  };
  for (const [name, table] of Object.entries(tables)) {
    const from = table
      .replace(/= week$/, `= '${sat?.['weeklyLectureId']}'`)
      .replace(/= lecture$/, `= '${sat?.['lectureId']}'`);
    const [row] = await client.query<{ id: string }>(`select id from ${from} order by id limit 1`);
    if (row) known[name] = row.id;
  }
  return (tag, place) => {
    const name = (place.split('.').findLast((step) => step !== '[]') ?? '').replace(/s$/, '');
    const ends = Object.keys(known).find((key) => name.toLowerCase().endsWith(key.toLowerCase()));
    return known[`${tag} ${name}`] ?? known[name] ?? known[ends ?? ''] ?? student;
  };
}
