const ownExams = `(select exams.id from exams join scores on scores.exam_id = exams.id
  where exams.is_shown and scores.student_id = $1)`;

/** A class reads what its lecture's students asked, unless it is private. */
const boardPosts = `(select id from board_posts where deleted_at is null and (is_public or created_by = $1::uuid
  or exists (select from users where id = $1::uuid and type <> 'STUDENT')
  or (visibility <> 'PRIVATE' and lecture_id in (select lecture_id from enrollments where student_id = $1::uuid
    and (to_date is null or board_posts.created_at < (to_date + 1)::timestamp at time zone 'Asia/Seoul')))))`;

/** SQL that answers, as `id`, the rows a root's `own` means for the person $1. */
export const ownRows: Readonly<Record<string, string>> = {
  actualExamScores: `select id from actual_exam_scores where student_id = $1`,
  announcementReads: `select id from announcement_reads where student_id = $1`,
  announcements: `select id from announcements where published_at <= now()
    and weekly_lecture_id in (select weekly_lecture_id from participants where student_id = $1)`,
  attendanceRates: `select student_id as id from attendance_rates where student_id = $1`,
  auditLog: `select id from audit_log where table_name in ('participants', 'scores', 'score_attempts') and exists (select from users where id = $1 and type = 'TA')`,
  boardPosts: `select id from board_posts where id in ${boardPosts}`,
  enrollments: `select id from enrollments where student_id = $1`,
  examQuestionStatistics: `select exam_id as id from exam_question_statistics where taken_count >= 5 and exam_id in ${ownExams}`,
  examStatistics: `select exam_id as id from exam_statistics where taken_count >= 5 and exam_id in ${ownExams}`,
  exams: `select id from exams where id in ${ownExams}`,
  fileViews: `select id from file_views where user_id = $1`,
  files: `select id from files where (state = 'DONE' and (
    profile_user_id = $1 or submission_id in (select id from submissions where student_id = $1)
    or board_post_id in ${boardPosts}
    or (id in (select file_id from file_permissions where student_id = $1
        or lecture_id in (select lecture_id from enrollments where student_id = $1)
        or weekly_lecture_id in (select weekly_lecture_id from participants where student_id = $1))
      and (owner_type not in ('VIDEO', 'MATERIAL', 'EXAM')
        or exam_id in (select id from exams where is_shown)
        or video_id in (select video_id from open_video_readers where student_id = $1)
        or material_id in (select id from lecture_materials where published_at <= now())))))
    or exists (select from users where id = $1 and type = 'ADMIN')
    or (exists (select from users where id = $1 and type = 'TA')
      and (owner_type <> 'CLAIM' or claim_id in (select id from expense_claims where ta_id = $1)))`,
  heldWeeks: `select weekly_lecture_id as id from held_weeks where weekly_lecture_id in (select weekly_lecture_id from participants where student_id = $1)`,
  landingPages: `select id from landing_pages`,
  openLectures: `select id from open_lectures`,
  pendingTerms: `select version_id as id from pending_terms where student_id = $1`,
  lectures: `select distinct lecture_id as id from enrollments where student_id = $1`,
  lectureDdays: `select id from lecture_ddays
    where lecture_id in (select lecture_id from enrollments where student_id = $1)`,
  lectureHours: `select id from lecture_hours
    where lecture_id in (select lecture_id from enrollments where student_id = $1)`,
  lessonTimes: `select lecture_id as id from lesson_times where student_id = $1`,
  lectureMaterialChecks: `select id from lecture_material_checks where student_id = $1`,
  lectureMaterials: `select id from lecture_materials where published_at <= now()
    and lecture_id in (select lecture_id from enrollments where student_id = $1)`,
  myChanges: `select change_set_id as id from change_set_places where actor_id = $1`,
  notificationPreferences: `select kind as id from notification_preferences where student_id = $1`,
  notifications: `select id from notifications where student_id = $1`,
  notices: `select id from notices where is_for_students`,
  participants: `select id from participants where student_id = $1`,
  savedViews: `select id from saved_views where created_by = $1`,
  scoreAnswers: `select attempt_id as id from score_answers where student_id = $1 and exam_id in ${ownExams}`,
  scoreAttempts: `select id from score_attempts where score_id in (select id from scores where student_id = $1)
    and exam_id in ${ownExams}`,
  scoreRanks: `select score_id as id from score_ranks where student_id = $1 and exam_id in ${ownExams}`,
  scores: `select id from scores where student_id = $1 and exam_id in ${ownExams}`,
  students: `select id from students where id = $1`,
  submissions: `select id from submissions where student_id = $1`,
  submissionMarks: `select submission_marks.id from submission_marks join files on files.id = file_id
    join submissions on submissions.id = submission_id where submissions.student_id = $1 and returned_at is not null`,
  submissionWindows: `select id from submission_windows where exam_id in ${ownExams}`,
  tas: `select id from tas where id = $1`,
  users: `select id from users where id = $1 or (type = 'STUDENT' and exists (select from users where id = $1 and type = 'TA'))`,
  videoProgress: `select id from video_progress where student_id = $1`,
  videos: `select video_id as id from open_video_readers where student_id = $1`,
  videoReaders: `select video_id as id from video_readers where student_id = $1`,
  videoViewings: `select video_id as id from video_viewings where student_id = $1`,
  weeklyLectures: `select weekly_lecture_id as id from participants where student_id = $1`,
  wordDecks: `select id from word_decks where is_published
    and (lecture_id is null or lecture_id in (select lecture_id from enrollments where student_id = $1)
      or word_decks.id in (select deck_id from word_assignment_readers where student_id = $1))`,
  boardAuthors: `select board_posts.id from board_posts where visibility = 'CLASS' and id in ${boardPosts}`,
  boardSettings: `select id from board_settings`,
  boardAnswers: `select id from board_answers where deleted_at is null and post_id in ${boardPosts}`,
  clinicParticipants: `select id from clinic_participants where student_id = $1`,
  clinicSlots: `select id from clinic_slots where id in (select slot_id from clinic_participants where student_id = $1)`,
  clinicTodos: `select id from clinic_todos where student_id = $1`,
  clinicWaitingPlaces: `select id from clinic_waiting_places where student_id = $1`,
  hourlyWages: `select id from hourly_wages where wage_type_id in (select wage_type_id from ta_wage_types where ta_id = $1)`,
  wordDeckProgress: `select id from word_deck_progress where student_id = $1`,
  wordAssignmentProgress: `select id from word_assignment_progress where student_id = $1
    and deck_id in (select id from word_decks where is_published)`,
  wordSettings: `select id from word_settings`,
  wordPaces: `select student_id as id from word_paces where student_id = $1`,
  wordStreaks: `select student_id as id from word_streaks where student_id = $1`,
  wordStudyDays: `select id from word_study_days where student_id = $1`,
  wordDueDays: `select id from word_due_days where student_id = $1`,
  wordReviews: `select id from word_reviews where student_id = $1`,
  wordTestAnswers: `select id from word_test_answers where test_id in (select id from word_tests where student_id = $1 and finished_at is not null)`,
  wordTestPauses: `select id from word_tests where student_id = $1 and finished_at is null and ends_at > now()`,
  wordTestPlans: `select plan_id as id from word_test_takers where student_id = $1
    union select plan.id from word_test_plans as plan join participants using (weekly_lecture_id) where student_id = $1`,
  wordTestResults: `select id from word_test_results where student_id = $1 and finished_at is not null`,
  wordTestStandings: `select id from word_test_standings where student_id = $1`,
  wordTests: `select id from word_tests where student_id = $1`,
  expenseClaims: `select id from expense_claims where ta_id = $1`,
  consents: `select id from consents where student_id = $1`,
  consentStates: `select student_id as id from consent_states where student_id = $1`,
  holidayWeeks: `select id from holiday_weeks where ta_id = $1`,
  payLines: `select id from pay_lines where ta_id = $1`,
  payMonths: `select id from pay_months where ta_id = $1`,
  payRegister: `select id from pay_register where ta_id = $1`,
  paySlips: `select id from pay_slips where ta_id = $1`,
  payStatementLines: `select id from pay_statement_lines where ta_id = $1`,
  salaryMonths: `select id from salary_months where ta_id = $1`,
  taBankAccounts: `select id from ta_bank_accounts where ta_id = $1`,
  taMonthlyCustomWages: `select id from ta_monthly_custom_wages where ta_id = $1`,
  terms: `select distinct term_id as id from term_versions join published_term_versions using (id)`,
  termVersions: `select id from published_term_versions`,
  taPayTerms: `select id from ta_pay_terms where ta_id = $1`,
  taWageTypes: `select id from ta_wage_types where ta_id = $1`,
  workMonths: `select id from work_months where ta_id = $1`,
  workCorrections: `select id from work_corrections where ta_id = $1`,
  workFlags: `select id from work_flags where ta_id = $1`,
  workParts: `select id from work_parts where ta_id = $1`,
  workRecords: `select id from work_records where ta_id = $1`,
  words: `select words.id from words join word_decks on word_decks.id = deck_id where is_published
    and (lecture_id is null or lecture_id in (select lecture_id from enrollments where student_id = $1)
      or word_decks.id in (select deck_id from word_assignment_readers where student_id = $1))
    and not exists (select from word_tests where student_id = $1 and finished_at is null and ends_at > now())`,
};
