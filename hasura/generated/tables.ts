// Generated from hasura/migrations by `npm run generate`. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The public schema in Kysely's types: snake_case, as in SQL. */
export interface Tables {
  absence_notices: AbsenceNoticesTable;
  access_log: AccessLogTable;
  access_review: AccessReviewTable;
  actual_exam_scores: ActualExamScoresTable;
  alert_settings: AlertSettingsTable;
  announcement_reads: AnnouncementReadsTable;
  announcements: AnnouncementsTable;
  attendance_rates: AttendanceRatesTable;
  attendance_types: AttendanceTypesTable;
  audit_entries: AuditEntriesTable;
  audit_exports: AuditExportsTable;
  audit_log: AuditLogTable;
  auto_absences: AutoAbsencesTable;
  board_answers: BoardAnswersTable;
  board_authors: BoardAuthorsTable;
  board_posts: BoardPostsTable;
  board_readers: BoardReadersTable;
  board_replies: BoardRepliesTable;
  board_settings: BoardSettingsTable;
  board_versions: BoardVersionsTable;
  calendar_links: CalendarLinksTable;
  change_set_places: ChangeSetPlacesTable;
  change_sets: ChangeSetsTable;
  clinic_open_slots: ClinicOpenSlotsTable;
  clinic_participants: ClinicParticipantsTable;
  clinic_rules: ClinicRulesTable;
  clinic_slot_loads: ClinicSlotLoadsTable;
  clinic_slots: ClinicSlotsTable;
  clinic_ta_days: ClinicTaDaysTable;
  clinic_todos: ClinicTodosTable;
  clinic_waiting_places: ClinicWaitingPlacesTable;
  consent_states: ConsentStatesTable;
  consents: ConsentsTable;
  consult_tasks: ConsultTasksTable;
  consults: ConsultsTable;
  dday_readers: DdayReadersTable;
  deck_readers: DeckReadersTable;
  enrollments: EnrollmentsTable;
  error_groups: ErrorGroupsTable;
  error_log_people: ErrorLogPeopleTable;
  error_log_versions: ErrorLogVersionsTable;
  error_logs: ErrorLogsTable;
  exam_items: ExamItemsTable;
  exam_question_statistics: ExamQuestionStatisticsTable;
  exam_questions: ExamQuestionsTable;
  exam_statistics: ExamStatisticsTable;
  exam_templates: ExamTemplatesTable;
  exams: ExamsTable;
  expense_claims: ExpenseClaimsTable;
  file_lecture_readers: FileLectureReadersTable;
  file_permissions: FilePermissionsTable;
  file_views: FileViewsTable;
  files: FilesTable;
  held_weeks: HeldWeeksTable;
  holiday_weeks: HolidayWeeksTable;
  hourly_wage_types: HourlyWageTypesTable;
  hourly_wages: HourlyWagesTable;
  inquiries: InquiriesTable;
  job_runs: JobRunsTable;
  jobs: JobsTable;
  known_devices: KnownDevicesTable;
  landing_pages: LandingPagesTable;
  landing_pictures: LandingPicturesTable;
  lecture_ddays: LectureDdaysTable;
  lecture_hours: LectureHoursTable;
  lecture_imports: LectureImportsTable;
  lecture_material_checks: LectureMaterialChecksTable;
  lecture_materials: LectureMaterialsTable;
  lecture_readers: LectureReadersTable;
  lecture_times: LectureTimesTable;
  lectures: LecturesTable;
  lesson_times: LessonTimesTable;
  material_readers: MaterialReadersTable;
  my_changes: MyChangesTable;
  notices: NoticesTable;
  notification_events: NotificationEventsTable;
  notification_logs: NotificationLogsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  omr_layouts: OmrLayoutsTable;
  omr_ledgers: OmrLedgersTable;
  omr_scans: OmrScansTable;
  omr_sheets: OmrSheetsTable;
  open_lectures: OpenLecturesTable;
  open_video_readers: OpenVideoReadersTable;
  parent_link_devices: ParentLinkDevicesTable;
  parent_links: ParentLinksTable;
  participants: ParticipantsTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  pay_earnings: PayEarningsTable;
  pay_lines: PayLinesTable;
  pay_months: PayMonthsTable;
  pay_register: PayRegisterTable;
  pay_rules: PayRulesTable;
  pay_slips: PaySlipsTable;
  pay_statement_lines: PayStatementLinesTable;
  pay_term_spans: PayTermSpansTable;
  pay_warnings: PayWarningsTable;
  payroll_closings: PayrollClosingsTable;
  payroll_reopenings: PayrollReopeningsTable;
  pending_terms: PendingTermsTable;
  published_announcements: PublishedAnnouncementsTable;
  published_materials: PublishedMaterialsTable;
  published_term_versions: PublishedTermVersionsTable;
  push_alert_lectures: PushAlertLecturesTable;
  push_alert_templates: PushAlertTemplatesTable;
  push_deliveries: PushDeliveriesTable;
  push_subscriptions: PushSubscriptionsTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  removed_objects: RemovedObjectsTable;
  report_links: ReportLinksTable;
  report_remarks: ReportRemarksTable;
  representative_lectures: RepresentativeLecturesTable;
  retake_exams: RetakeExamsTable;
  retake_question_maps: RetakeQuestionMapsTable;
  retention_candidates: RetentionCandidatesTable;
  retention_run_students: RetentionRunStudentsTable;
  retention_runs: RetentionRunsTable;
  retention_settings: RetentionSettingsTable;
  salary_months: SalaryMonthsTable;
  saved_views: SavedViewsTable;
  score_answers: ScoreAnswersTable;
  score_attempts: ScoreAttemptsTable;
  score_cell_locks: ScoreCellLocksTable;
  score_ranks: ScoreRanksTable;
  score_settings: ScoreSettingsTable;
  score_trends: ScoreTrendsTable;
  scores: ScoresTable;
  second_factors: SecondFactorsTable;
  security_events: SecurityEventsTable;
  security_settings: SecuritySettingsTable;
  setup_lists: SetupListsTable;
  setup_tokens: SetupTokensTable;
  shared_hours: SharedHoursTable;
  sign_in_challenges: SignInChallengesTable;
  sms_holds: SmsHoldsTable;
  sms_messages: SmsMessagesTable;
  sms_pictures: SmsPicturesTable;
  sms_recipients: SmsRecipientsTable;
  sms_results: SmsResultsTable;
  sms_switches: SmsSwitchesTable;
  staff: StaffTable;
  student_exports: StudentExportsTable;
  student_imports: StudentImportsTable;
  student_lessons: StudentLessonsTable;
  student_memo_versions: StudentMemoVersionsTable;
  student_memos: StudentMemosTable;
  student_names: StudentNamesTable;
  student_search: StudentSearchTable;
  student_siblings: StudentSiblingsTable;
  student_timeline: StudentTimelineTable;
  students: StudentsTable;
  submission_marks: SubmissionMarksTable;
  submission_windows: SubmissionWindowsTable;
  submissions: SubmissionsTable;
  ta_bank_accounts: TaBankAccountsTable;
  ta_directory: TaDirectoryTable;
  ta_monthly_custom_wages: TaMonthlyCustomWagesTable;
  ta_pay_terms: TaPayTermsTable;
  ta_powers: TaPowersTable;
  ta_wage_types: TaWageTypesTable;
  tags: TagsTable;
  tas: TasTable;
  term_acceptances: TermAcceptancesTable;
  term_versions: TermVersionsTable;
  terms: TermsTable;
  unmade_pictures: UnmadePicturesTable;
  user_tags: UserTagsTable;
  users: UsersTable;
  video_clocks: VideoClocksTable;
  video_parts: VideoPartsTable;
  video_progress: VideoProgressTable;
  video_readers: VideoReadersTable;
  video_viewings: VideoViewingsTable;
  video_windows: VideoWindowsTable;
  videos: VideosTable;
  wage_spans: WageSpansTable;
  week_attendance_rates: WeekAttendanceRatesTable;
  weekly_lectures: WeeklyLecturesTable;
  word_assignment_progress: WordAssignmentProgressTable;
  word_assignment_readers: WordAssignmentReadersTable;
  word_assignment_students: WordAssignmentStudentsTable;
  word_assignments: WordAssignmentsTable;
  word_deck_progress: WordDeckProgressTable;
  word_decks: WordDecksTable;
  word_due_days: WordDueDaysTable;
  word_paces: WordPacesTable;
  word_review_log: WordReviewLogTable;
  word_reviews: WordReviewsTable;
  word_settings: WordSettingsTable;
  word_streaks: WordStreaksTable;
  word_study_days: WordStudyDaysTable;
  word_test_answers: WordTestAnswersTable;
  word_test_pauses: WordTestPausesTable;
  word_test_plans: WordTestPlansTable;
  word_test_readers: WordTestReadersTable;
  word_test_results: WordTestResultsTable;
  word_test_standings: WordTestStandingsTable;
  word_test_takers: WordTestTakersTable;
  word_tests: WordTestsTable;
  words: WordsTable;
  work_corrections: WorkCorrectionsTable;
  work_flags: WorkFlagsTable;
  work_months: WorkMonthsTable;
  work_parts: WorkPartsTable;
  work_records: WorkRecordsTable;
}

/** 결석 알림: what a parent said before a lesson; no mark by itself */
export interface AbsenceNoticesTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 주차 */
  weekly_lecture_id: string;
  /** 사유 */
  reason: string;
  /** 상태: OPEN 확인 전, ACCEPTED 결석으로, DISMISSED 무시 */
  status: Generated<'OPEN' | 'ACCEPTED' | 'DISMISSED'>;
  /** 확인 일시 */
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 확인한 사람 */
  decided_by: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 접속 기록: who saw or took which student's personal data; append only, kept for two years */
export interface AccessLogTable {
  /** Key */
  id: Generated<string>;
  /** When */
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** RECORD a student's page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD, PHONE a masked number, PREVIEW the portal as the student sees it */
  kind: 'RECORD' | 'LIST' | 'EXPORT' | 'FILE' | 'REPORT_CARD' | 'PHONE' | 'PREVIEW';
  /** Who; no foreign key, so that it outlives them */
  actor_id: string;
  /** The role they had */
  actor_role: string;
  /** Whose data; null for many */
  student_id: string | null;
  /** Of how many students */
  student_count: Generated<number>;
  /** Details without personal data: the purpose of an export, the name of the question */
  facts: ColumnType<unknown, string | undefined, string>;
  /** The request, as in the log of the server */
  request_id: string | null;
  /** The sender's address */
  ip: string | null;
  /** The sender's browser, cut at 300 characters */
  user_agent: string | null;
}

/** 접속 점검: the access log with what stands out: at night, in bulk, by people who left */
export interface AccessReviewTable {
  /** Key */
  id: ColumnType<string | null, never, never>;
  /** When */
  at: ColumnType<Date | null, never, never>;
  /** As in access_log */
  kind: ColumnType<string | null, never, never>;
  /** Who */
  actor_id: ColumnType<string | null, never, never>;
  /** The role they had */
  actor_role: ColumnType<string | null, never, never>;
  /** Whose data; null for many */
  student_id: ColumnType<string | null, never, never>;
  /** Of how many students */
  student_count: ColumnType<number | null, never, never>;
  /** Details without personal data */
  facts: ColumnType<unknown, never, never>;
  /** The request */
  request_id: ColumnType<string | null, never, never>;
  /** The sender's address */
  ip: ColumnType<string | null, never, never>;
  /** The sender's browser */
  user_agent: ColumnType<string | null, never, never>;
  /** How many students' pages and portals this person opened on that day */
  records_of_day: ColumnType<number | null, never, never>;
  /** Its month in Seoul, such as 2026-03 */
  month: ColumnType<string | null, never, never>;
  /** 밤: between 23:00 and 06:00 in Seoul */
  is_night: ColumnType<boolean | null, never, never>;
  /** 한꺼번에: 100 students or more, an export, or 50 pages in a day */
  is_bulk: ColumnType<boolean | null, never, never>;
  /** 나간 직원: the person is not active any more */
  is_former: ColumnType<boolean | null, never, never>;
}

/** 실전 성적: results of exams outside the academy */
export interface ActualExamScoresTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 구분: SCHOOL 내신, MOCK 모의고사, CSAT 수능 */
  kind: 'SCHOOL' | 'MOCK' | 'CSAT';
  /** 연도; of a CSAT the 학년도 */
  year: number;
  /** 학기, of SCHOOL only */
  term: number | null;
  /** 시기: MIDTERM 중간, FINAL 기말; null for the whole term */
  part: 'MIDTERM' | 'FINAL' | null;
  /** 월, of MOCK only */
  month: number | null;
  /** 과목 */
  subject: string;
  /** 원점수 */
  raw_score: number | null;
  /** 표준점수 */
  standard_score: number | null;
  /** 백분위 */
  percentile: number | null;
  /** 등급, 1 is best */
  grade: number | null;
  /** 등급제: 5 or 9 grades, as it was then */
  grade_scale: number | null;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 챙길 학생 기준: one row */
export interface AlertSettingsTable {
  /** Key */
  id: Generated<number>;
  /** 잇단 결석 */
  absences_in_a_row: Generated<number>;
  /** 학기 결석, in one lecture */
  absences_in_term: Generated<number>;
  /** 성적이 잇달아 떨어진 시험 수 */
  falling_scores: Generated<number>;
  /** 클리닉 할 일이 남은 날 */
  todo_days: Generated<number>;
  /** 자동 결석 시작일: of the lessons whose empty marks become absences the day after; null until the academy turns it on */
  auto_absent_since: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 공지 읽음: a student has opened an announcement */
export interface AnnouncementReadsTable {
  /** Key */
  id: Generated<string>;
  /** 공지 */
  announcement_id: string;
  /** 학생 */
  student_id: string;
  /** 처음 읽은 때, by the server's clock */
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 주차 공지 */
export interface AnnouncementsTable {
  /** Key */
  id: Generated<string>;
  /** 주차 */
  weekly_lecture_id: string;
  /** 제목 */
  title: string;
  /** 본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one's HTML reaches a page */
  body: ColumnType<unknown, string, string>;
  /** 게시 시각: students see it from then on; null while a draft */
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 출석률 of a student in a lecture, of the weeks that have come */
export interface AttendanceRatesTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 주차 수: weeks the student takes part in */
  weeks: ColumnType<number | null, never, never>;
  /** 출석 인정: marks that count as present */
  present: ColumnType<number | null, never, never>;
  /** 출결이 찍힌 주차 */
  marked: ColumnType<number | null, never, never>;
  /** 아직 찍지 않은 주차 */
  unset: ColumnType<number | null, never, never>;
  /** 출석률, percent of the marked weeks with one decimal; null before the first mark */
  rate: ColumnType<number | null, never, never>;
}

/** 출결 구분 */
export interface AttendanceTypesTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  name: string;
  /** 줄임말: one or two letters in the attendance book */
  short_name: string;
  /** 색, #rrggbb */
  color: string;
  /** 출석으로 인정 */
  counts_as_present: boolean;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence: number;
  /** 사용; one that is not cannot be chosen any more */
  is_active: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
}

/** 변경 기록: every change with who made it, from where, and whom it is about */
export interface AuditEntriesTable {
  /** Key */
  id: ColumnType<string | null, never, never>;
  /** When it was done */
  at: ColumnType<Date | null, never, never>;
  /** Who did it; null for the system */
  actor_id: ColumnType<string | null, never, never>;
  /** The role they had */
  actor_role: ColumnType<string | null, never, never>;
  /** Their name today */
  actor_name: ColumnType<string | null, never, never>;
  /** The sender's address */
  ip: ColumnType<string | null, never, never>;
  /** The action that it was part of; null for a change by itself */
  change_set_id: ColumnType<string | null, never, never>;
  /** What the action was */
  kind: ColumnType<string | null, never, never>;
  /** What the words for the action need */
  facts: ColumnType<unknown, never, never>;
  /** INSERT, UPDATE, DELETE */
  action: ColumnType<string | null, never, never>;
  /** The table of the changed row */
  table_name: ColumnType<string | null, never, never>;
  /** The key of the changed row */
  row_id: ColumnType<string | null, never, never>;
  /** The row as it was; null for a new one */
  before: ColumnType<unknown, never, never>;
  /** The row as it became; null for a deleted one */
  after: ColumnType<unknown, never, never>;
  /** Whom the row is about, where it is about somebody */
  person_name: ColumnType<string | null, never, never>;
  /** Whether the action can be undone from here, while nobody changed it since */
  is_undoable: ColumnType<boolean | null, never, never>;
  /** Decided about oneself, by the only manager of the academy */
  is_for_oneself: ColumnType<boolean | null, never, never>;
  /** What somebody did at once, which it is part of */
  act_id: ColumnType<string | null, never, never>;
  /** Whether it stands for its act in a list of acts */
  is_first: ColumnType<boolean | null, never, never>;
  /** The same in a list of one table */
  is_first_of_table: ColumnType<boolean | null, never, never>;
  /** How many entries its act has; as text, since nobody adds them up */
  act_rows: ColumnType<string | null, never, never>;
}

/** 변경 기록 내보내기: who took the audit log as a file, and why */
export interface AuditExportsTable {
  /** Key */
  id: Generated<string>;
  /** 목적 */
  purpose: string;
  /** 조건: what it was narrowed to */
  filter: ColumnType<unknown, string | undefined, string>;
  /** 기록 수 */
  row_count: number;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 감사 기록: who changed what, when, from what to what; append only, written by triggers in the same transaction */
export interface AuditLogTable {
  /** Key */
  id: Generated<string>;
  /** When it was done */
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Who did it; null for the system */
  actor_id: string | null;
  /** The role they had */
  actor_role: string | null;
  /** The request it was done in, as in the log of the server */
  request_id: string | null;
  /** The action that it was part of; null for a change by itself */
  change_set_id: string | null;
  /** INSERT, UPDATE, DELETE */
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The table of the changed row */
  table_name: string;
  /** The key of the changed row */
  row_id: string;
  /** The row as it was; null for a new one */
  before: ColumnType<unknown, string | null, string | null>;
  /** The row as it became; null for a deleted one */
  after: ColumnType<unknown, string | null, string | null>;
  /** The sender's address; null for the system and for changes before it was kept */
  ip: string | null;
  /** Decided about oneself, by the only manager of the academy */
  is_for_oneself: Generated<boolean>;
}

/** 자동 결석: weeks whose unset marks were looked at; once, so that what is undone stays undone */
export interface AutoAbsencesTable {
  /** 주차 */
  weekly_lecture_id: string;
  /** What undo takes back; null where nothing was unset */
  change_set_id: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 답변과 추가 질문: staff answer a question, who asked it asks on */
export interface BoardAnswersTable {
  /** Key */
  id: Generated<string>;
  /** 질문 */
  post_id: string;
  /** 답변 내용 */
  body: string;
  /** 채택: at most one of a question */
  is_accepted: Generated<boolean>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 구분: ANSWER 답변 of staff, FOLLOW_UP 추가 질문 of who asked */
  kind: Generated<'ANSWER' | 'FOLLOW_UP'>;
  /** 꾸민 내용: a ProseMirror document with the words of body; null where the body is all */
  content: ColumnType<unknown, string | null, string | null>;
  /** 사진과 파일: files of the post that belong to this answer */
  file_ids: Generated<string[]>;
  /** 삭제 일시; null while it stands */
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** Empty, for screens of the version before: no student is told who asked */
export interface BoardAuthorsTable {
  /** 질문 */
  post_id: ColumnType<string | null, never, never>;
  /** 질문한 학생의 이름 */
  name: ColumnType<string | null, never, never>;
}

/** 게시글: FAQ, 공지, 질문 */
export interface BoardPostsTable {
  /** Key */
  id: Generated<string>;
  /** 구분: FAQ 자주 묻는 질문, NOTICE 공지, QUESTION 질문 */
  category: 'FAQ' | 'NOTICE' | 'QUESTION';
  /** 제목 */
  title: string;
  /** 내용 */
  body: string;
  /** 전체 공개; readable without signing in; never a question */
  is_public: Generated<boolean>;
  /** 순서, small first */
  sort_order: Generated<number>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 강의: which one a question is about; null for none */
  lecture_id: string | null;
  /** 첫 답변 시각, null while it waits; follows from board_answers, recompute_board_answers() sets it anew */
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** 질문을 볼 사람: PRIVATE 나와 선생님, ANONYMOUS 우리 반, 이름 없이. CLASS 우리 반 becomes ANONYMOUS */
  visibility: Generated<'PRIVATE' | 'CLASS' | 'ANONYMOUS'>;
  /** 꾸민 내용: a ProseMirror document with the words of body; null where the body is all */
  content: ColumnType<unknown, string | null, string | null>;
  /** 어느 시험에 대한 질문; null for none */
  exam_id: string | null;
  /** 시험의 문항 번호; null for the whole exam */
  exam_number: number | null;
  /** 담당 조교; null for none */
  assigned_ta_id: string | null;
  /** 다시 연 일시: the question waits again although it was answered */
  reopened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 대기 시작 일시; null while nobody waits for an answer. Follows from answers and follow-ups */
  waiting_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 삭제 일시; null while it stands */
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** The class that may read a question: those who attended its lecture when it was asked, unless it is private */
export interface BoardReadersTable {
  /** 질문 */
  post_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 자주 쓰는 답변: words that staff put into an answer */
export interface BoardRepliesTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  title: string;
  /** 내용 */
  body: string;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 게시판 설정: one row */
export interface BoardSettingsTable {
  /** Always 1 */
  id: Generated<number>;
  /** 답변 기한: hours within which the academy answers a question */
  answer_hours: Generated<number>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 게시글 이력: what posts and answers said and say; staff only; ask for one post at a time */
export interface BoardVersionsTable {
  /** Of the entry in the audit log */
  id: ColumnType<string | null, never, never>;
  /** 게시글 */
  post_id: ColumnType<string | null, never, never>;
  /** 답변; null for the post itself */
  answer_id: ColumnType<string | null, never, never>;
  /** 수정 일시 */
  at: ColumnType<Date | null, never, never>;
  /** 수정한 사람 */
  actor_id: ColumnType<string | null, never, never>;
  /** 제목 from then on; null of an answer */
  title: ColumnType<string | null, never, never>;
  /** 내용 from then on */
  body: ColumnType<string | null, never, never>;
}

/** 캘린더 구독: the address at which a calendar reads one student's lessons, bookings and D-days; gone when it is revoked */
export interface CalendarLinksTable {
  /** Key */
  id: Generated<string>;
  /** 학생; one address each */
  student_id: string;
  /** SHA-256 of what stands in the address; the address itself is kept nowhere */
  token_hash: string;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Where an action of a grid was made: the weeks of its marks and scores, the months of its shifts */
export interface ChangeSetPlacesTable {
  /** The action */
  change_set_id: string;
  /** The id of a weekly lecture, or a month as 2026-11 */
  place: string;
  /** Who did it */
  actor_id: string;
}

/** What one action changed, in the audit log: an import, a bulk mark, a paste */
export interface ChangeSetsTable {
  /** Key */
  id: Generated<string>;
  /** What the action was, such as CLASS_TRANSFER */
  kind: string;
  /** What the words for it need: numbers and dates */
  facts: ColumnType<unknown, string | undefined, string>;
  /** Who did it; null for the system */
  actor_id: Generated<string | null>;
  /** When it was begun */
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** The change set that this one undoes; null for an action. What undoes an undo does the action again */
  undoes_id: string | null;
}

/** 예약할 수 있는 시간: not closed yet, with its free seats and nobody's name */
export interface ClinicOpenSlotsTable {
  /** Of the slot */
  id: ColumnType<string | null, never, never>;
  /** CLINIC 클리닉, COUNSEL 상담 */
  reserve_type: ColumnType<string | null, never, never>;
  /** 상담 종류; null for any */
  counsel_type: ColumnType<string | null, never, never>;
  /** 날짜, Asia/Seoul */
  held_on: ColumnType<string | null, never, never>;
  /** 시작 */
  starts_at: ColumnType<Date | null, never, never>;
  /** 끝 */
  ends_at: ColumnType<Date | null, never, never>;
  /** 장소 */
  room: ColumnType<string | null, never, never>;
  /** 안내 */
  note: ColumnType<string | null, never, never>;
  /** 정원 */
  capacity: ColumnType<number | null, never, never>;
  /** 예약 마감 */
  closes_at: ColumnType<Date | null, never, never>;
  /** 취소 기한 */
  cancel_until: ColumnType<Date | null, never, never>;
  /** 빈자리 */
  free: ColumnType<number | null, never, never>;
  /** 대기하는 학생 수 */
  waiting: ColumnType<number | null, never, never>;
  /** 예약 시작; null for at once */
  opens_at: ColumnType<Date | null, never, never>;
}

/** 클리닉·상담 예약: a student in a slot */
export interface ClinicParticipantsTable {
  /** Key */
  id: Generated<string>;
  /** 시간 */
  slot_id: string;
  /** 구분: CLINIC 클리닉, COUNSEL 상담; of the slot, a trigger fills it */
  reserve_type: string;
  /** 학생 */
  student_id: string;
  /** 상태: WAITING 대기, RESERVED 예약, ARRIVED 도착, DEPARTED 귀가, CANCELLED 취소, NO_SHOW 불참; RESERVED, ARRIVED and DEPARTED hold a seat */
  status: Generated<'WAITING' | 'RESERVED' | 'ARRIVED' | 'DEPARTED' | 'CANCELLED' | 'NO_SHOW'>;
  /** 상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null in a clinic */
  counsel_type: 'STUDY' | 'SCORES' | 'CAREER' | 'LIFE' | 'PARENT' | null;
  /** 시작: the slot's unless agreed otherwise, always within it */
  starts_at: ColumnType<Date, Date | string, Date | string>;
  /** 끝: the slot's unless agreed otherwise, always within it */
  ends_at: ColumnType<Date, Date | string, Date | string>;
  /** 대기 순서: rises within the slot, with gaps; clinic_waiting_places counts the place */
  waiting_number: number | null;
  /** 담당 조교 */
  ta_id: string | null;
  /** 급함: staff see them first */
  is_hurried: Generated<boolean>;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 자리 난 일시: when a cancellation gave the seat to this waiting booking; its message is sent once by the key clinic-promotion:<id> */
  promoted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 도착 시각 */
  arrived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 귀가 시각 */
  departed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 취소 시각 */
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 클리닉 규칙: one row, what a slot at a late hour or on a holiday leads to */
export interface ClinicRulesTable {
  /** Always the same: there is one row */
  id: Generated<string>;
  /** 마감 시각, Asia/Seoul: by then every slot has ended (학원 조례: 22:00 in Seoul) */
  closing_time: Generated<string>;
  /** 늦은 시간: ALLOW 허용, WARN 경고, REFUSE 거절 */
  late_rule: Generated<'ALLOW' | 'WARN' | 'REFUSE'>;
  /** 공휴일: ALLOW 허용, WARN 경고, REFUSE 거절 */
  holiday_rule: Generated<'ALLOW' | 'WARN' | 'REFUSE'>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 상담 한도: open counsel bookings of one type a student may hold; staff may exceed it */
  counsel_limit: Generated<number>;
  /** 클리닉 한도: open clinic bookings of one day a student may hold; staff may exceed it */
  clinic_limit: Generated<number>;
}

/** 시간별 인원: how many a slot holds and in which state */
export interface ClinicSlotLoadsTable {
  /** Of the slot */
  id: ColumnType<string | null, never, never>;
  /** 날짜, Asia/Seoul */
  held_on: ColumnType<string | null, never, never>;
  /** CLINIC 클리닉, COUNSEL 상담 */
  reserve_type: ColumnType<string | null, never, never>;
  /** 정원 */
  capacity: ColumnType<number | null, never, never>;
  /** 자리를 가진 예약: reserved, arrived or departed */
  booked: ColumnType<number | null, never, never>;
  /** 대기 */
  waiting: ColumnType<number | null, never, never>;
  /** 와 있는 학생 */
  arrived: ColumnType<number | null, never, never>;
  /** 귀가한 학생 */
  departed: ColumnType<number | null, never, never>;
  /** 불참 */
  no_show: ColumnType<number | null, never, never>;
  /** 급한 학생, still to come or here */
  hurried: ColumnType<number | null, never, never>;
  /** 빈자리 */
  free: ColumnType<number | null, never, never>;
}

/** 클리닉·상담 시간: a dated period with a capacity that students reserve */
export interface ClinicSlotsTable {
  /** Key */
  id: Generated<string>;
  /** 구분: CLINIC 클리닉, COUNSEL 상담 */
  reserve_type: 'CLINIC' | 'COUNSEL';
  /** 상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null of a counsel slot for any */
  counsel_type: 'STUDY' | 'SCORES' | 'CAREER' | 'LIFE' | 'PARENT' | null;
  /** 날짜, Asia/Seoul; follows from starts_at */
  held_on: GeneratedAlways<string>;
  /** 시작 */
  starts_at: ColumnType<Date, Date | string, Date | string>;
  /** 끝 */
  ends_at: ColumnType<Date, Date | string, Date | string>;
  /** 장소; tells slots of the same hour apart */
  room: Generated<string>;
  /** 안내: students read it */
  note: Generated<string>;
  /** 정원: never more bookings that hold a seat */
  capacity: number;
  /** 예약 마감: students reserve until then, staff always */
  closes_at: ColumnType<Date, Date | string, Date | string>;
  /** 취소 기한: students cancel until then, staff always */
  cancel_until: ColumnType<Date, Date | string, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 담당 조교: of every booking that has no other */
  ta_id: string | null;
  /** 예약 시작: students reserve from then on, staff always; null for at once */
  opens_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 조교 배정: how many bookings each TA has on a day */
export interface ClinicTaDaysTable {
  /** Day and TA */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 날짜, Asia/Seoul */
  held_on: ColumnType<string | null, never, never>;
  /** 맡은 예약 */
  assigned: ColumnType<number | null, never, never>;
  /** 지금 와 있는 학생 */
  arrived: ColumnType<number | null, never, never>;
  /** 귀가한 학생 */
  departed: ColumnType<number | null, never, never>;
  /** 그중 상담 */
  counsels: ColumnType<number | null, never, never>;
}

/** 클리닉 할 일: what a student must finish in the clinic, in sequence */
export interface ClinicTodosTable {
  /** Key */
  id: Generated<string>;
  /** 예약 it is done in: moves to another slot with it; null until the student has one that holds a seat */
  participant_id: string | null;
  /** 순서, from 1: in the booking, or among what the student has open without one */
  sequence: number;
  /** 구분: RETAKE 재시험, CORRECTION 오답 정리, HOMEWORK 과제, OTHER 기타 */
  kind: 'RETAKE' | 'CORRECTION' | 'HOMEWORK' | 'OTHER';
  /** 할 일 */
  title: string;
  /** 상태: TODO 할 일, DOING 하는 중, SUBMITTED 제출, DONE 완료, FAILED 미통과 */
  status: Generated<'TODO' | 'DOING' | 'SUBMITTED' | 'DONE' | 'FAILED'>;
  /** The attempt whose value asks for this; its clinic status follows. Null for other work */
  score_attempt_id: string | null;
  /** 재시험지 to sit; null when the retake has no paper of its own */
  retake_exam_id: string | null;
  /** The failed todo behind which this retake stands; a trigger makes it */
  follows_id: string | null;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 제출 시각 */
  submitted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 통과나 미통과를 정한 시각 */
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 학생 */
  student_id: string;
  /** The booking, or the student before there is one: what the sequence counts in */
  list_id: GeneratedAlways<string>;
  /** Status it had when its attempt needed no clinic any more; null for what somebody decided. It goes back there when the attempt needs one again */
  ended_from: string | null;
}

/** 대기 순번: the place of each waiting booking, from 1 */
export interface ClinicWaitingPlacesTable {
  /** Of the booking */
  id: ColumnType<string | null, never, never>;
  /** 시간 */
  slot_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 몇 번째, from 1 */
  place: ColumnType<number | null, never, never>;
}

/** 동의하는 사람: who consents for a student today */
export interface ConsentStatesTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 만 14세 미만 */
  needs_guardian: ColumnType<boolean | null, never, never>;
}

/** 개인정보 동의: who allowed what, when and how; what is withdrawn stays as history */
export interface ConsentsTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 구분: REQUIRED 개인정보 수집·이용, MARKETING 광고성 문자, PHOTO 사진·영상 활용 */
  kind: 'REQUIRED' | 'MARKETING' | 'PHOTO';
  /** 동의한 사람: STUDENT 학생 본인, GUARDIAN 보호자 */
  giver: 'STUDENT' | 'GUARDIAN';
  /** 보호자 이름 */
  giver_name: Generated<string>;
  /** 방법: PAPER 종이, IN_PERSON 방문 서명, LINK 링크, FIRST_LOGIN 첫 로그인, PORTAL 학생 화면 */
  method: 'PAPER' | 'IN_PERSON' | 'LINK' | 'FIRST_LOGIN' | 'PORTAL';
  /** 동의 일시 */
  given_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 철회 일시 */
  withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who wrote the withdrawal down */
  withdrawn_by: string | null;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 상담할 일: a student whom somebody should talk to */
export interface ConsultTasksTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 강의; null of todos */
  lecture_id: string | null;
  /** 구분: ABSENCES 결석, SCORES 성적, TODOS 클리닉 할 일 */
  kind: 'ABSENCES' | 'SCORES' | 'TODOS';
  /** ABSENCES inARow, inTerm; SCORES percents, oldest first; TODOS count, since */
  reasons: ColumnType<unknown, string, string>;
  /** 등록 일시 */
  opened_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 종료 일시: when it was done, or no longer true */
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who did it; null when the reason was taken back */
  closed_by: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 상담 기록: staff only */
export interface ConsultsTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 상담 일시 */
  consulted_at: ColumnType<Date, Date | string, Date | string>;
  /** 상담한 사람, who need not be the one who wrote it down */
  consulted_by: Generated<string | null>;
  /** 방법: PHONE 전화, VISIT 방문, VIDEO_CALL 화상, MESSAGE 문자 */
  channel: 'PHONE' | 'VISIT' | 'VIDEO_CALL' | 'MESSAGE';
  /** 상대: STUDENT 학생, PARENT 보호자, BOTH 함께 */
  counterpart: 'STUDENT' | 'PARENT' | 'BOTH';
  /** 내용 */
  body: string;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 구분: STUDY 학습, SCORES 성적, ATTENDANCE 출결, CAREER 진로·입시, LIFE 생활, PAYMENT 수납, OTHER 기타 */
  topic: Generated<'STUDY' | 'SCORES' | 'ATTENDANCE' | 'CAREER' | 'LIFE' | 'PAYMENT' | 'OTHER'>;
  /** 다시 이야기할 날; settled by the next consult from then on */
  follow_up_on: string | null;
  /** 상담 예약 it came of; null of a talk without one */
  clinic_participant_id: string | null;
}

/** The students who may read a D-day: those who attended when it was made */
export interface DdayReadersTable {
  /** 디데이 */
  dday_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** The students who may read a deck of a lecture: those who attended when it was published, and whom it is assigned to */
export interface DeckReadersTable {
  /** 단어장 */
  deck_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 수강등록: a student in a lecture from one date to another */
export interface EnrollmentsTable {
  /** Key */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 학생 */
  student_id: string;
  /** 첫날 */
  from_date: Generated<string>;
  /** 마지막 날; null while open */
  to_date: string | null;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 화면 오류: crashes that are the same, with how often, in which versions, for how many people */
export interface ErrorGroupsTable {
  /** Key */
  id: ColumnType<string | null, never, never>;
  /** The number that the recovery page shows */
  fingerprint: ColumnType<string | null, never, never>;
  /** The message, without tokens */
  message: ColumnType<string | null, never, never>;
  /** Where it happened first */
  stack: ColumnType<string | null, never, never>;
  /** The page where it happened last */
  url: ColumnType<string | null, never, never>;
  /** The browser where it happened last */
  user_agent: ColumnType<string | null, never, never>;
  /** How often it was reported */
  hits: ColumnType<number | null, never, never>;
  /** When it was reported first */
  first_at: ColumnType<Date | null, never, never>;
  /** When it was reported last */
  last_at: ColumnType<Date | null, never, never>;
  /** How many people met it while signed in */
  people: ColumnType<number | null, never, never>;
  /** Versions with how often in each, the newest first */
  versions: ColumnType<unknown, never, never>;
  /** Closed as mended */
  is_closed: ColumnType<boolean | null, never, never>;
  /** When it was closed */
  closed_at: ColumnType<Date | null, never, never>;
  /** Who closed it */
  closed_by_name: ColumnType<string | null, never, never>;
  /** What was done about it */
  closed_note: ColumnType<string | null, never, never>;
  /** When it came back last */
  reopened_at: ColumnType<Date | null, never, never>;
  /** How often it came back */
  reopenings: ColumnType<number | null, never, never>;
}

/** Who met a crash while signed in */
export interface ErrorLogPeopleTable {
  /** The crash */
  error_log_id: string;
  /** Who */
  user_id: string;
  /** When they met it first */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** The versions of the app in which a crash was reported */
export interface ErrorLogVersionsTable {
  /** The crash */
  error_log_id: string;
  /** Such as 1.86.4 */
  version: string;
  /** How often in this version */
  hits: Generated<number>;
  /** When it was reported first */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was reported last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 오류 기록: crashes reported by browsers, grouped by fingerprint */
export interface ErrorLogsTable {
  /** Key */
  id: Generated<string>;
  /** What tells one fault from another: a hash of message and place */
  fingerprint: string;
  /** The message, without tokens */
  message: string;
  /** Where it happened, without tokens */
  stack: Generated<string>;
  /** The page, without its query */
  url: Generated<string>;
  /** The browser */
  user_agent: Generated<string>;
  /** Who saw it last; null when nobody was signed in */
  user_id: string | null;
  /** How often it was reported */
  hits: Generated<number>;
  /** When it was reported last */
  occurred_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was closed as mended; null while it is open */
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who closed it last */
  closed_by: string | null;
  /** What was done about it */
  closed_note: Generated<string>;
  /** When it came back after it was closed */
  reopened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** How often it came back */
  reopenings: Generated<number>;
}

/** 시험 문항: the questions an exam asks, its own or its template's; staff only */
export interface ExamItemsTable {
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 문항, exam_questions.id */
  question_id: ColumnType<string | null, never, never>;
  /** 번호 */
  number: ColumnType<number | null, never, never>;
  /** CHOICE 객관식, SHORT 단답형 */
  kind: ColumnType<string | null, never, never>;
  /** 정답, see exam_questions.answer */
  answer: ColumnType<number | null, never, never>;
  /** 복수 정답 */
  also_accepts: ColumnType<number[] | null, never, never>;
  /** 배점 */
  points: ColumnType<number | null, never, never>;
  /** 단원 */
  unit: ColumnType<string | null, never, never>;
  /** NORMAL, ALL_CORRECT 전원 정답, VOID 무효 */
  grading_rule: ColumnType<string | null, never, never>;
}

/** 문항 분석: of the first attempts whose answers are known */
export interface ExamQuestionStatisticsTable {
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 문항 */
  question_id: ColumnType<string | null, never, never>;
  /** 번호 */
  number: ColumnType<number | null, never, never>;
  /** CHOICE 객관식, SHORT 단답형 */
  kind: ColumnType<string | null, never, never>;
  /** 정답, see exam_questions.answer */
  answer: ColumnType<number | null, never, never>;
  /** 배점 */
  points: ColumnType<number | null, never, never>;
  /** 단원 */
  unit: ColumnType<string | null, never, never>;
  /** NORMAL, ALL_CORRECT 전원 정답, VOID 무효 */
  grading_rule: ColumnType<string | null, never, never>;
  /** 응시 인원 whose answers are known */
  taken_count: ColumnType<number | null, never, never>;
  /** 정답 인원 */
  correct_count: ColumnType<number | null, never, never>;
  /** 정답률, percent */
  correct_rate: ColumnType<number | null, never, never>;
  /** 상위 27 % 정답률, percent */
  upper_rate: ColumnType<number | null, never, never>;
  /** 하위 27 % 정답률, percent */
  lower_rate: ColumnType<number | null, never, never>;
  /** 변별도: 상위 27 % 정답률 − 하위 27 % 정답률, percentage points */
  discrimination: ColumnType<number | null, never, never>;
  /** 문항-총점 상관: of being right with the points of all other questions, -1–1; null when all or none were right */
  correlation: ColumnType<number | null, never, never>;
  /** 선택 인원: of no answer, then of choices 1–5; null for 단답형 */
  choice_counts: ColumnType<number[] | null, never, never>;
}

/** 문항: with the answers; of a template, of an unlinked exam, or of a retake paper; staff only */
export interface ExamQuestionsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 양식; null when another owns it */
  template_id: string | null;
  /** 시험; null when another owns it */
  exam_id: string | null;
  /** 재시험지; null when another owns it */
  retake_exam_id: string | null;
  /** 번호: place in score_attempts.answers */
  number: number;
  /** 구분: CHOICE 객관식, SHORT 단답형; choices are 1–5, answers in digits 0–9999 */
  kind: Generated<'CHOICE' | 'SHORT'>;
  /** 정답: CHOICE the right choices as ascending digits, all to be marked (24 is ② and ④); SHORT the number; null until known */
  answer: number | null;
  /** 복수 정답: further answers that count as right, each written like answer */
  also_accepts: Generated<number[]>;
  /** 배점 */
  points: number;
  /** 단원 */
  unit: Generated<string>;
  /** 채점 방식: NORMAL 보통, ALL_CORRECT 전원 정답, VOID 무효; a void one counts for nobody and not in the total */
  grading_rule: Generated<'NORMAL' | 'ALL_CORRECT' | 'VOID'>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 시험 통계: of the first attempts that have a value */
export interface ExamStatisticsTable {
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 응시 인원: first attempts with a value */
  taken_count: ColumnType<number | null, never, never>;
  /** 대상 인원 */
  participant_count: ColumnType<number | null, never, never>;
  /** 결시 인원 */
  absent_count: ColumnType<number | null, never, never>;
  /** 클리닉에 와야 하거나 예약한 인원 */
  clinic_count: ColumnType<number | null, never, never>;
  /** 평균 */
  mean: ColumnType<number | null, never, never>;
  /** 최고점 */
  highest: ColumnType<number | null, never, never>;
  /** 최저점 */
  lowest: ColumnType<number | null, never, never>;
  /** 중앙값 */
  median: ColumnType<number | null, never, never>;
  /** 표준편차, of the population */
  deviation: ColumnType<number | null, never, never>;
  /** 점수 분포: ten counts, from 0 to 10 percent of the points up to 90 to 100 */
  distribution: ColumnType<number[] | null, never, never>;
}

/** 시험 양식: lecture-level exam definition; exams linked to it share its core info and questions */
export interface ExamTemplatesTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 이름 */
  name: string;
  /** 커트라인, points; null for none */
  cutline: number | null;
  /** 만점; the sum of its questions, once it has any */
  total_points: Generated<number>;
  /** Raised at every change, also of its questions; an edit says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 시험: an exam of one week, linked to a template or on its own */
export interface ExamsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 강의: the one of the week, and of the template */
  lecture_id: string;
  /** 주차 */
  weekly_lecture_id: string;
  /** 시험 양식: while set, name, cutline, points and questions are the template's; null when unlinked */
  template_id: string | null;
  /** 이름 */
  name: string;
  /** 커트라인, points below which a student must come to the clinic or sit a retake; null for none */
  cutline: number | null;
  /** 만점; the sum of its questions, once it has any */
  total_points: Generated<number>;
  /** 주차 안 순서; the next one unless said */
  sequence: number;
  /** 학생에게 공개: HIDDEN false ⇄ SHOWN true */
  is_shown: Generated<boolean>;
  /** Raised at every change, also of its questions; an edit says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 경비 청구: what a TA spent for the academy; the receipt stands in files */
export interface ExpenseClaimsTable {
  /** Key */
  id: Generated<string>;
  /** 청구한 조교 */
  ta_id: string;
  /** 쓴 날 */
  spent_on: string;
  /** 금액(원) */
  amount: number;
  /** 내용 */
  description: string;
  /** 상태: REQUESTED 청구, APPROVED 승인, REJECTED 반려, PAID 지급 */
  status: Generated<'REQUESTED' | 'APPROVED' | 'REJECTED' | 'PAID'>;
  /** 지급 월, its first day: the month of spending, or the first open one after it; null for what was paid by hand, which no month pays */
  pay_month: string | null;
  /** 반려 사유 */
  reject_reason: string | null;
  /** 승인이나 반려한 사람; never the one who claims */
  decided_by: string | null;
  /** 승인이나 반려한 시각 */
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 지급 시각 */
  paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** The students who may open a file of a whole lecture: those who attended when it was given */
export interface FileLectureReadersTable {
  /** 파일 권한 */
  permission_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 파일 권한: who may open a file: one student, everyone of a lecture, or everyone of a week */
export interface FilePermissionsTable {
  /** Key */
  id: Generated<string>;
  /** 파일 */
  file_id: string;
  /** 학생 */
  student_id: string | null;
  /** 강의: everyone enrolled in it */
  lecture_id: string | null;
  /** 주차: every participant of it */
  weekly_lecture_id: string | null;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 파일 열람: who opened a file and when; a log of its own, so it is not audited */
export interface FileViewsTable {
  /** Key */
  id: Generated<string>;
  /** 파일 */
  file_id: string;
  /** 본 사람 */
  user_id: string;
  /** VIEW 열람, DOWNLOAD 다운로드 */
  kind: Generated<'VIEW' | 'DOWNLOAD'>;
  /** 본 때 */
  viewed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 파일: what is known about a stored object, whose key is the id; whoever deletes a row removes its object */
export interface FilesTable {
  /** Key */
  id: Generated<string>;
  /** 소속: the kind of thing it belongs to; a kind has a generated column with its foreign key. LECTURE 강의, WEEKLY_LECTURE 주차, STUDENT 학생, CONSULT 상담 기록, BOARD_POST 게시글, MATERIAL 강의 자료, VIDEO 영상, PROFILE 프로필 사진, EXAM 시험, SUBMISSION 제출, CLAIM 경비 청구. UPLOADER 아직 없음: whoever uploads it says so later */
  owner_type: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM' | 'UPLOADER';
  /** What it belongs to */
  owner_id: string;
  /** 강의, of owner type LECTURE */
  lecture_id: GeneratedAlways<string | null>;
  /** 주차, of owner type WEEKLY_LECTURE */
  weekly_lecture_id: GeneratedAlways<string | null>;
  /** 학생, of owner type STUDENT: papers about a student */
  student_id: GeneratedAlways<string | null>;
  /** 게시글, of owner type BOARD_POST */
  board_post_id: GeneratedAlways<string | null>;
  /** 강의 자료, of owner type MATERIAL; goes with it */
  material_id: GeneratedAlways<string | null>;
  /** 영상, of owner type VIDEO; one done file a video */
  video_id: GeneratedAlways<string | null>;
  /** 프로필 사진의 주인, of owner type PROFILE; one done file a person */
  profile_user_id: GeneratedAlways<string | null>;
  /** 파일 이름, NFC, no path */
  name: string;
  /** Media type, lower case without parameters */
  content_type: string;
  /** 크기, bytes; 5 GiB at most */
  size_bytes: number;
  /** SHA-256 of the content in hex; until the upload is done null, or that of the picture that was made of it */
  sha256: string | null;
  /** The store's id of a multipart upload under way */
  upload_id: string | null;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  is_watermarked: Generated<boolean>;
  /** 상태: UPLOADING 올리는 중, DONE 완료 */
  state: Generated<'UPLOADING' | 'DONE'>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 시험, of owner type EXAM: papers, explanations, scanned answer sheets */
  exam_id: GeneratedAlways<string | null>;
  /** 제출, of owner type SUBMISSION */
  submission_id: GeneratedAlways<string | null>;
  /** 경비 청구, of owner type CLAIM: receipts */
  claim_id: GeneratedAlways<string | null>;
  /** 상담 기록, of owner type CONSULT; goes with it */
  consult_id: GeneratedAlways<string | null>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Bytes that a student receives; null where each download is stamped anew, which makes it larger */
  sent_bytes: GeneratedAlways<number | null>;
  /** SHA-256 of the SHA-256 of each 8 MiB of what was chosen, as the uploader said; null where they did not */
  content_hash: string | null;
  /** 워터마크 오류: why a student was refused a stamped copy, in a sentence with file and page; null until that happens, and when the watermark is switched */
  watermark_trouble: string | null;
  /** 재생 제한: why some students cannot play a film, by how it is packed; null where all can, and for other files */
  play_limit: 'HEVC' | 'AV1' | 'VP9' | 'PRORES' | 'MPEG4' | 'H264' | 'MKV' | 'SOUND' | 'OTHER' | null;
}

/** 지난 주차: weeks of today and before, the only ones that a statistic counts */
export interface HeldWeeksTable {
  /** 주차 */
  weekly_lecture_id: ColumnType<string | null, never, never>;
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 수업일: today or before, in Seoul */
  held_on: ColumnType<string | null, never, never>;
}

/** 주휴수당: of each week of hourly work that earns it, a fifth of its hours, of 40 at most, at the mean wage; paid in the month of its Sunday */
export interface HolidayWeeksTable {
  /** TA and week */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 지급 월, its first day: that of the Sunday */
  month: ColumnType<string | null, never, never>;
  /** 주, its Monday */
  week: ColumnType<string | null, never, never>;
  /** 한 주 시급 근무 시간, minutes, whatever months its days are in */
  work_minutes: ColumnType<number | null, never, never>;
  /** 주휴 시간, minutes */
  minutes: ColumnType<number | null, never, never>;
  /** 평균 시급, 원, rounded for show */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 금액, 원, rounded once */
  amount: ColumnType<number | null, never, never>;
}

/** 시급 구분: a kind of work and its wage */
export interface HourlyWageTypesTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  name: string;
  /** 순서, small first */
  sequence: Generated<number>;
  /** 사용: it can be given anew */
  is_active: Generated<boolean>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 시급: of a wage type, from a month until the next one */
export interface HourlyWagesTable {
  /** Key */
  id: Generated<string>;
  /** 시급 구분 */
  wage_type_id: string;
  /** 적용 시작 월, its first day */
  from_month: string;
  /** 시급(원) */
  hourly_wage: number;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 입학 문의: a visitor who wishes to enrol or to be called */
export interface InquiriesTable {
  /** Key */
  id: Generated<string>;
  /** ENROL 수강 신청, CALL 전화 상담 */
  kind: 'ENROL' | 'CALL';
  /** 이름 */
  name: string;
  /** 연락처, E.164 */
  phone: string;
  /** 학년 */
  grade: Generated<string>;
  /** 바라는 강의 */
  lecture_id: string | null;
  /** 남긴 말 */
  message: Generated<string>;
  /** When they agreed to be contacted */
  consented_at: ColumnType<Date, Date | string, Date | string>;
  /** 연락을 마친 때 */
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 연락한 사람 */
  closed_by: string | null;
  /** 결과 */
  outcome: Generated<string>;
  /** Raised at every change */
  version: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 일의 기록: runs that did something or failed; what found nothing to do is not written down */
export interface JobRunsTable {
  /** Key */
  id: Generated<string>;
  /** 일 */
  job_id: string;
  /** Number of the run */
  run_number: number;
  /** When it began */
  started_at: ColumnType<Date, Date | string, Date | string>;
  /** When it ended; of a lost run, when another process took the job */
  ended_at: ColumnType<Date, Date | string, Date | string>;
  /** How long it took */
  milliseconds: GeneratedAlways<number>;
  /** DONE 끝남, FAILED 실패, LOST its process ended in the middle, RELEASED given back by a process that ended, STOPPED by a manager */
  outcome: 'DONE' | 'FAILED' | 'LOST' | 'RELEASED' | 'STOPPED';
  /** Why it failed, as a stable code */
  code: string | null;
  /** The process, as its log names it */
  worker: string | null;
}

/** 서버가 하는 일: what the server does by itself, by the clock or once; any process may take a job when it is due */
export interface JobsTable {
  /** Key */
  id: Generated<string>;
  /** What is done, as the log and the figures name it */
  kind: string;
  /** What it is done to, such as the id of a scan; the number of a lane; empty where there is one */
  key: Generated<string>;
  /** Seconds from the end of a run to the next; null for what is done once */
  every_seconds: number | null;
  /** When it is to run next */
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** WAITING 기다림 → RUNNING 하는 중 → WAITING, or DONE 끝남 for what is done once; FAILED 실패 after the last try; STOPPED 멈춤 by a manager */
  status: Generated<'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'STOPPED'>;
  /** How often it was taken, and the fence: a run with a lower number writes nothing more */
  run_number: Generated<number>;
  /** While RUNNING: another process may take it from then on */
  lease_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** The process that took it last, as its log names it */
  worker: string | null;
  /** Failed runs in a row; each one doubles the wait for the next */
  failures: Generated<number>;
  /** Why the last run failed, as a stable code; null when it did not */
  code: string | null;
  /** When the last run began */
  started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When the last run ended */
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When the last run that did not fail began */
  succeeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 멈춘 사람; null when it is not stopped */
  stopped_by: string | null;
  /** When it was first written down */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it last changed */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 기기: browsers a person signed in from */
export interface KnownDevicesTable {
  /** Key */
  id: Generated<string>;
  /** Whose */
  user_id: string;
  /** SHA-256 of the number in the browser's cookie */
  device_hash: string;
  /** Until when it is not asked for the second factor */
  trusted_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it signed in last */
  last_seen_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 홈페이지: one row, what visitors read */
export interface LandingPagesTable {
  /** Key */
  id: Generated<string>;
  /** 큰 제목; the academy's name where empty */
  hero_title: Generated<string>;
  /** 소개 */
  hero_text: Generated<string>;
  /** 사진 */
  picture_id: string | null;
  /** 사진 설명, for those who do not see it */
  picture_words: Generated<string>;
  /** 선생님: name, subject, words */
  teachers: ColumnType<unknown, string | undefined, string>;
  /** 주소; leads to a map */
  address: Generated<string>;
  /** 전화, E.164; the academy's number where null */
  phone: string | null;
  /** 공지 보이기 */
  shows_notices: Generated<boolean>;
  /** 상담 신청 받기 */
  takes_inquiries: Generated<boolean>;
  /** 검색과 공유 제목; the academy's name where empty */
  head_title: Generated<string>;
  /** 검색과 공유 설명 */
  head_description: Generated<string>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 대표 색, #rrggbb; the product's where empty */
  accent: Generated<string>;
  /** 로고; the academy's name alone where null */
  logo_id: string | null;
  /** 학원 이름, on every page, paper and text; 학원 where empty. ACADEMY_NAME of the machine wins */
  academy_name: Generated<string>;
  /** 운영 시간, as visitors read it */
  hours: Generated<string>;
}

/** 홈페이지 사진: public, small enough to stand beside the texts */
export interface LandingPicturesTable {
  /** Key */
  id: Generated<string>;
  /** The picture */
  content: Uint8Array;
  /** Its kind */
  content_type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 디데이: a dated goal of a lecture */
export interface LectureDdaysTable {
  /** Key */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 이름: 수능, 모의고사 */
  title: string;
  /** 날짜 */
  falls_on: string;
  /** 순서 within the lecture, from 1; deferrable, so that one transaction may reorder */
  sequence: number;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 다른 요일의 수업: weekly hours of a lecture besides its own weekday */
export interface LectureHoursTable {
  /** Key */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 요일, ISO: 1 월요일 … 7 일요일 */
  weekday: number;
  /** 시작 시각, Asia/Seoul */
  starts_at: string;
  /** 종료 시각, Asia/Seoul */
  ends_at: string;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 강의·수강 엑셀 등록: an import that stands; undoing it takes its row away, too */
export interface LectureImportsTable {
  /** Key */
  id: Generated<string>;
  /** 파일 이름 */
  file_name: string;
  /** What it changed, in the audit log */
  change_set_id: string;
  /** 만든 강의 수 */
  lecture_count: number;
  /** 수강등록 수 */
  enrolled_count: number;
  /** Who imported it */
  created_by: Generated<string | null>;
  /** When it was imported */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 자료 확인: a student has worked through a material */
export interface LectureMaterialChecksTable {
  /** Key */
  id: Generated<string>;
  /** 강의 자료 */
  material_id: string;
  /** 학생 */
  student_id: string;
  /** 확인 일시 */
  checked_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 강의 자료: what students of a lecture should work through; its files stand in files */
export interface LectureMaterialsTable {
  /** Key */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 제목 */
  title: string;
  /** 설명 */
  description: Generated<string>;
  /** 게시 시각: students see it from then on; null while a draft */
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 순서 within the lecture, from 1; a new one goes last, equal ones go by their age */
  sequence: number;
}

/** The students of a lecture, and from when on they read nothing new of it */
export interface LectureReadersTable {
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** From when on nothing new is theirs; null while they attend */
  until: ColumnType<Date | null, never, never>;
}

/** 강의의 수업 시간: when a lecture meets in the next eight weeks where no weekly lecture was made yet; not on public holidays */
export interface LectureTimesTable {
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 수업일 */
  held_on: ColumnType<string | null, never, never>;
  /** 시작 시각, Asia/Seoul */
  starts_at: ColumnType<string | null, never, never>;
  /** 종료 시각, Asia/Seoul */
  ends_at: ColumnType<string | null, never, never>;
  /** 강의실 */
  room: ColumnType<string | null, never, never>;
}

/** 강의: a class */
export interface LecturesTable {
  /** Key */
  id: Generated<string>;
  /** 강의 이름 */
  name: string;
  /** 선생님 */
  teacher_name: string;
  /** 요일, ISO: 1 월요일 … 7 일요일 */
  weekday: number;
  /** 시작 시각, Asia/Seoul */
  starts_at: string;
  /** 종료 시각, Asia/Seoul */
  ends_at: string;
  /** 강의실 */
  room: Generated<string>;
  /** 정원 */
  capacity: number;
  /** 상태: ACTIVE 진행, DISABLED 종료 */
  status: Generated<'ACTIVE' | 'DISABLED'>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 첫날 of the term; null when it is open */
  starts_on: string | null;
  /** 마지막 날 of the term; null when it is open */
  ends_on: string | null;
  /** 영상 시청 기준 (%): from here on a video counts as watched */
  watched_percent: Generated<number>;
  /** 모집 중: visitors see it on the first page */
  is_public: Generated<boolean>;
}

/** 수업 시간: when the lectures of a student meet in the next eight weeks where no weekly lecture was made yet; not on public holidays */
export interface LessonTimesTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 수업일 */
  held_on: ColumnType<string | null, never, never>;
  /** 시작 시각, Asia/Seoul */
  starts_at: ColumnType<string | null, never, never>;
  /** 종료 시각, Asia/Seoul */
  ends_at: ColumnType<string | null, never, never>;
  /** 강의실 */
  room: ColumnType<string | null, never, never>;
}

/** The students who may read a material: those who attended when it was published */
export interface MaterialReadersTable {
  /** 자료 */
  material_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 변경 내역: what somebody did in the grids of a place in the last 30 days, unless somebody else undid it */
export interface MyChangesTable {
  /** The action */
  id: ColumnType<string | null, never, never>;
  /** Where: the id of a weekly lecture, or a month as 2026-11 */
  place: ColumnType<string | null, never, never>;
  /** Who did it */
  actor_id: ColumnType<string | null, never, never>;
  /** What the action was */
  kind: ColumnType<string | null, never, never>;
  /** What the words for the action need */
  facts: ColumnType<unknown, never, never>;
  /** When it was done */
  at: ColumnType<Date | null, never, never>;
  /** What is undone next: the action, or the last undo of it */
  head_id: ColumnType<string | null, never, never>;
  /** Whether the action stands; false when it was undone */
  is_done: ColumnType<boolean | null, never, never>;
  /** How many cells of the grids it changed; null for none, as of a retake that was added */
  cells: ColumnType<number | null, never, never>;
  /** The column of its first cell, as the grids call it */
  name: ColumnType<string | null, never, never>;
  /** The question of an answer, else 0 */
  number: ColumnType<number | null, never, never>;
  /** The value of that cell before; null for empty */
  before: ColumnType<string | null, never, never>;
  /** The value of that cell after; null for empty */
  after: ColumnType<string | null, never, never>;
  /** Whose cell it is */
  person_name: ColumnType<string | null, never, never>;
  /** The exam of a score */
  exam_name: ColumnType<string | null, never, never>;
  /** The retake of a score, 0 for the first attempt */
  retake_number: ColumnType<number | null, never, never>;
}

/** 공지: STAFF 직원, CLINIC 클리닉 */
export interface NoticesTable {
  /** Key */
  id: Generated<string>;
  /** 구분: STAFF 직원, CLINIC 클리닉 */
  kind: Generated<'STAFF' | 'CLINIC'>;
  /** 제목 */
  title: string;
  /** 내용 */
  body: string;
  /** 맨 위에 고정 */
  is_pinned: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 현황판에 걸어 둠: the one clinic notice that stands on the day board */
  is_standing: Generated<boolean>;
  /** 학생에게 보이기: on their clinic page */
  is_for_students: Generated<boolean>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
}

/** 알릴 일: one thing that happened to one student, written by the act itself in its transaction */
export interface NotificationEventsTable {
  /** Key */
  id: Generated<string>;
  /** As the events of push_alert_templates */
  kind: 'ABSENT' | 'LATE' | 'ARRIVAL' | 'DEPARTURE' | 'CLINIC_RESERVED' | 'CLINIC_PROMOTED' | 'CLINIC_CANCELLED' | 'CLINIC_TOMORROW' | 'CLINIC_MOVED' | 'WEEK_MOVED' | 'SCORE_SHOWN' | 'CLINIC_TODO' | 'ANNOUNCEMENT' | 'QUESTION_ANSWERED' | 'REPORT_CARD' | 'DDAY_WEEK' | 'PASSWORD_RESET';
  /** 학생 */
  student_id: string;
  /** What it is about: a participant, booking, exam, todo, announcement, answer, link, D-day */
  subject_id: string;
  /** 강의 whose switches count; null where there is none */
  lecture_id: string | null;
  /** Values of variables that stand nowhere else; a link goes when the event is settled */
  facts: ColumnType<unknown, string | undefined, string>;
  /** When it happened, or is to be told from */
  occurred_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it is looked at next */
  next_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was undone; what was not sent by then is not sent */
  undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When nothing was left to do */
  settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Something went out, so that it never does again */
  is_sent: Generated<boolean>;
  /** Raised when it is done again after it was undone untold */
  round: Generated<number>;
  /** How often looking at it failed */
  attempts: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 0 for what is told once, and for the last of what is told each time; those before it count from 1 */
  turn: Generated<number>;
}

/** 왜 나갔는지, 왜 안 나갔는지: what became of an event, for each template, person and way */
export interface NotificationLogsTable {
  /** Key */
  id: Generated<string>;
  /** What happened */
  event_id: string;
  /** 학생 */
  student_id: string;
  /** 알림 템플릿; null when there was none */
  template_id: string | null;
  /** 문자 */
  message_id: string | null;
  /** As notification_events */
  kind: string;
  /** 받는 사람: STUDENT, GUARDIAN */
  audience: 'STUDENT' | 'GUARDIAN' | null;
  /** 보내는 길: TEXT, PORTAL, PUSH */
  way: 'TEXT' | 'PORTAL' | 'PUSH' | null;
  /** SENT 나감, WAITING 기다림, SKIPPED 안 나감, FAILED 실패 */
  outcome: 'SENT' | 'WAITING' | 'SKIPPED' | 'FAILED';
  /** Why it did not go out, or waits */
  reason: Generated<'' | 'NO_TEMPLATE' | 'SWITCHED_OFF' | 'NO_PHONE' | 'PREFERENCE' | 'QUIET_HOURS' | 'NO_CONSENT' | 'UNDONE' | 'UNFILLED' | 'INACTIVE' | 'TOO_OLD' | 'TOLD_ALREADY' | 'BROKEN'>;
  /** Which variable was not filled */
  detail: Generated<string>;
  /** As notification_events */
  round: Generated<number>;
  /** When it happened */
  occurred_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 알림 설정: what a student does not want to be told; texts to the guardian go all the same */
export interface NotificationPreferencesTable {
  /** 학생 */
  student_id: string;
  /** As notification_events */
  kind: 'ABSENT' | 'LATE' | 'ARRIVAL' | 'DEPARTURE' | 'CLINIC_RESERVED' | 'CLINIC_PROMOTED' | 'CLINIC_CANCELLED' | 'CLINIC_TOMORROW' | 'CLINIC_MOVED' | 'WEEK_MOVED' | 'SCORE_SHOWN' | 'CLINIC_TODO' | 'ANNOUNCEMENT' | 'QUESTION_ANSWERED' | 'REPORT_CARD' | 'DDAY_WEEK' | 'PASSWORD_RESET';
  /** 받지 않음 */
  is_off: boolean;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 알림 끄는 시간: when a student wants no push; who has no row, from 22:00 to 07:00 */
export interface NotificationSettingsTable {
  /** 학생 */
  student_id: string;
  /** 몇 시부터, Seoul */
  quiet_from: string;
  /** 몇 시까지, Seoul; the same as quiet_from for never */
  quiet_to: string;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 알림: what a student finds in the portal */
export interface NotificationsTable {
  /** Key */
  id: Generated<string>;
  /** What happened; told once */
  event_id: string;
  /** 학생 */
  student_id: string;
  /** As notification_events */
  kind: string;
  /** 내용 with its variables filled in */
  body: string;
  /** As notification_events */
  subject_id: string;
  /** 강의 it leads to */
  lecture_id: string | null;
  /** 주차 it leads to */
  weekly_lecture_id: string | null;
  /** 읽은 시각 */
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When what it is about was undone or deleted: nobody is shown it */
  gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 시험 it leads to */
  exam_id: string | null;
  /** It is about a 상담, and leads there */
  is_counsel: Generated<boolean>;
}

/** OMR 양식: how the sheets of an exam or a retake paper were printed; the QR code of a sheet names its row */
export interface OmrLayoutsTable {
  /** Key */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 재시험지; null for the exam itself */
  retake_exam_id: string | null;
  /** The kinds of the questions in order: C 객관식, S 단답형; other kinds are another layout */
  questions: string;
  /** Where everything stands on the sheet, as omr/template describes it */
  template: ColumnType<unknown, string, string>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** OMR 장부: how many pages of an exam came in, how many of them are answer sheets, and what became of those */
export interface OmrLedgersTable {
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 올린 쪽 */
  pages: ColumnType<number | null, never, never>;
  /** 채점한 답안지 */
  graded: ColumnType<number | null, never, never>;
  /** 확인할 답안지 */
  needs_review: ColumnType<number | null, never, never>;
  /** 반려한 답안지 */
  rejected: ColumnType<number | null, never, never>;
  /** 읽지 않은 쪽, counted as sheets until they are read */
  pending: ColumnType<number | null, never, never>;
  /** 읽고 있거나 기다리는 파일 */
  open_scans: ColumnType<number | null, never, never>;
  /** 답안지: every sheet that was seen, also two of one page, and none on pages that are blank or something else */
  sheets: ColumnType<number | null, never, never>;
  /** 빈 쪽 */
  blank: ColumnType<number | null, never, never>;
  /** 답안지가 아닌 쪽 */
  no_sheet: ColumnType<number | null, never, never>;
}

/** 스캔: an uploaded file of answer sheets, and the job of reading it; its pages are omr_sheets */
export interface OmrScansTable {
  /** Key */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 파일: the stored scan */
  file_id: string | null;
  /** 파일 이름 as uploaded */
  file_name: string;
  /** QUEUED 대기 → READING 읽는 중 → DONE 끝남; CANCELLED 취소. A reader that dies loses its lease, and another goes on */
  status: Generated<'QUEUED' | 'READING' | 'DONE' | 'CANCELLED'>;
  /** 쪽수; null until the file has been opened */
  pages: number | null;
  /** How often reading was begun; after the third the pages that are left are rejected */
  tries: Generated<number>;
  /** While READING: set, so that no process of an earlier version takes it over; the lease is that of the job */
  lease_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** OMR 답안지: one scanned sheet, almost always a page; also a page that is none */
export interface OmrSheetsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 재시험지; null for a first attempt */
  retake_exam_id: string | null;
  /** 학생: known and the only sheet of the attempt; null until then */
  student_id: string | null;
  /** 상태: UPLOADED 올림, READ 읽음, NEEDS_REVIEW 확인 필요, GRADED 채점, REJECTED 반려, BLANK 빈 쪽, NO_SHEET 답안지 아님. UPLOADED → READ → GRADED; READ → NEEDS_REVIEW → GRADED by a person; REJECTED also of a page that another replaced; BLANK and NO_SHEET unless a person says so; undone by a person */
  status: Generated<'UPLOADED' | 'READ' | 'NEEDS_REVIEW' | 'GRADED' | 'REJECTED' | 'BLANK' | 'NO_SHEET'>;
  /** 파일 the page was in */
  file_id: string | null;
  /** 파일 이름 as uploaded */
  file_name: Generated<string>;
  /** 쪽 in the file, from 1 */
  page: Generated<number>;
  /** 읽은 학번, ? for a digit that could not be read */
  read_number: string | null;
  /** 읽은 답, written like score_attempts.answers */
  answers: number[] | null;
  /** 읽은 표시: what the reader saw in each field, for the review beside the picture */
  marks: ColumnType<unknown, string | null, string | null>;
  /** 확신, 0–1, of the least certain field */
  confidence: number | null;
  /** Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK, UNCERTAIN_PAGE, ABSENT_STUDENT, ALREADY_SCORED, KEY_MISSING, SEVERAL_SHEETS */
  flags: Generated<string[]>;
  /** 반려 사유 */
  reject_reason: string | null;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 확인한 직원 */
  reviewed_by: string | null;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 스캔 the page came in; null for a page that was not uploaded here */
  scan_id: string | null;
  /** OMR 양식 the page was read by; null until read */
  layout_id: string | null;
  /** 사진 안 순서: number of the sheet among those in one picture, from the top left; 1 of a page with one sheet */
  part: Generated<number>;
}

/** 모집 중인 강의: what visitors read of a lecture */
export interface OpenLecturesTable {
  /** 강의 */
  id: ColumnType<string | null, never, never>;
  /** 강의 이름 */
  name: ColumnType<string | null, never, never>;
  /** 선생님 */
  teacher_name: ColumnType<string | null, never, never>;
  /** 요일, ISO */
  weekday: ColumnType<number | null, never, never>;
  /** 시작 시각 */
  starts_at: ColumnType<string | null, never, never>;
  /** 종료 시각 */
  ends_at: ColumnType<string | null, never, never>;
  /** 학기 첫날 */
  starts_on: ColumnType<string | null, never, never>;
  /** 남은 자리, on the fullest day from today on */
  places_left: ColumnType<number | null, never, never>;
}

/** Who may watch which video now; for permissions, which cannot ask the clock */
export interface OpenVideoReadersTable {
  /** 영상 */
  video_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** Browsers that may open a link: the first three, and those that knew the last four digits */
export interface ParentLinkDevicesTable {
  /** 링크 */
  link_id: string;
  /** SHA-256 of the browser's cookie under this link */
  device_hash: string;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 보호자 링크: opens one thing of one student without signing in */
export interface ParentLinksTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 용도: FAMILY 보호자 홈, WEEK 이번 주, COUNSEL 상담 예약, CLINIC 클리닉 예약, ABSENCE 결석 알림, VIDEO 영상, CONSENT 보호자 동의 */
  purpose: 'FAMILY' | 'WEEK' | 'COUNSEL' | 'CLINIC' | 'ABSENCE' | 'VIDEO' | 'CONSENT';
  /** 영상 of a link to one */
  video_id: string | null;
  /** SHA-256 of what stands in the address; the address itself is kept nowhere but in the text that carries it */
  token_hash: string;
  /** 만료 */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** 해지; null while it opens */
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 사용 일시: when it was used up; null while it opens */
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 열람 횟수 */
  opened_count: Generated<number>;
  /** 처음 연 일시 */
  first_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 마지막으로 연 일시 */
  last_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 틀린 번호 횟수: wrong last four digits over its life; right ones take none back */
  wrong_digits: Generated<number>;
  /** 새 기기 잠김: no further browser is let in; those that opened it before are */
  is_locked: GeneratedAlways<boolean>;
  /** 다시 보낸 횟수: new links that were texted to the number on file in its place */
  renewals: Generated<number>;
  /** 비밀번호: keyed hash of the six digits that the first browser chose; null until then */
  pin_hash: string | null;
}

/** 출결: a student in one weekly lecture */
export interface ParticipantsTable {
  /** Key */
  id: Generated<string>;
  /** 주차 */
  weekly_lecture_id: string;
  /** 학생 */
  student_id: string;
  /** 출결; null while unset */
  attendance_type_id: string | null;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 잠금: only admin level may change the mark */
  is_locked: Generated<boolean>;
  /** Raised at every change of mark, memo or lock; a write says which one it changes */
  version: Generated<number>;
  /** Who set the mark last */
  marked_by: string | null;
  /** 출결 기록 일시: when the mark was set last */
  marked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 잠금 사유: why the lock was turned last; opening one takes a reason */
  lock_reason: Generated<string>;
  /** 보강: the missed week that this one makes up for, of the same student; one makes up for one */
  makeup_for_id: string | null;
}

/** 패스키: public keys of a person's devices (WebAuthn) */
export interface PasskeysTable {
  /** Key */
  id: Generated<string>;
  /** Whose */
  user_id: string;
  /** Its number at the device, base64url */
  credential_id: string;
  /** COSE key, base64url */
  public_key: string;
  /** How often the device signed with it, where it counts; one that goes back is a copy */
  counter: Generated<number>;
  /** How the browser reaches it: usb, internal */
  transports: Generated<string[]>;
  /** Name given by its owner */
  name: string;
  /** When it signed in last */
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Password reset links: single use, ten minutes, hashed */
export interface PasswordResetsTable {
  /** SHA-256 of the id in the link */
  id_hash: string;
  /** Whose password */
  user_id: string;
  /** When the link stops working */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was used; null while it was not */
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 과세 지급액: what is earned in a month, line by line, before claims and withholding */
export interface PayEarningsTable {
  /** Tells the lines apart */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** HOURLY 시급, SALARY 월급, WEEKLY_HOLIDAY 주휴수당, CUSTOM 추가/공제 */
  kind: ColumnType<string | null, never, never>;
  /** What the line opens to: wage type, pay terms, custom wage */
  ref_id: ColumnType<string | null, never, never>;
  /** 근무 시간, minutes; hourly lines only */
  minutes: ColumnType<number | null, never, never>;
  /** 시급, 원; hourly lines only */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 금액, 원 */
  amount: ColumnType<number | null, never, never>;
  /** 주, its Monday; weekly-holiday lines only */
  week: ColumnType<string | null, never, never>;
}

/** 급여 항목: every figure of a month's pay; each opens to the records it follows from */
export interface PayLinesTable {
  /** Tells the lines apart */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** HOURLY 시급, SALARY 월급, WEEKLY_HOLIDAY 주휴수당, CUSTOM 추가/공제, CLAIM 경비, INCOME_TAX 소득세, LOCAL_INCOME_TAX 지방소득세; taxes are of earnings, never of claims */
  kind: ColumnType<string | null, never, never>;
  /** What the line opens to: wage type (its work records of the month), pay terms, custom wage, claim */
  ref_id: ColumnType<string | null, never, never>;
  /** 근무 시간, minutes; hourly lines only */
  minutes: ColumnType<number | null, never, never>;
  /** 시급, 원; hourly lines only */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 금액, 원: what is deducted is less than 0 */
  amount: ColumnType<number | null, never, never>;
  /** 주, its Monday; weekly-holiday lines only */
  week: ColumnType<string | null, never, never>;
}

/** 월 급여: the sums of pay_lines, without computing each line */
export interface PayMonthsTable {
  /** TA and month */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** 시급 근무 시간, minutes */
  minutes: ColumnType<number | null, never, never>;
  /** 지급액 before claims and withholding, 원 */
  earned: ColumnType<number | null, never, never>;
  /** 경비, 원 */
  claimed: ColumnType<number | null, never, never>;
  /** 원천징수, 원 */
  withheld: ColumnType<number | null, never, never>;
  /** 실지급액, 원 */
  net: ColumnType<number | null, never, never>;
  /** 마감 */
  is_closed: ColumnType<boolean | null, never, never>;
  /** 시급, 원 */
  hourly: ColumnType<number | null, never, never>;
  /** 월급, 원 */
  salary: ColumnType<number | null, never, never>;
  /** 주휴수당, 원 */
  weekly_holiday: ColumnType<number | null, never, never>;
  /** 추가/공제, 원 */
  custom: ColumnType<number | null, never, never>;
}

/** 급여대장: slips of closed months, computed pay of open ones */
export interface PayRegisterTable {
  /** The slip's, or TA and month */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** 성명 */
  name: ColumnType<string | null, never, never>;
  /** 시급 근무 시간, minutes */
  minutes: ColumnType<number | null, never, never>;
  /** 시급, 원 */
  hourly: ColumnType<number | null, never, never>;
  /** 월급, 원 */
  salary: ColumnType<number | null, never, never>;
  /** 주휴수당, 원 */
  weekly_holiday: ColumnType<number | null, never, never>;
  /** 추가/공제, 원 */
  custom: ColumnType<number | null, never, never>;
  /** 지급액 before claims and withholding, 원 */
  earned: ColumnType<number | null, never, never>;
  /** 경비, 원 */
  claimed: ColumnType<number | null, never, never>;
  /** 원천징수, 원 */
  withheld: ColumnType<number | null, never, never>;
  /** 실지급액, 원 */
  net: ColumnType<number | null, never, never>;
  /** 급여명세서; null while the month is open */
  slip_id: ColumnType<string | null, never, never>;
}

/** 급여 기준: what the law sets, from a date until the next row of its kind */
export interface PayRulesTable {
  /** Key */
  id: Generated<string>;
  /** 구분: MINIMUM_WAGE 최저임금, WEEKLY_HOLIDAY 주휴수당 */
  kind: 'MINIMUM_WAGE' | 'WEEKLY_HOLIDAY';
  /** 적용 시작일; of weekly-holiday pay the week counts that begins on it or later */
  from_date: string;
  /** 기준: of MINIMUM_WAGE 원 an hour; of WEEKLY_HOLIDAY the minutes of work that earn it in a week, 0 while none is paid */
  amount: number;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 급여명세서: what a closed month paid a TA, as it was computed then */
export interface PaySlipsTable {
  /** Key */
  id: Generated<string>;
  /** 마감 */
  closing_id: string;
  /** 조교 */
  ta_id: string;
  /** 월, its first day */
  month: string;
  /** 이름: as it was at the closing */
  name: string;
  /** 지급일 */
  pay_day: string;
  /** 시급 근무 시간(분) */
  minutes: number;
  /** 시급(원) */
  hourly: number;
  /** 월급(원) */
  salary: number;
  /** 주휴수당(원) */
  weekly_holiday: number;
  /** 추가/공제(원) */
  custom: number;
  /** 지급액(원): before claims and withholding */
  earned: number;
  /** 경비(원) */
  claimed: number;
  /** 원천징수(원) */
  withheld: number;
  /** 실지급액(원) */
  net: number;
  /** 항목: the rows of pay_statement_lines, in order */
  lines: ColumnType<unknown, string, string>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 급여명세 항목: pay_lines with the words and the basis that a slip says */
export interface PayStatementLinesTable {
  /** Tells the lines apart */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** As in pay_lines */
  kind: ColumnType<string | null, never, never>;
  /** As in pay_lines */
  ref_id: ColumnType<string | null, never, never>;
  /** Name of the wage type, reason of an addition, text of a claim; null where the kind says all */
  label: ColumnType<string | null, never, never>;
  /** 주, its Monday; weekly-holiday lines only */
  week: ColumnType<string | null, never, never>;
  /** 쓴 날; claims only */
  spent_on: ColumnType<string | null, never, never>;
  /** 시간, minutes: worked, or of the weekly holiday */
  minutes: ColumnType<number | null, never, never>;
  /** 시급, 원 */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 근무일; salaries only */
  worked_days: ColumnType<number | null, never, never>;
  /** 소정근로일; salaries only */
  whole_days: ColumnType<number | null, never, never>;
  /** FULL 전액, PRORATED 근무일 비례; salaries only */
  monthly_wage_type: ColumnType<string | null, never, never>;
  /** 금액, 원: what is deducted is less than 0 */
  amount: ColumnType<number | null, never, never>;
  /** Sort order of the kinds */
  place: ColumnType<number | null, never, never>;
}

/** 급여 조건: of a TA from a month until another, which is not in it */
export interface PayTermSpansTable {
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 첫 월 */
  from_month: ColumnType<string | null, never, never>;
  /** 다음 조건의 첫 월; null for the last */
  until_month: ColumnType<string | null, never, never>;
  /** 지급 방식 */
  payment_type: ColumnType<string | null, never, never>;
  /** 개인 시급, 원 */
  hourly_wage: ColumnType<number | null, never, never>;
}

/** 마감 전 확인: what is odd in the pay of a month; only open shifts keep it from being closed */
export interface PayWarningsTable {
  /** Kind and what it is about */
  id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** OPEN_WORK 퇴근 전, OUT_MISSING 퇴근을 찍지 않음, CORRECTION_REQUESTED 미처리 근무 정정 요청, CLAIM_REQUESTED 미처리 경비, WAGE_MISSING 시급 없음, BELOW_MINIMUM 최저임금 미달, NET_NEGATIVE 실지급액이 0보다 작음, ACCOUNT_MISSING 계좌 없음 */
  kind: ColumnType<string | null, never, never>;
  /** Work record, correction request, claim, wage type or pay terms */
  ref_id: ColumnType<string | null, never, never>;
  /** 원, or minutes without a wage */
  amount: ColumnType<number | null, never, never>;
  /** 날짜 */
  day: ColumnType<string | null, never, never>;
}

/** 급여 마감: nothing that the pay of such a month follows from changes, unless the month is reopened */
export interface PayrollClosingsTable {
  /** Key */
  id: Generated<string>;
  /** 마감한 월, its first day */
  month: string;
  /** 메모 */
  note: Generated<string>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 지급일; unless it is said, the 10th of the next month, or the day of the closing when that is later */
  pay_day: string;
}

/** 급여 마감 취소: who opened a closed month again and why, with the slips that held until then */
export interface PayrollReopeningsTable {
  /** Key */
  id: Generated<string>;
  /** The closing, which is gone */
  closing_id: string;
  /** 다시 연 월, its first day */
  month: string;
  /** 사유 */
  reason: string;
  /** 마감했던 사람 */
  closed_by: string | null;
  /** 마감했던 시각 */
  closed_at: ColumnType<Date, Date | string, Date | string>;
  /** TA and net pay of the slips until then */
  slips: ColumnType<unknown, string, string>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 확인할 약관: terms in force that a student has not agreed to: all at the first sign-in, later the changed ones */
export interface PendingTermsTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 약관 본문 */
  version_id: ColumnType<string | null, never, never>;
  /** 약관 */
  term_id: ColumnType<string | null, never, never>;
  /** 제목 */
  title: ColumnType<string | null, never, never>;
  /** 시행일 */
  published_from: ColumnType<string | null, never, never>;
}

/** Announcements whose time has come; for permissions, which cannot ask the clock */
export interface PublishedAnnouncementsTable {
  /** 공지 */
  id: ColumnType<string | null, never, never>;
}

/** Materials whose time has come; for permissions, which cannot ask the clock */
export interface PublishedMaterialsTable {
  /** 자료 */
  id: ColumnType<string | null, never, never>;
}

/** Versions whose day has come; for permissions, which cannot ask the clock */
export interface PublishedTermVersionsTable {
  /** 약관 본문 */
  id: ColumnType<string | null, never, never>;
}

/** 강의별 알림: where a lecture differs from what its template says */
export interface PushAlertLecturesTable {
  /** Key */
  id: Generated<string>;
  /** 알림 템플릿 */
  template_id: string;
  /** 강의 */
  lecture_id: string;
  /** 보냄: whether it is sent for this lecture, whatever the template says */
  is_active: boolean;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 알림 템플릿: text with #{변수}, bound to an event or sent by hand */
export interface PushAlertTemplatesTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  name: string;
  /** 발송 조건: MANUAL 직접, or an event: ABSENT 결석, LATE 지각, ARRIVAL 도착, DEPARTURE 귀가, CLINIC_RESERVED 클리닉 예약, CLINIC_PROMOTED 클리닉 자리 남, CLINIC_CANCELLED 클리닉 취소, CLINIC_TOMORROW 내일 클리닉, CLINIC_MOVED 클리닉 시간 바뀜, WEEK_MOVED 수업일 바뀜, SCORE_SHOWN 성적 공개, CLINIC_TODO 클리닉 할 일, ANNOUNCEMENT 주차 공지, QUESTION_ANSWERED 질문 답변, REPORT_CARD 성적표, DDAY_WEEK 디데이, PASSWORD_RESET 비밀번호 재설정 */
  event: Generated<'MANUAL' | 'ABSENT' | 'LATE' | 'ARRIVAL' | 'DEPARTURE' | 'CLINIC_RESERVED' | 'CLINIC_PROMOTED' | 'CLINIC_CANCELLED' | 'CLINIC_TOMORROW' | 'CLINIC_MOVED' | 'WEEK_MOVED' | 'SCORE_SHOWN' | 'CLINIC_TODO' | 'ANNOUNCEMENT' | 'QUESTION_ANSWERED' | 'REPORT_CARD' | 'DDAY_WEEK' | 'PASSWORD_RESET'>;
  /** 보내는 길: SMS 문자, LMS 긴 문자, ALIMTALK 알림톡 */
  channel: Generated<'SMS' | 'LMS' | 'ALIMTALK'>;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body: string;
  /** 사용 */
  is_active: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** 받는 사람: STUDENT 학생, GUARDIAN 보호자, BOTH 학생과 보호자; the portal's 알림 is the student's whoever gets the text */
  audience: Generated<'STUDENT' | 'GUARDIAN' | 'BOTH'>;
  /** 몇 분 뒤에; what is undone before then is not told */
  delay_minutes: Generated<number>;
  /** 문자로 보낸다 */
  by_text: Generated<boolean>;
  /** 포털 알림으로 보낸다 */
  by_portal: Generated<boolean>;
  /** 카카오에 등록한 템플릿의 아이디; without one it goes as a text */
  kakao_template_id: string | null;
}

/** 보낼 푸시: a notification that waits to go to a device; the row goes when it has gone */
export interface PushDeliveriesTable {
  /** Key */
  id: Generated<string>;
  /** 알림 */
  notification_id: string;
  /** 기기 */
  subscription_id: string;
  /** How often it was tried */
  attempts: Generated<number>;
  /** When it is tried next; while somebody tries it, when another may */
  next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 푸시를 받는 기기: one browser in which somebody is signed in */
export interface PushSubscriptionsTable {
  /** Key */
  id: Generated<string>;
  /** 누구의 기기 */
  user_id: string;
  /** The sign-in it belongs to; nothing is pushed once that has ended */
  session_family: string;
  /** Address at the push service of the browser's maker */
  endpoint: string;
  /** Public key of the browser, base64url; what is pushed is encrypted for it */
  p256dh: string;
  /** Secret shared with the browser, base64url */
  auth: string;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Fixed-window counters shared by every API process */
export interface RateLimitsTable {
  /** What is counted */
  key: string;
  /** When the count began */
  window_start: ColumnType<Date, Date | string, Date | string>;
  /** How many since then */
  hits: number;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 복구 코드: each signs in once where the second factor is lost */
export interface RecoveryCodesTable {
  /** Key */
  id: Generated<string>;
  /** Whose */
  user_id: string;
  /** HMAC of the code with a secret the database does not hold */
  code_hash: string;
  /** When it was used; null while it was not */
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 로그인한 기기: one row a rotation; the token itself is this id signed with a secret the database does not hold */
export interface RefreshTokensTable {
  /** Key, and the secret part of the token */
  id: Generated<string>;
  /** All rotations of one sign-in; revoked together when an old one is replayed */
  family_id: string;
  /** Whose session */
  user_id: string;
  /** users.session_epoch at sign-in; a lower one has ended */
  session_epoch: number;
  /** SHA-256 of the user agent, to tell a double use by one browser from a theft */
  browser_hash: string;
  /** The token it was exchanged for */
  successor_id: string | null;
  /** When it was exchanged */
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was ended early */
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it ends by itself */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When this sign-in began; it ends 30 days later */
  family_started_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Stored objects whose file is gone, to be deleted from the store; until they are due the file can come back */
export interface RemovedObjectsTable {
  /** Key of the object, which was the id of its file */
  file_id: string;
  /** When it may be deleted: a day after its file, at once where a person is forgotten */
  due_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 성적표 링크: opens one report card without signing in, until it expires or is revoked */
export interface ReportLinksTable {
  /** Key */
  id: Generated<string>;
  /** 성적 whose card it opens */
  score_id: string;
  /** 학생; a trigger fills it */
  student_id: string;
  /** SHA-256 of what stands in the address; the address itself is kept nowhere but in the text that carries it */
  token_hash: string;
  /** 석차와 백분위 are on the card */
  shows_rank: Generated<boolean>;
  /** 만료 */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** 해지; null while it opens */
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 열람 횟수, by others than staff */
  opened_count: Generated<number>;
  /** 처음 연 일시 */
  first_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 마지막으로 연 일시 */
  last_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 선생님의 말: what stands below one student's report card of one exam */
export interface ReportRemarksTable {
  /** Key */
  id: Generated<string>;
  /** 성적 it is about */
  score_id: string;
  /** 학생; a trigger fills it */
  student_id: string;
  /** 본문; empty when it was taken back */
  body: string;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 대표 강의: the lecture under which staff look a student up */
export interface RepresentativeLecturesTable {
  /** 학생 */
  student_id: string;
  /** 강의 */
  lecture_id: string;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 재시험지: a paper of its own for those who sit an exam again */
export interface RetakeExamsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 원래 시험 */
  exam_id: string;
  /** 이름 */
  name: string;
  /** 커트라인 of this paper, points; null for none */
  cutline: number | null;
  /** 만점; the sum of its questions, once it has any */
  total_points: Generated<number>;
  /** 시험 안 순서; the next one unless said */
  sequence: number;
  /** Raised at every change, also of its questions; an edit says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 재시험 문항: which question of the exam a question of the retake paper stands for */
export interface RetakeQuestionMapsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 재시험지 */
  retake_exam_id: string;
  /** 재시험지의 문항 */
  question_id: string;
  /** 원래 시험의 문항 */
  original_question_id: string;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 파기 대상: those who left and whose time is over; the rule of retention */
export interface RetentionCandidatesTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 이름 */
  name: ColumnType<string | null, never, never>;
  /** 학번 */
  student_number: ColumnType<string | null, never, never>;
  /** 퇴원일 */
  withdrawn_on: ColumnType<string | null, never, never>;
  /** 마지막 날: the latest of leaving, the end of an enrollment, a lesson and a clinic visit */
  last_day: ColumnType<string | null, never, never>;
  /** 보관 기한: the last day and the years to keep */
  due_on: ColumnType<string | null, never, never>;
  /** WITHDRAWN 퇴원, LAPSED 비활성: no day of leaving was written down */
  reason: ColumnType<string | null, never, never>;
}

/** 파기 대상: names stand in users alone, so that they go with the student */
export interface RetentionRunStudentsTable {
  /** Key */
  id: Generated<string>;
  /** 파기 점검 */
  run_id: string;
  /** 학생 */
  student_id: string;
  /** 마지막 날 at the academy */
  last_day: string;
  /** 보관 기한 */
  due_on: string;
  /** 사유: WITHDRAWN 퇴원, LAPSED 비활성 */
  reason: 'WITHDRAWN' | 'LAPSED';
  /** 상태: PLANNED 대기, ASKED 삭제 예정, SKIPPED 건너뜀, TAKEN_BACK 되돌림 */
  status: Generated<'PLANNED' | 'ASKED' | 'SKIPPED' | 'TAKEN_BACK'>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 파기 점검: a run that asks for the anonymisation of everyone whose time is over */
export interface RetentionRunsTable {
  /** Key */
  id: Generated<string>;
  /** 보관 기간(년): as it was then */
  keep_years: number;
  /** 상태: RUNNING 진행 중, DONE 끝남, CANCELLED 멈춤 */
  status: Generated<'RUNNING' | 'DONE' | 'CANCELLED'>;
  /** 대상: students of the dry run */
  planned: Generated<number>;
  /** 삭제 예정 학생 */
  asked: Generated<number>;
  /** 건너뜀: came back or was deleted otherwise meanwhile */
  skipped: Generated<number>;
  /** 되돌린 학생 */
  taken_back: Generated<number>;
  /** 종료 일시 */
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 개인정보 보관 규칙: one row */
export interface RetentionSettingsTable {
  /** Key */
  id: Generated<number>;
  /** 보관 기간(년): years after the last day at the academy */
  keep_years: Generated<number>;
  /** 영수증과 장부를 따로 보관함: needed for less than five years */
  receipts_kept_elsewhere: Generated<boolean>;
  /** 해마다 점검하는 달, 1–12 */
  review_month: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 변경 기록의 보관 기간: months after which entries are deleted; null keeps all */
  audit_months: number | null;
}

/** 월급: of each month up to this one in which a TA is paid by salary */
export interface SalaryMonthsTable {
  /** TA and month */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** 급여 조건 */
  terms_id: ColumnType<string | null, never, never>;
  /** 월급, 원 */
  monthly_salary: ColumnType<number | null, never, never>;
  /** FULL 전액, PRORATED 근무일 비례 */
  monthly_wage_type: ColumnType<string | null, never, never>;
  /** 근무일: days on which work began */
  worked_days: ColumnType<number | null, never, never>;
  /** 소정근로일 of the month */
  whole_days: ColumnType<number | null, never, never>;
  /** 금액, 원 */
  amount: ColumnType<number | null, never, never>;
}

/** 저장한 보기: the search, filters and order of a list, as they stand in its address; each person has their own */
export interface SavedViewsTable {
  /** Key */
  id: Generated<string>;
  /** 목록: which list, e.g. lectures; with Columns behind it, the columns of a grid, e.g. scoresColumns */
  screen: string;
  /** 보기 이름 */
  name: string;
  /** The part of the address after the question mark; empty for the list as it is. Of columns: order and width by name */
  query: string;
  /** Whose view it is */
  created_by: Generated<string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 답안: each question of each attempt whose answers are known, what was answered and what is right */
export interface ScoreAnswersTable {
  /** 응시 */
  attempt_id: ColumnType<string | null, never, never>;
  /** 성적 */
  score_id: ColumnType<string | null, never, never>;
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 재시험 차수; 0 for FIRST */
  retake_number: ColumnType<number | null, never, never>;
  /** 문항 */
  question_id: ColumnType<string | null, never, never>;
  /** 번호 */
  number: ColumnType<number | null, never, never>;
  /** CHOICE 객관식, SHORT 단답형 */
  kind: ColumnType<string | null, never, never>;
  /** 단원 */
  unit: ColumnType<string | null, never, never>;
  /** 배점 */
  points: ColumnType<number | null, never, never>;
  /** 정답, see exam_questions.answer */
  answer: ColumnType<number | null, never, never>;
  /** 복수 정답 */
  also_accepts: ColumnType<number[] | null, never, never>;
  /** NORMAL, ALL_CORRECT 전원 정답, VOID 무효 */
  grading_rule: ColumnType<string | null, never, never>;
  /** 학생의 답, see score_attempts.answers; -1 for none */
  given: ColumnType<number | null, never, never>;
  /** 맞음 */
  is_correct: ColumnType<boolean | null, never, never>;
}

/** 응시: the first attempt or a retake of one score */
export interface ScoreAttemptsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 성적 */
  score_id: string;
  /** 시험: the score's, kept here so that statistics of one exam read one index */
  exam_id: string;
  /** 응시 구분: FIRST 첫 시험, RETAKE 재시험 */
  attempt_type: Generated<'FIRST' | 'RETAKE'>;
  /** 재시험 차수: 0 for FIRST, then 1, 2 … */
  retake_number: Generated<number>;
  /** 재시험지; null when the retake has no paper of its own */
  retake_exam_id: string | null;
  /** 점수, points up to the paper's total; null until graded */
  value: number | null;
  /** 응시 방식: ONSITE 현장, ONLINE 온라인, HOME 자택 */
  delivery_type: Generated<'ONSITE' | 'ONLINE' | 'HOME'>;
  /** 클리닉: NONE 없음, REQUIRED 필요, RESERVED 예약, DONE 끝남, EXEMPT 면제. NONE → REQUIRED (value below cutline, by itself) → RESERVED → DONE; EXEMPT by hand; after a load without triggers see settle_clinic() */
  clinic_status: Generated<'NONE' | 'REQUIRED' | 'RESERVED' | 'DONE' | 'EXEMPT'>;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 답: at the place of each question's number what was answered, written like exam_questions.answer; -1 for none; null when unknown */
  answers: number[] | null;
  /** 등급, 1 the best; set by refresh_grades() on grading, or by hand */
  grade: number | null;
  /** 등급제: 5 or 9, as it was when the grade was set */
  grade_scale: number | null;
  /** 등급을 손으로 넣음: refresh_grades() leaves it */
  is_grade_by_hand: Generated<boolean>;
  /** Raised at every change but that of the grade; a write says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 칸 잠금: who is editing a cell of the gradebook; a courtesy, the version decides. Taken by take_cell_lock() */
export interface ScoreCellLocksTable {
  /** 성적 */
  score_id: string;
  /** 재시험 차수 of the cell; 0 for FIRST */
  retake_number: Generated<number>;
  /** 편집 중인 직원 */
  holder_id: string;
  /** When it was taken or renewed last */
  renewed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Free from then on; at most 30 seconds after it was renewed */
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 석차: of each first attempt that has a value, among those of its exam, as of now; score_attempts.grade keeps the 등급 of the last grading */
export interface ScoreRanksTable {
  /** 성적 */
  score_id: ColumnType<string | null, never, never>;
  /** 응시 */
  attempt_id: ColumnType<string | null, never, never>;
  /** 시험 */
  exam_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 점수 */
  value: ColumnType<number | null, never, never>;
  /** 응시 인원 */
  taken_count: ColumnType<number | null, never, never>;
  /** 등수: one more than those above */
  rank: ColumnType<number | null, never, never>;
  /** 중간석차: ties share the middle of their places */
  middle_rank: ColumnType<number | null, never, never>;
  /** 석차백분율: 100 × middle rank / count; 등급 goes by it */
  rank_percent: ColumnType<number | null, never, never>;
  /** 백분위: percent below, ties counted half */
  percentile: ColumnType<number | null, never, never>;
  /** 등급제 by the year of high-school entry: 5, 9; null when unknown */
  grade_scale: ColumnType<number | null, never, never>;
  /** 등급 */
  grade: ColumnType<number | null, never, never>;
}

/** 성적 설정: one row */
export interface ScoreSettingsTable {
  /** Key */
  id: Generated<number>;
  /** 등급 최소 응시 인원: an exam that fewer took gives no 등급 */
  least_takers: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 성적 추이: of each score the last eight exams of its lecture that are shown, itself the last; staff only */
export interface ScoreTrendsTable {
  /** 성적 the line ends with */
  score_id: ColumnType<string | null, never, never>;
  /** 시험 of one point of it */
  exam_id: ColumnType<string | null, never, never>;
  /** 시험 이름 */
  name: ColumnType<string | null, never, never>;
  /** 수업일 */
  held_on: ColumnType<string | null, never, never>;
  /** Order of the exams of a week */
  sequence: ColumnType<number | null, never, never>;
  /** 점수, percent of the points; null for 결시 */
  percent: ColumnType<number | null, never, never>;
  /** 반 평균, percent of the points; null when fewer than five sat it, since it would tell single values */
  mean_percent: ColumnType<number | null, never, never>;
}

/** 성적: one student's result in one exam; made by itself for every participant of the exam's week */
export interface ScoresTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 주차 of the exam, where the student takes part */
  weekly_lecture_id: string;
  /** 학생 */
  student_id: string;
  /** 상태: NONE 미응시, TAKEN 응시, GRADED 채점 (the first attempt has a value), ABSENT 결시, EXEMPT 면제 */
  status: Generated<'NONE' | 'TAKEN' | 'GRADED' | 'ABSENT' | 'EXEMPT'>;
  /** Raised at every change of status; a write says which one it changes */
  version: Generated<number>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 인증 앱: the key a person's app makes codes of */
export interface SecondFactorsTable {
  /** Whose */
  user_id: string;
  /** The key, sealed with a secret the database does not hold */
  totp_secret: string;
  /** When the first code was right; null until then, and not asked for */
  confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** The period of the last code taken, so that none is taken twice */
  last_step: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 보안 기록: sign-ins, refusals, changes of passwords, factors and permissions, with address and device; append only */
export interface SecurityEventsTable {
  /** Key */
  id: Generated<string>;
  /** When it happened */
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** What: SIGN_IN, SIGN_IN_REFUSED, … */
  kind: string;
  /** Whose account; null where it is nobody's */
  user_id: string | null;
  /** Who did it; null for a visitor */
  actor_id: Generated<string | null>;
  /** The sign-in: the family of its refresh tokens */
  session_id: string | null;
  /** The sender's address */
  ip: string | null;
  /** The sender's browser, cut at 300 characters */
  user_agent: string | null;
  /** Details that are no secrets */
  facts: ColumnType<unknown, string | undefined, string>;
}

/** 보안 설정: one row */
export interface SecuritySettingsTable {
  /** Key */
  id: Generated<number>;
  /** 2단계 인증을 꼭 써야 하는 사람: NONE 없음, MANAGERS 관리자, STAFF 직원 모두 */
  second_factor_for: Generated<'NONE' | 'MANAGERS' | 'STAFF'>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 학생을 삭제한 뒤 되돌릴 수 있는 날 */
  anonymise_after_days: Generated<number>;
  /** 목록의 전화번호 가리기 */
  mask_phones: Generated<boolean>;
  /** Tells the signing key that second factors, sessions and links rest on from others, and says nothing of it; null until the first start */
  key_print: string | null;
  /** Whether it is the demo, whose passwords everybody knows; null until the first start */
  is_demo: boolean | null;
}

/** 시작하기: one row; whether the page of the day shows what an academy does first */
export interface SetupListsTable {
  /** Key */
  id: Generated<number>;
  /** 숨긴 시각; null while it is shown */
  put_away_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 숨긴 사람; null where the academy was at work before there was a list */
  put_away_by: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Addresses that open an academy nobody leads: single use, an hour, hashed */
export interface SetupTokensTable {
  /** SHA-256 of the token in the address */
  token_hash: string;
  /** When the address stops working */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 겹치는 수업 시간: weekly hours of a running lecture at which another running one meets too, in the days of both terms */
export interface SharedHoursTable {
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 그 시간에 만나는 다른 강의 */
  other_id: ColumnType<string | null, never, never>;
  /** 요일: 1 월 … 7 일 */
  weekday: ColumnType<number | null, never, never>;
  /** 다른 강의의 시작 시각, Asia/Seoul */
  starts_at: ColumnType<string | null, never, never>;
  /** 다른 강의의 종료 시각, Asia/Seoul */
  ends_at: ColumnType<string | null, never, never>;
  /** 두 학기가 겹치는 첫날 */
  from_date: ColumnType<string | null, never, never>;
  /** 두 학기가 겹치는 마지막 날 */
  to_date: ColumnType<string | null, never, never>;
}

/** What was asked of a person who has still to answer: the second factor after the password, or a new passkey */
export interface SignInChallengesTable {
  /** Key */
  id: Generated<string>;
  /** Whom */
  user_id: string;
  /** SIGN_IN, PASSKEY (a new one), TEXT (a code to the number on file) */
  purpose: 'SIGN_IN' | 'PASSKEY' | 'TEXT';
  /** What the passkey must sign, null until it was asked for; of TEXT the HMAC of the code with a secret the database does not hold */
  challenge: string | null;
  /** When it can no longer be answered */
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 문자 회사 장애: one row; while the provider is away the whole queue waits, in its order */
export interface SmsHoldsTable {
  /** Key */
  id: Generated<number>;
  /** Calls that failed one after another */
  failures: Generated<number>;
  /** Until when nothing is tried */
  held_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** What failed last, in the provider's code; null when texts go out */
  problem_code: string | null;
  /** The same in words */
  problem_reason: string | null;
  /** Since when */
  problem_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 문자: a text and when it goes out; who gets it stands in sms_recipients */
export interface SmsMessagesTable {
  /** Key */
  id: Generated<string>;
  /** Names the sending: a retry with the same key writes nothing, so nothing is sent twice */
  send_key: string;
  /** 보내는 길: SMS 문자, LMS 긴 문자, MMS 사진 문자, ALIMTALK 알림톡 */
  channel: 'SMS' | 'LMS' | 'MMS' | 'ALIMTALK';
  /** 제목, LMS only, ≤ 40 bytes */
  title: Generated<string>;
  /** 본문 as written, NFC, with #{변수} where each recipient gets their own */
  body: string;
  /** EUC-KR bytes of the body */
  byte_length: GeneratedAlways<number>;
  /** 알림 템플릿 it came from */
  template_id: string | null;
  /** 보낼 시각; the time of writing for at once */
  scheduled_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 야간 발송 확인: may go out between 21:00 and 08:00 */
  quiet_hours_confirmed: Generated<boolean>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 광고성 문자: goes only to those who allow it, by day, and begins with (광고) */
  is_advertisement: Generated<boolean>;
  /** 이때까지 보내지 못하면 보내지 않는다; null for a day after scheduled_at */
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 고른 사람들: addressee and the students or the source they are found by, for changing a text that waits; null for texts of a rule */
  audience: ColumnType<unknown, string | null, string | null>;
  /** 알림톡: the Kakao template as it was when it was written */
  kakao_template_id: string | null;
  /** 사진, MMS only */
  picture_id: string | null;
}

/** 문자 사진: a JPEG as phones take it; what no text shows is forgotten after a day */
export interface SmsPicturesTable {
  /** Key */
  id: Generated<string>;
  /** The picture, at most 200 kB */
  content: Uint8Array;
  /** What the provider calls it, once it has it */
  provider_file_id: string | null;
  /** Until when one process alone gives it to the provider */
  uploading_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 문자 받는 사람: one number that gets one message once */
export interface SmsRecipientsTable {
  /** The provider is given it, to tell a second attempt from a second message */
  id: Generated<string>;
  /** 문자 */
  message_id: string;
  /** Of the message; a trigger fills it */
  channel: string;
  /** 어느 학생의 일로; null for other numbers */
  student_id: string | null;
  /** STUDENT 학생, PARENT 보호자, OTHER 그 밖 */
  addressee: Generated<'STUDENT' | 'PARENT' | 'OTHER'>;
  /** 받는 사람 이름 */
  name: Generated<string>;
  /** 휴대폰, E.164; a message goes to a number once, siblings' parents too */
  phone: string;
  /** 본문 with its variables filled in; none may be left */
  body: string;
  /** EUC-KR bytes of the body */
  byte_length: GeneratedAlways<number>;
  /** QUEUED 대기, SENT 보냄, DELIVERED 도착, FAILED 실패 */
  status: Generated<'QUEUED' | 'SENT' | 'DELIVERED' | 'FAILED'>;
  /** The message's id at the provider */
  provider_id: string | null;
  /** 실패 코드: the provider's, or CANCELLED by staff before it was sent */
  failure_code: string | null;
  /** 보낸 시각: when the provider had taken it */
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 도착 시각 */
  delivered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 실패 시각 */
  failed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** How often sending was tried, or asked how it went once it is sent */
  attempts: Generated<number>;
  /** QUEUED: when it is tried next; SENT: when the provider is asked next how it went */
  next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Fence: of who sends it now; whoever has another one may write nothing */
  lease: string | null;
  /** Until when the lease holds */
  lease_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** The provider's group, which it sends once however often it is asked to */
  group_id: string | null;
  /** Set before the provider is told to send: from here on only this very group is sent, asked about or withdrawn */
  handed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 실패한 까닭 in the provider's words; of a queued one, why the last try failed */
  failure_reason: string | null;
  /** 알림톡: what fills the variables of the Kakao template */
  variables: ColumnType<unknown, string | null, string | null>;
  /** 간 길: which way it went in the end, as the provider says; an 알림톡 that could not arrive goes as a text */
  went_by: 'ALIMTALK' | 'SMS' | 'LMS' | 'MMS' | null;
}

/** 발송 결과: how far each message came */
export interface SmsResultsTable {
  /** Of the message */
  id: ColumnType<string | null, never, never>;
  /** 받는 사람 수 */
  recipients: ColumnType<number | null, never, never>;
  /** 대기 */
  queued: ColumnType<number | null, never, never>;
  /** 보냄, not known yet whether it came */
  sent: ColumnType<number | null, never, never>;
  /** 도착 */
  delivered: ColumnType<number | null, never, never>;
  /** 실패, without what staff cancelled */
  failed: ColumnType<number | null, never, never>;
  /** 취소 */
  cancelled: ColumnType<number | null, never, never>;
  /** 기다리는 까닭: STOPPED by staff, NIGHT from 21:00 to 08:00, SCHEDULED, PROVIDER does not take texts, RETRY after a refusal, TOO_LATE to go at all; null when it goes now or does not wait */
  wait_reason: ColumnType<string | null, never, never>;
  /** 그때까지; null where nobody knows */
  wait_until: ColumnType<Date | null, never, never>;
  /** What the provider said, for PROVIDER and RETRY */
  wait_detail: ColumnType<string | null, never, never>;
}

/** 문자 멈춤: one row; while it is stopped nothing is handed to the provider */
export interface SmsSwitchesTable {
  /** Key */
  id: Generated<number>;
  /** 모두 멈춤 */
  is_stopped: Generated<boolean>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 직원: the names that staff see beside what a colleague did; no phone, no login id */
export interface StaffTable {
  /** Key, the user's */
  id: ColumnType<string | null, never, never>;
  /** 이름, with a letter where colleagues share it */
  name: ColumnType<string | null, never, never>;
  /** 구분: TA 조교, ADMIN 관리자 */
  type: ColumnType<string | null, never, never>;
  /** 활성 */
  is_active: ColumnType<boolean | null, never, never>;
  /** 관리자 권한 */
  is_admin_level: ColumnType<boolean | null, never, never>;
}

/** 학생 내보내기: personal data that left the house as a file; in the audit log as well, from where nothing is deleted */
export interface StudentExportsTable {
  /** Key */
  id: Generated<string>;
  /** 목적: why it was needed */
  purpose: string;
  /** 형식: XLSX or CSV */
  format: 'XLSX' | 'CSV';
  /** 고른 열: as the contract names them */
  columns: string[];
  /** 조건: what the list was narrowed to; empty for all students */
  filter: string;
  /** 학생 수 */
  student_count: number;
  /** Who took it */
  created_by: Generated<string | null>;
  /** When it was taken */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 엑셀 등록: an import that stands; undoing it takes its row away, too */
export interface StudentImportsTable {
  /** Key */
  id: Generated<string>;
  /** 파일 이름 */
  file_name: string;
  /** What it changed, in the audit log */
  change_set_id: string;
  /** 새로 등록한 학생 수 */
  created_count: number;
  /** 수정한 학생 수 */
  changed_count: number;
  /** Who imported it */
  created_by: Generated<string | null>;
  /** When it was imported */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 학생의 수업: the weeks of a student, and the lessons to come where no week was made yet */
export interface StudentLessonsTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 주차; 아직 없으면 비어 있음 */
  weekly_lecture_id: ColumnType<string | null, never, never>;
  /** 수업일 */
  held_on: ColumnType<string | null, never, never>;
  /** 시작 시각, Asia/Seoul */
  starts_at: ColumnType<string | null, never, never>;
  /** 종료 시각, Asia/Seoul */
  ends_at: ColumnType<string | null, never, never>;
}

/** 메모 이력: staff only; ask for one memo at a time */
export interface StudentMemoVersionsTable {
  /** Of the entry in the audit log */
  id: ColumnType<string | null, never, never>;
  /** 메모 */
  memo_id: ColumnType<string | null, never, never>;
  /** 수정 일시 */
  at: ColumnType<Date | null, never, never>;
  /** 수정한 사람 */
  actor_id: ColumnType<string | null, never, never>;
  /** What it said from then on */
  body: ColumnType<string | null, never, never>;
  /** Whether it was pinned from then on */
  is_pinned: ColumnType<boolean | null, never, never>;
}

/** 학생 메모: staff only */
export interface StudentMemosTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 내용 */
  body: string;
  /** 맨 위에 고정 */
  is_pinned: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
}

/** 학생 이름: for logs */
export interface StudentNamesTable {
  /** Key, the student's */
  id: ColumnType<string | null, never, never>;
  /** 이름 */
  name: ColumnType<string | null, never, never>;
}

/** What students are found by: kept by triggers, never written by hand */
export interface StudentSearchTable {
  /** 학생 */
  student_id: string;
  /** 이름, of users */
  name: string;
  /** 휴대폰, of users */
  phone: string | null;
  /** 활성, of users */
  is_active: boolean;
  /** 학번, of students */
  student_number: string;
  /** 보호자 휴대폰, of students */
  parent_phone: string | null;
  /** The name letter by letter, for searching it unfinished */
  name_jamo: GeneratedAlways<string>;
  /** 이름의 초성 */
  name_choseong: GeneratedAlways<string>;
  /** # before the student number and ; behind it, then both phones, each with a blank behind it */
  digits: GeneratedAlways<string>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 형제자매: pairs of students of whom staff said whether they are */
export interface StudentSiblingsTable {
  /** Key */
  id: Generated<string>;
  /** 학생, the smaller id of the two */
  one_id: string;
  /** 학생, the larger id */
  other_id: string;
  /** 상태: CONFIRMED 형제자매, REFUSED 아님 */
  status: 'CONFIRMED' | 'REFUSED';
  /** Who said so last */
  decided_by: Generated<string | null>;
  /** 결정 일시: when it was said last */
  decided_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 학생 타임라인: staff only; ask for one student at a time */
export interface StudentTimelineTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 종류: ATTENDANCE 출결, ENROLLMENT 수강, CONSULT 상담, MEMO 메모, ACTUAL_EXAM 실전 성적, SCORE 성적, CLINIC 클리닉, COUNSEL 상담 예약, MESSAGE 문자 */
  kind: ColumnType<string | null, never, never>;
  /** 때 */
  at: ColumnType<Date | null, never, never>;
  /** 한 줄 요약 */
  title: ColumnType<string | null, never, never>;
  /** The row this line is about, in the table of its kind */
  ref_id: ColumnType<string | null, never, never>;
  /** Who did it */
  actor_id: ColumnType<string | null, never, never>;
}

/** 학생: a user who studies here; id is the user id */
export interface StudentsTable {
  /** Key, the user's */
  id: string;
  /** 학번, 8 digits, printed on OMR sheets */
  student_number: string;
  /** 학교 */
  school: Generated<string>;
  /** 학년 */
  grade: '초4' | '초5' | '초6' | '중1' | '중2' | '중3' | '고1' | '고2' | '고3' | 'N수' | null;
  /** 보호자 */
  parent_name: Generated<string>;
  /** 보호자 휴대폰, E.164 */
  parent_phone: string | null;
  /** 등록일 */
  registered_on: Generated<string>;
  /** 퇴원일 */
  withdrawn_on: string | null;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 고등학교 입학 연도: 2025 and later have 5 등급, before 9; follows 학년 unless said; after a load without triggers see high_school_entry_year() */
  high_school_entry_year: number | null;
  /** 익명 처리 일시: nothing names the student any more, what was earned stays in the statistics */
  anonymised_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change, of the name and phone, too; an edit says which one it changes */
  version: Generated<number>;
  /** 익명 처리 예정 일시: the deletion can be taken back until then; null where none was asked */
  anonymises_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Whether the student was active when the deletion was asked, for taking it back */
  was_active: boolean | null;
  /** 생년월일, where it is known; says until when the guardian consents */
  birth_on: string | null;
  /** What ended when the student left: bookings with their status, planned texts and enrollments by id; null where nothing did */
  ended: ColumnType<unknown, string | null, string | null>;
}

/** 첨삭: pen marks and stamps over one page of a submission; goes with the page */
export interface SubmissionMarksTable {
  /** Key */
  id: Generated<string>;
  /** 페이지: the file of the page */
  file_id: string;
  /** 돌린 각도, degrees clockwise */
  rotation: Generated<number>;
  /** Strokes and stamps; places are parts of the width and the height of the page as it is stored */
  layer: ColumnType<unknown, string | undefined, string>;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 제출 기간: when students hand in work for an exam; an exam without one takes it while it is shown */
export interface SubmissionWindowsTable {
  /** Key */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 시작; null for no beginning */
  opens_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 마감; null for no end */
  closes_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 과제 제출: what a student hands in for an exam through the portal */
export interface SubmissionsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 학생 */
  student_id: string;
  /** 상태: DRAFT 작성 중, DONE 제출, REOPENED 다시 열림. DRAFT (files may be added, removed) → DONE (locked) → REOPENED, by staff */
  status: Generated<'DRAFT' | 'DONE' | 'REOPENED'>;
  /** 제출 일시; set by itself */
  submitted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 다시 연 직원; set by itself */
  reopened_by: string | null;
  /** 다시 연 일시; set by itself */
  reopened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 등록일 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 접수 번호 of the last handing in; set by itself */
  receipt_number: string | null;
  /** 페이지 순서: its files in the order in which they were handed in */
  page_order: Generated<string[]>;
  /** 선생님의 말, when it was given back or opened again; the student reads it */
  comment: Generated<string>;
  /** 돌려준 직원; set by itself */
  returned_by: string | null;
  /** 돌려준 일시; the student sees the marks from then on */
  returned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 급여 계좌: where a TA's pay is sent */
export interface TaBankAccountsTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 은행 */
  bank: string;
  /** 계좌번호, digits only */
  account_number: string;
  /** 예금주 */
  account_name: string;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 조교 목록: account, level and the pay terms of this month */
export interface TaDirectoryTable {
  /** Key, the user's */
  id: ColumnType<string | null, never, never>;
  /** 아이디 */
  login_id: ColumnType<string | null, never, never>;
  /** 이름 */
  name: ColumnType<string | null, never, never>;
  /** 초성 of the name, for the search */
  name_choseong: ColumnType<string | null, never, never>;
  /** 휴대폰, E.164 */
  phone: ColumnType<string | null, never, never>;
  /** 활성 */
  is_active: ColumnType<boolean | null, never, never>;
  /** Has a temporary password */
  must_change_password: ColumnType<boolean | null, never, never>;
  /** 관리자 권한 */
  is_admin_level: ColumnType<boolean | null, never, never>;
  /** 익명 처리됨 */
  is_anonymised: ColumnType<boolean | null, never, never>;
  /** 지급 방식 of this month; null for none */
  payment_type: ColumnType<string | null, never, never>;
  /** 개인 시급, 원 */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 월급, 원 */
  monthly_salary: ColumnType<number | null, never, never>;
  /** 시급 구분: names */
  wage_types: ColumnType<string | null, never, never>;
  /** When it was made */
  created_at: ColumnType<Date | null, never, never>;
}

/** 월 추가/공제: an addition or deduction of one month */
export interface TaMonthlyCustomWagesTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 월, its first day */
  month: string;
  /** 금액(원): more than 0 adds, less deducts */
  amount: number;
  /** 사유 */
  reason: string;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 급여 조건: how a TA is paid, from a month until the next row of that TA */
export interface TaPayTermsTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 적용 시작 월, its first day */
  from_month: string;
  /** 마지막 월; null while it goes on */
  to_month: string | null;
  /** 지급 방식: HOURLY 시급, MONTHLY 월급 */
  payment_type: 'HOURLY' | 'MONTHLY';
  /** 개인 시급(원) */
  hourly_wage: number | null;
  /** 월급(원) */
  monthly_salary: number | null;
  /** 지급 기준: FULL 전액, PRORATED 근무일 비례 */
  monthly_wage_type: 'FULL' | 'PRORATED' | null;
  /** 소정근로일: days of work that earn the whole salary; null for Monday to Friday of the month */
  contracted_days: number | null;
  /** 3.3% 원천징수 */
  is_withheld: Generated<boolean>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 조교 권한: what managers always may, and who else */
export interface TaPowersTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 권한: ANONYMISE 학생 삭제, ISSUE_PASSWORDS 임시 비밀번호 */
  power: 'ANONYMISE' | 'ISSUE_PASSWORDS';
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 조교 시급 구분: the kinds of work a TA may clock in for */
export interface TaWageTypesTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 시급 구분 */
  wage_type_id: string;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 태그 */
export interface TagsTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  name: string;
  /** 색, #rrggbb */
  color: Generated<string>;
  /** 우선순위, large first */
  priority: Generated<number>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
}

/** 조교: a user who assists; id is the user id */
export interface TasTable {
  /** Key, the user's */
  id: string;
  /** 관리자 권한 */
  is_admin_level: Generated<boolean>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 학생 삭제 권한; of the version before, now a row of ta_powers */
  may_anonymise: Generated<boolean>;
  /** 임시 비밀번호 발급 권한; of the version before, now a row of ta_powers */
  may_issue_passwords: Generated<boolean>;
  /** 익명 처리 일시; null for those who are still known */
  anonymised_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 약관 동의: which student agreed to which changed version, and when */
export interface TermAcceptancesTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 약관 본문 */
  version_id: string;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 약관 판: a version of terms; the one of the latest day that has come is in force */
export interface TermVersionsTable {
  /** Key */
  id: Generated<string>;
  /** 약관 */
  term_id: string;
  /** 본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one's HTML reaches a page */
  body: ColumnType<unknown, string, string>;
  /** 시행일: everybody reads it from this day on, Asia/Seoul */
  published_from: string;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
}

/** 약관: public pages /terms/{id} */
export interface TermsTable {
  /** The word in the address /terms/{id} */
  id: string;
  /** 제목 */
  title: string;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
}

/** Pictures as they were sent, to be made anew without what the camera wrote; those with a fault are left as they are */
export interface UnmadePicturesTable {
  /** Key */
  id: Generated<string>;
  /** 파일 */
  file_id: string | null;
  /** 홈페이지 사진 */
  landing_picture_id: string | null;
  /** SHA-256 in hex of the picture that was made, noted before it is stored, so that a killed run is gone on with */
  made_sha256: string | null;
  /** Why it could not be opened */
  fault: string | null;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 사용자 태그 */
export interface UserTagsTable {
  /** 사용자 */
  user_id: string;
  /** 태그 */
  tag_id: string;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 사용자: everyone who can sign in */
export interface UsersTable {
  /** Key */
  id: Generated<string>;
  /** 아이디, lower case */
  login_id: string;
  /** argon2id in PHC form; null until a password was issued */
  password_hash: string | null;
  /** 임시 비밀번호 만료 일시: when it stops working */
  password_expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 비밀번호를 바꿔야 함: after staff issued a temporary one */
  must_change_password: Generated<boolean>;
  /** Raised to end every session of this person at once */
  session_epoch: Generated<number>;
  /** 구분: STUDENT 학생, TA 조교, ADMIN 관리자 */
  type: 'STUDENT' | 'TA' | 'ADMIN';
  /** 이름, NFC without padding */
  name: string;
  /** 휴대폰, E.164 (+821012345678) */
  phone: string | null;
  /** 활성 */
  is_active: Generated<boolean>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 시청 시계: how many seconds of film may still be counted for a student; no row while none was */
export interface VideoClocksTable {
  /** 학생 */
  student_id: string;
  /** At updated_at; grows twice as fast as the clock, up to an hour, which is what a device may have kept without a connection */
  spare_seconds: number;
  /** When something was counted first */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When something was counted last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 구간별 시청: each video in up to 60 parts, and how many of the week watched and replayed it */
export interface VideoPartsTable {
  /** 영상 */
  video_id: ColumnType<string | null, never, never>;
  /** 구간, from 0 */
  number: ColumnType<number | null, never, never>;
  /** 시작, seconds */
  from_second: ColumnType<number | null, never, never>;
  /** 끝, seconds, not included */
  to_second: ColumnType<number | null, never, never>;
  /** 본 학생 수: who saw at least half of it */
  watched: ColumnType<number | null, never, never>;
  /** 되돌려 본 학생 수 */
  replayed: ColumnType<number | null, never, never>;
}

/** 영상 진도: the seconds of a video that a student really played; reported every few seconds, so it is not audited */
export interface VideoProgressTable {
  /** Key */
  id: Generated<string>;
  /** 영상 */
  video_id: string;
  /** 학생 */
  student_id: string;
  /** 본 구간: union of the played seconds, [from, to); only grows */
  covered: Generated<string>;
  /** 본 시간, seconds */
  covered_seconds: GeneratedAlways<number>;
  /** 이어 볼 위치, seconds */
  last_position_seconds: Generated<number>;
  /** The server's clock at the last report; set by the database */
  reported_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** What the clock has granted and no report used yet, at most 15; set by the database */
  spare_seconds: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 다시 본 구간: what was played again after a rewind; only grows */
  replayed: Generated<string>;
}

/** Who may watch a video, and when: by a window of their own, else for 7 days after the lesson or the opening when they were absent, else with the class */
export interface VideoReadersTable {
  /** 영상 */
  video_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 시청 시작 */
  opens_at: ColumnType<Date | null, never, never>;
  /** 시청 마감; null while open-ended */
  closes_at: ColumnType<Date | null, never, never>;
  /** STUDENT 학생별 기간, ABSENT 결석·영상 출결, CLASS 반 전체 */
  reason: ColumnType<string | null, never, never>;
}

/** 시청 현황: every participant of a week with each of its videos, watched or not */
export interface VideoViewingsTable {
  /** 영상 */
  video_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 주차 */
  weekly_lecture_id: ColumnType<string | null, never, never>;
  /** 본 시간, seconds */
  covered_seconds: ColumnType<number | null, never, never>;
  /** 영상의 길이, seconds */
  duration_seconds: ColumnType<number | null, never, never>;
  /** 진도, whole percent rounded down, so that 100 means all of it */
  percent: ColumnType<number | null, never, never>;
  /** 이어 볼 위치, seconds */
  last_position_seconds: ColumnType<number | null, never, never>;
  /** 마지막 시청 일시; null when never */
  reported_at: ColumnType<Date | null, never, never>;
  /** 본 구간: up to 60 parts of the video, 0 not seen, 1 in part, 2 whole */
  strip: ColumnType<string | null, never, never>;
}

/** 학생별 시청 기간: in place of what the class or an absence gives */
export interface VideoWindowsTable {
  /** Key */
  id: Generated<string>;
  /** 영상 */
  video_id: string;
  /** 학생 */
  student_id: string;
  /** 시청 시작 */
  opens_at: ColumnType<Date, Date | string, Date | string>;
  /** 시청 마감; null while open-ended */
  closes_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 영상: a film of one week */
export interface VideosTable {
  /** Key */
  id: Generated<string>;
  /** 주차 */
  weekly_lecture_id: string;
  /** 제목 */
  title: string;
  /** 주소, https; null when the video is a file of its own */
  url: string | null;
  /** 길이, seconds */
  duration_seconds: number;
  /** 시청 시작 */
  opens_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 시청 마감; null while open-ended */
  closes_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 순서 within the week, smallest first */
  sequence: Generated<number>;
  /** 반 전체에 공개; otherwise only for the absent and those with a window of their own */
  is_for_class: Generated<boolean>;
}

/** 시급: of a wage type from a month until another, which is not in it */
export interface WageSpansTable {
  /** 시급 구분 */
  wage_type_id: ColumnType<string | null, never, never>;
  /** 첫 월 */
  from_month: ColumnType<string | null, never, never>;
  /** 다음 시급의 첫 월; null for the last */
  until_month: ColumnType<string | null, never, never>;
  /** 시급, 원 */
  hourly_wage: ColumnType<number | null, never, never>;
}

/** 주차 출석률 of the weeks that have come */
export interface WeekAttendanceRatesTable {
  /** 주차 */
  weekly_lecture_id: ColumnType<string | null, never, never>;
  /** 강의 */
  lecture_id: ColumnType<string | null, never, never>;
  /** 수강생 수 */
  participants: ColumnType<number | null, never, never>;
  /** 출석 인정: marks that count as present */
  present: ColumnType<number | null, never, never>;
  /** 출결이 찍힌 수강생 */
  marked: ColumnType<number | null, never, never>;
  /** 아직 찍지 않은 수강생 */
  unset: ColumnType<number | null, never, never>;
  /** 출석률, percent of the marked with one decimal; null before the first mark */
  rate: ColumnType<number | null, never, never>;
}

/** 주차: one week of a lecture, numbered or with a special name */
export interface WeeklyLecturesTable {
  /** Key */
  id: Generated<string>;
  /** 강의 */
  lecture_id: string;
  /** 주차 번호; null when it has a special name */
  week_number: number | null;
  /** 주차 이름: of a lesson such as 특강 or 보강; null for a numbered week */
  special_name: string | null;
  /** 수업일 */
  held_on: string;
  /** 시작 시각, Asia/Seoul */
  starts_at: string;
  /** 종료 시각, Asia/Seoul */
  ends_at: string;
  /** 강의실 */
  room: Generated<string>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Which of the lessons of its week it was made as, from 1; its place is that of its day and hour (`place_in_week`) */
  meeting: Generated<number>;
}

/** 단어 과제 진도: an assignment and each of its students */
export interface WordAssignmentProgressTable {
  /** Assignment and student */
  id: ColumnType<string | null, never, never>;
  /** 단어 과제 */
  assignment_id: ColumnType<string | null, never, never>;
  /** 단어장 */
  deck_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 몇 번째 단어부터 */
  first_place: ColumnType<number | null, never, never>;
  /** 몇 번째 단어까지; null for the end of the deck */
  last_place: ColumnType<number | null, never, never>;
  /** 마감일 */
  due_on: ColumnType<string | null, never, never>;
  /** 목표; never more than there are words */
  target: ColumnType<number | null, never, never>;
  /** 단어 수 */
  words: ColumnType<number | null, never, never>;
  /** 본 단어 */
  studied: ColumnType<number | null, never, never>;
  /** 아는 단어: learnt, and not forgotten since */
  known: ColumnType<number | null, never, never>;
  /** 지금 복습할 단어 */
  due: ColumnType<number | null, never, never>;
}

/** The students of a word assignment: those of its lecture who attended when it was made, of its week, or the ones it names */
export interface WordAssignmentReadersTable {
  /** 단어 과제 */
  assignment_id: ColumnType<string | null, never, never>;
  /** 단어장 */
  deck_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 단어 과제를 받은 학생: of an assignment to single students */
export interface WordAssignmentStudentsTable {
  /** Key */
  id: Generated<string>;
  /** 단어 과제 */
  assignment_id: string;
  /** 학생 */
  student_id: string;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어 과제: words of a deck to know until a day */
export interface WordAssignmentsTable {
  /** Key */
  id: Generated<string>;
  /** 단어장 */
  deck_id: string;
  /** 강의; null for a week or single students */
  lecture_id: string | null;
  /** 주차; null for a lecture or single students */
  weekly_lecture_id: string | null;
  /** 몇 번째 단어부터 */
  first_place: Generated<number>;
  /** 몇 번째 단어까지; null for the end of the deck */
  last_place: number | null;
  /** 마감일 */
  due_on: string;
  /** 목표: how many of the words must be known; null for all */
  target: number | null;
  /** Grows with each change */
  version: Generated<number>;
  /** Who made it */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어장 진도: a deck and each student who has begun it */
export interface WordDeckProgressTable {
  /** Deck and student */
  id: ColumnType<string | null, never, never>;
  /** 단어장 */
  deck_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 단어 수 of the deck */
  words: ColumnType<number | null, never, never>;
  /** 본 단어 */
  studied: ColumnType<number | null, never, never>;
  /** 외운 단어: remembered for three weeks and longer */
  mature: ColumnType<number | null, never, never>;
  /** 지금 복습할 단어 */
  due: ColumnType<number | null, never, never>;
  /** 본 횟수 */
  reps: ColumnType<number | null, never, never>;
  /** 잊은 횟수 */
  lapses: ColumnType<number | null, never, never>;
  /** 마지막 복습 일시 */
  last_reviewed_at: ColumnType<Date | null, never, never>;
}

/** 단어장: vocabulary set, for one lecture or for all */
export interface WordDecksTable {
  /** Key */
  id: Generated<string>;
  /** 제목 */
  title: string;
  /** 설명 */
  description: Generated<string>;
  /** 강의; null for every lecture */
  lecture_id: string | null;
  /** 학생에게 공개 */
  is_published: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** 공개 일시; null while it is not published */
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 복습할 낱말 of the days that come; what is late counts today */
export interface WordDueDaysTable {
  /** Student and day */
  id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 날, Seoul */
  day: ColumnType<string | null, never, never>;
  /** 복습할 단어 */
  words: ColumnType<number | null, never, never>;
}

/** 하루 새 단어: what a student has chosen; who has no row, the academy's number */
export interface WordPacesTable {
  /** 학생 */
  student_id: string;
  /** 하루에 새로 배우는 단어; counts only within the academy's bounds */
  new_per_day: number;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어 복습 기록: each answer, from which word_reviews is computed */
export interface WordReviewLogTable {
  /** Given by the device that asked, so that sending it twice counts once */
  id: string;
  /** 학생 */
  student_id: string;
  /** 단어 */
  word_id: string;
  /** 1 다시, 2 어려움, 3 알맞음, 4 쉬움 */
  rating: number;
  /** 답한 때, by the server's clock */
  reviewed_at: ColumnType<Date, Date | string, Date | string>;
  /** 되돌림: it counts no longer */
  is_undone: Generated<boolean>;
  /** When it arrived */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was taken back, or arrived */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어 복습: what FSRS knows of a student and a word */
export interface WordReviewsTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 단어 */
  word_id: string;
  /** NEW 새 단어, LEARNING 익히는 중, REVIEW 복습, RELEARNING 다시 익히는 중 */
  state: Generated<'NEW' | 'LEARNING' | 'REVIEW' | 'RELEARNING'>;
  /** 다음에 볼 때 */
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** FSRS stability, days until recall falls to 90 % */
  stability: Generated<number>;
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  difficulty: Generated<number>;
  /** Days between the last review and the next */
  scheduled_days: Generated<number>;
  /** Place among the short steps of learning */
  learning_steps: Generated<number>;
  /** 본 횟수 */
  reps: Generated<number>;
  /** 잊은 횟수 */
  lapses: Generated<number>;
  /** 마지막 복습 일시 */
  last_reviewed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어 설정: one row */
export interface WordSettingsTable {
  /** Key */
  id: Generated<number>;
  /** 하루에 새로 배우는 단어, of each deck */
  new_per_day: Generated<number>;
  /** 학생이 고를 수 있는 가장 작은 수 */
  least_new: Generated<number>;
  /** 학생이 고를 수 있는 가장 큰 수 */
  most_new: Generated<number>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 이어서 공부한 날: a student's days in a row with an answer to a word */
export interface WordStreaksTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 오늘, Seoul */
  today: ColumnType<string | null, never, never>;
  /** 이어서 공부한 날, as long as today is not over without those before it */
  days: ColumnType<number | null, never, never>;
  /** 한 주에 공부할 날 */
  week_goal: ColumnType<number | null, never, never>;
}

/** 단어 공부한 날 of the last 60 days */
export interface WordStudyDaysTable {
  /** Student and day */
  id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 날, Seoul */
  day: ColumnType<string | null, never, never>;
  /** 답한 횟수 */
  answers: ColumnType<number | null, never, never>;
}

/** 단어 시험 답: one asked word */
export interface WordTestAnswersTable {
  /** Key */
  id: Generated<string>;
  /** 단어 시험 */
  test_id: string;
  /** 문항 번호, from 1 */
  sequence: number;
  /** 물은 단어 */
  word_id: string;
  /** 쓴 답; null while unanswered */
  answer: string | null;
  /** 맞음; null while unanswered */
  is_correct: boolean | null;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 물은 말, as it was when it was asked */
  prompt: string | null;
  /** 정답, as it was when it was asked or marked again; the first is the word's own */
  right_answers: string[] | null;
  /** 보기 in the order in which they are shown; null where one writes */
  choices: string[] | null;
}

/** Students in a word test: they read no words until it is over */
export interface WordTestPausesTable {
  /** Of the test */
  id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 단어 시험: set by staff for a week or for chosen students; each attempt is a row of word_tests */
export interface WordTestPlansTable {
  /** Key */
  id: Generated<string>;
  /** 단어장 */
  deck_id: string;
  /** 주차 whose students take it; null for chosen students */
  weekly_lecture_id: string | null;
  /** 주차 시험 that keeps the scores; null until staff put them there */
  exam_id: string | null;
  /** 시험 이름 */
  title: string;
  /** 첫 단어의 순서 */
  from_sequence: Generated<number>;
  /** 마지막 단어의 순서 */
  to_sequence: number;
  /** 구분: CHOICE 4지선다, SPELLING 쓰기 */
  kind: Generated<'CHOICE' | 'SPELLING'>;
  /** 방향: TERM_TO_MEANING 단어 보고 뜻, MEANING_TO_TERM 뜻 보고 단어 */
  direction: Generated<'TERM_TO_MEANING' | 'MEANING_TO_TERM'>;
  /** 문항 수 */
  question_count: number;
  /** 통과 기준: right answers that reach the target */
  target_count: number;
  /** 제한 시간 of one attempt in seconds; null for none */
  time_limit_seconds: number | null;
  /** 응시 횟수 until the target is reached; null for any number */
  max_attempts: number | null;
  /** 대소문자를 가리지 않음 */
  ignores_case: Generated<boolean>;
  /** 띄어쓰기를 가리지 않음 */
  ignores_spaces: Generated<boolean>;
  /** 여러 뜻 중 하나만 써도 맞음 */
  accepts_any_meaning: Generated<boolean>;
  /** 비슷한 말도 맞음 */
  accepts_synonyms: Generated<boolean>;
  /** 시작 일시 */
  opens_at: ColumnType<Date, Date | string, Date | string>;
  /** 종료 일시; an attempt ends then at the latest */
  closes_at: ColumnType<Date, Date | string, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 종이 시험: attempts are printed by staff; none is taken on a screen */
  is_printed: Generated<boolean>;
}

/** Who takes a word test: the participants of its week, or those chosen */
export interface WordTestReadersTable {
  /** 단어 시험 */
  plan_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
}

/** 단어 시험 결과 */
export interface WordTestResultsTable {
  /** Of the test */
  id: ColumnType<string | null, never, never>;
  /** 단어장 */
  deck_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 문항 수 */
  question_count: ColumnType<number | null, never, never>;
  /** 끝; null while it goes on */
  finished_at: ColumnType<Date | null, never, never>;
  /** 답한 문항 */
  answered: ColumnType<number | null, never, never>;
  /** 맞은 문항 */
  correct: ColumnType<number | null, never, never>;
}

/** 단어 시험 현황: each student of a word test, with what their attempts came to */
export interface WordTestStandingsTable {
  /** Test and student */
  id: ColumnType<string | null, never, never>;
  /** 단어 시험 */
  plan_id: ColumnType<string | null, never, never>;
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 응시한 횟수 */
  attempts: ColumnType<number | null, never, never>;
  /** 첫 응시에서 맞은 문항; null until it is over */
  first_correct: ColumnType<number | null, never, never>;
  /** 가장 많이 맞은 문항; null until an attempt is over */
  best_correct: ColumnType<number | null, never, never>;
  /** 지금 답한 문항; null when no attempt is open */
  answered: ColumnType<number | null, never, never>;
  /** 화면을 벗어난 횟수 of all attempts */
  left_count: ColumnType<number | null, never, never>;
  /** 마지막 응시 일시 */
  last_at: ColumnType<Date | null, never, never>;
  /** NEW 아직, OPEN 보는 중, PRINTED 시험지 배부, BELOW 미달, REACHED 통과 */
  state: ColumnType<string | null, never, never>;
}

/** 단어 시험 응시 학생: those chosen for a test without a week */
export interface WordTestTakersTable {
  /** Key */
  id: Generated<string>;
  /** 단어 시험 */
  plan_id: string;
  /** 학생 */
  student_id: string;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어 시험 응시: of one student; its answers stand in word_test_answers */
export interface WordTestsTable {
  /** Key */
  id: Generated<string>;
  /** 단어장 */
  deck_id: string;
  /** 학생 */
  student_id: string;
  /** 방향: TERM_TO_MEANING 단어 보고 뜻, MEANING_TO_TERM 뜻 보고 단어 */
  direction: Generated<'TERM_TO_MEANING' | 'MEANING_TO_TERM'>;
  /** 문항 수 */
  question_count: number;
  /** 시작 */
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 끝; null while it goes on */
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 단어 시험 it is an attempt of; null for what a student took alone */
  plan_id: string | null;
  /** 몇 번째 응시 */
  attempt_number: Generated<number>;
  /** 마감 일시: when its time is over */
  ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 화면을 벗어난 횟수 */
  left_count: Generated<number>;
  /** 성적 칸 it was put into; null while in none */
  score_attempt_id: string | null;
  /** 종이 시험지로 배부: open until it is marked, without an end of its time */
  is_printed: Generated<boolean>;
  /** 재시험지 whose answer sheets belong to this printed attempt; null for a first attempt and where none were printed */
  retake_exam_id: string | null;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** 마지막으로 화면을 벗어난 시각; null once a reload took it back */
  left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 단어 of a deck */
export interface WordsTable {
  /** Key */
  id: Generated<string>;
  /** 단어장 */
  deck_id: string;
  /** 순서 in the deck, from 1 */
  sequence: number;
  /** 단어 */
  term: string;
  /** 뜻 */
  meaning: string;
  /** 함께 받는 답: right answers, too */
  synonyms: Generated<string[]>;
  /** 예문 */
  example: Generated<string>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** 품사; blank when not told */
  part_of_speech: Generated<string>;
}

/** 근무 정정 요청: asked by a TA, decided by a manager who is somebody else */
export interface WorkCorrectionsTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 근무 기록; null where none was punched */
  work_record_id: string | null;
  /** 바라는 출근 */
  started_at: ColumnType<Date, Date | string, Date | string>;
  /** 바라는 퇴근 */
  ended_at: ColumnType<Date, Date | string, Date | string>;
  /** 바라는 시급 구분; null for the TA's own hourly wage or salary */
  wage_type_id: string | null;
  /** 사유 */
  reason: string;
  /** 상태: REQUESTED 요청, APPROVED 승인, REJECTED 반려, CANCELLED 취소 */
  status: Generated<'REQUESTED' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>;
  /** 답: why it was rejected */
  answer: Generated<string>;
  /** 요청할 때의 출근; null where none was punched */
  former_started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 요청할 때의 퇴근; null where it was missing */
  former_ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 급여 월 of the wanted beginning, its first day */
  work_month: GeneratedAlways<string>;
  /** 처리한 사람 */
  decided_by: string | null;
  /** 처리 시각 */
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 살펴볼 근무: shifts that a manager looks at before a month is closed */
export interface WorkFlagsTable {
  /** Tells the rows apart */
  id: ColumnType<string | null, never, never>;
  /** 근무 기록 */
  work_record_id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 근무일, Asia/Seoul */
  work_date: ColumnType<string | null, never, never>;
  /** 급여 월, its first day */
  work_month: ColumnType<string | null, never, never>;
  /** LONG 12시간 넘음, FORGOTTEN 퇴근을 잊은 듯함, OUT_MISSING 퇴근 없음, OVERLAP 정정 요청과 겹침 */
  kind: ColumnType<string | null, never, never>;
}

/** 월 근무 시간: closed records of a TA, a month and a wage type, at the wage as it was then */
export interface WorkMonthsTable {
  /** TA, month and wage type */
  id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** 시급 구분; null for the TA's own wage */
  wage_type_id: ColumnType<string | null, never, never>;
  /** 근무 기록 수 */
  records: ColumnType<number | null, never, never>;
  /** 근무일 수 */
  days: ColumnType<number | null, never, never>;
  /** 근무 시간, minutes */
  minutes: ColumnType<number | null, never, never>;
  /** 시급, 원 */
  hourly_wage: ColumnType<number | null, never, never>;
  /** 금액, 원, rounded once; null in a month paid by salary */
  amount: ColumnType<number | null, never, never>;
}

/** 근무 시간: closed records cut at midnight, so that each part lies in one day, week and month */
export interface WorkPartsTable {
  /** Record and part */
  id: ColumnType<string | null, never, never>;
  /** 근무 기록 */
  record_id: ColumnType<string | null, never, never>;
  /** 조교 */
  ta_id: ColumnType<string | null, never, never>;
  /** 시급 구분; null for the TA's own wage */
  wage_type_id: ColumnType<string | null, never, never>;
  /** 날짜, Asia/Seoul */
  work_date: ColumnType<string | null, never, never>;
  /** 월, its first day */
  month: ColumnType<string | null, never, never>;
  /** The month that pays the holiday of its week */
  holiday_month: ColumnType<string | null, never, never>;
  /** 시작 */
  started_at: ColumnType<Date | null, never, never>;
  /** 끝 */
  ended_at: ColumnType<Date | null, never, never>;
  /** 근무 시간, minutes of the record that lie in the part */
  minutes: ColumnType<number | null, never, never>;
}

/** 근무 기록: in and out */
export interface WorkRecordsTable {
  /** Key */
  id: Generated<string>;
  /** 조교 */
  ta_id: string;
  /** 시급 구분; null for the TA's own hourly wage or salary */
  wage_type_id: string | null;
  /** 상태: OPEN 근무 중, CLOSED 퇴근 */
  status: Generated<'OPEN' | 'CLOSED'>;
  /** 출근 */
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 퇴근; null while at work */
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 급여 월 of the beginning, its first day, Asia/Seoul */
  work_month: GeneratedAlways<string>;
  /** 근무일 of the beginning, Asia/Seoul */
  work_date: GeneratedAlways<string>;
  /** 근무 시간, whole minutes; null while at work */
  minutes: GeneratedAlways<number | null>;
  /** 메모 */
  memo: Generated<string>;
  /** Who changed it after it was closed; the first values stand in the audit log */
  corrected_by: string | null;
  /** 정정 시각 */
  corrected_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change by people; an edit says which one it changes */
  version: Generated<number>;
  /** Who wrote it */
  created_by: Generated<string | null>;
  /** When it was written */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Names the press that began it, so that one that arrives twice counts once */
  in_punch_id: string | null;
  /** Names the press that ended it */
  out_punch_id: string | null;
  /** 처음 출근: before the first correction; null while there was none */
  first_started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 처음 퇴근: before the first correction; null where the out was missing */
  first_ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 처음 시급 구분: before the first correction */
  first_wage_type_id: string | null;
  /** 퇴근을 찍지 않음: closed where it began, without minutes, until a manager says when it ended */
  is_out_missing: Generated<boolean>;
  /** 다음 날 근무 시간: those of its minutes that are after midnight in Seoul, 0 while at work */
  next_day_minutes: GeneratedAlways<number | null>;
}
