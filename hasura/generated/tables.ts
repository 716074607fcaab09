// Generated from hasura/migrations by `npm run generate`. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The public schema as Kysely knows it: snake_case, as in SQL. */
export interface Tables {
  actual_exam_scores: ActualExamScoresTable;
  announcements: AnnouncementsTable;
  attendance_rates: AttendanceRatesTable;
  attendance_types: AttendanceTypesTable;
  audit_log: AuditLogTable;
  board_posts: BoardPostsTable;
  consults: ConsultsTable;
  enrollments: EnrollmentsTable;
  error_logs: ErrorLogsTable;
  exam_items: ExamItemsTable;
  exam_question_statistics: ExamQuestionStatisticsTable;
  exam_questions: ExamQuestionsTable;
  exam_statistics: ExamStatisticsTable;
  exam_templates: ExamTemplatesTable;
  exams: ExamsTable;
  file_permissions: FilePermissionsTable;
  file_views: FileViewsTable;
  files: FilesTable;
  lecture_ddays: LectureDdaysTable;
  lecture_material_checks: LectureMaterialChecksTable;
  lecture_materials: LectureMaterialsTable;
  lectures: LecturesTable;
  notices: NoticesTable;
  omr_sheets: OmrSheetsTable;
  open_videos: OpenVideosTable;
  participants: ParticipantsTable;
  password_resets: PasswordResetsTable;
  published_announcements: PublishedAnnouncementsTable;
  published_materials: PublishedMaterialsTable;
  push_alert_templates: PushAlertTemplatesTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
  representative_lectures: RepresentativeLecturesTable;
  retake_exams: RetakeExamsTable;
  retake_question_maps: RetakeQuestionMapsTable;
  score_answers: ScoreAnswersTable;
  score_attempts: ScoreAttemptsTable;
  score_cell_locks: ScoreCellLocksTable;
  score_ranks: ScoreRanksTable;
  scores: ScoresTable;
  staff: StaffTable;
  student_memos: StudentMemosTable;
  student_timeline: StudentTimelineTable;
  students: StudentsTable;
  submissions: SubmissionsTable;
  tags: TagsTable;
  tas: TasTable;
  terms: TermsTable;
  user_tags: UserTagsTable;
  users: UsersTable;
  video_progress: VideoProgressTable;
  video_viewings: VideoViewingsTable;
  videos: VideosTable;
  week_attendance_rates: WeekAttendanceRatesTable;
  weekly_lectures: WeeklyLecturesTable;
  word_decks: WordDecksTable;
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
  /** MIDTERM 중간, FINAL 기말; null for the whole term */
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

/** 출석률 of a student in a lecture */
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
  /** 출석부에 찍는 한두 글자 */
  short_name: string;
  /** 색, #rrggbb */
  color: string;
  /** 출석으로 인정 */
  counts_as_present: boolean;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence: number;
  /** 쓰는 중; one that is not cannot be chosen any more */
  is_active: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
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
  /** What one action changed carries one id: an import, a bulk mark, a paste */
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
}

/** 게시판: FAQ, 공지, 질문 */
export interface BoardPostsTable {
  /** Key */
  id: Generated<string>;
  /** 구분: FAQ, NOTICE 공지, QUESTION 질문 */
  category: 'FAQ' | 'NOTICE' | 'QUESTION';
  /** 제목 */
  title: string;
  /** 내용 */
  body: string;
  /** 전체 공개; readable without signing in */
  is_public: Generated<boolean>;
  /** 순서, small first */
  sort_order: Generated<number>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
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
  /** 상담한 때 */
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

/** Crashes reported by browsers, grouped by fingerprint */
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

/** 문항과 정답: of a template, of an unlinked exam, or of a retake paper; staff only */
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
  /** CHOICE 객관식 1–5, SHORT 단답형 0–9999 */
  kind: Generated<'CHOICE' | 'SHORT'>;
  /** 정답: CHOICE the right choices as ascending digits, all to be marked (24 is ② and ④); SHORT the number; null until known */
  answer: number | null;
  /** 복수 정답: further answers that count as right, each written like answer */
  also_accepts: Generated<number[]>;
  /** 배점 */
  points: number;
  /** 단원 */
  unit: Generated<string>;
  /** NORMAL, ALL_CORRECT 전원 정답, VOID 무효: counts for nobody and not in the total */
  grading_rule: Generated<'NORMAL' | 'ALL_CORRECT' | 'VOID'>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 만든 때 */
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
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 주차 시험: an exam of one week, linked to a template or on its own */
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
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  /** VIEW 열람, DOWNLOAD 내려받기 */
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
  /** 소속: the kind of thing it belongs to; a kind has a generated column with its foreign key */
  owner_type: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE';
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
  /** 강의 자료, of owner type MATERIAL */
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
  /** SHA-256 of the content in hex; null until the upload is done */
  sha256: string | null;
  /** The store's id of a multipart upload under way */
  upload_id: string | null;
  /** 메모: staff only */
  memo: Generated<string>;
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  is_watermarked: Generated<boolean>;
  /** UPLOADING 올리는 중, DONE 완료 */
  state: Generated<'UPLOADING' | 'DONE'>;
  /** Who made it */
  created_by: Generated<string | null>;
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

/** 자료 확인: a student has worked through a material */
export interface LectureMaterialChecksTable {
  /** Key */
  id: Generated<string>;
  /** 강의 자료 */
  material_id: string;
  /** 학생 */
  student_id: string;
  /** 확인한 때 */
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
}

/** 강의(반) */
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
  /** ACTIVE 진행, DISABLED 종료 */
  status: Generated<'ACTIVE' | 'DISABLED'>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  /** 위에 고정 */
  is_pinned: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** OMR 답안지: one scanned page */
export interface OmrSheetsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 재시험지; null for a first attempt */
  retake_exam_id: string | null;
  /** 학생: known and the only sheet of the attempt; null until then */
  student_id: string | null;
  /** UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려 */
  status: Generated<'UPLOADED' | 'READ' | 'NEEDS_REVIEW' | 'GRADED' | 'REJECTED'>;
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
  /** Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK */
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
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Videos that may be watched now; for permissions, which cannot ask the clock */
export interface OpenVideosTable {
  /** 영상 */
  id: ColumnType<string | null, never, never>;
}

/** 수강생: a student in one weekly lecture */
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
  /** When the mark was set last */
  marked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
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

/** 알림 템플릿: text with #{변수}, bound to an event or sent by hand */
export interface PushAlertTemplatesTable {
  /** Key */
  id: Generated<string>;
  /** 이름 */
  name: string;
  /** 보내는 때: MANUAL by hand, or an event */
  event: Generated<'MANUAL' | 'ABSENT' | 'LATE' | 'ARRIVAL' | 'DEPARTURE' | 'SCORE_SHOWN' | 'CLINIC_RESERVED'>;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel: Generated<'SMS' | 'LMS' | 'ALIMTALK'>;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body: string;
  /** 쓰는 중 */
  is_active: Generated<boolean>;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
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

/** One row a rotation; the token itself is this id signed with a secret the database does not hold */
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
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 재시험 문항 대응: which question of the exam a question of the retake paper stands for */
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
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
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
  /** 응시 구분: FIRST, RETAKE */
  attempt_type: Generated<'FIRST' | 'RETAKE'>;
  /** 재시험 차수: 0 for FIRST, then 1, 2 … */
  retake_number: Generated<number>;
  /** 재시험지; null when the retake has no paper of its own */
  retake_exam_id: string | null;
  /** 점수, points up to the paper's total; null until graded */
  value: number | null;
  /** 응시 방식: ONSITE 현장, ONLINE 온라인, HOME 자택 */
  delivery_type: Generated<'ONSITE' | 'ONLINE' | 'HOME'>;
  /** 클리닉: NONE → REQUIRED (value below cutline, by itself) → RESERVED → DONE; EXEMPT by hand; after a load without triggers see settle_clinic() */
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
  /** 만든 때 */
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
  /** 만든 때 */
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
  /** NONE 미응시, TAKEN 응시, GRADED 채점 (the first attempt has a value), ABSENT 결시, EXEMPT 면제 */
  status: Generated<'NONE' | 'TAKEN' | 'GRADED' | 'ABSENT' | 'EXEMPT'>;
  /** Raised at every change of status; a write says which one it changes */
  version: Generated<number>;
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 직원: the names that staff see beside what a colleague did; no phone, no login id */
export interface StaffTable {
  /** Key, the user's */
  id: ColumnType<string | null, never, never>;
  /** 이름 */
  name: ColumnType<string | null, never, never>;
  /** 구분: TA 조교, ADMIN 관리자 */
  type: ColumnType<string | null, never, never>;
  /** 활성 */
  is_active: ColumnType<boolean | null, never, never>;
  /** 관리자 권한 */
  is_admin_level: ColumnType<boolean | null, never, never>;
}

/** 학생 메모: staff only */
export interface StudentMemosTable {
  /** Key */
  id: Generated<string>;
  /** 학생 */
  student_id: string;
  /** 내용 */
  body: string;
  /** 위에 고정 */
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

/** 학생 타임라인: staff only; ask for one student at a time */
export interface StudentTimelineTable {
  /** 학생 */
  student_id: ColumnType<string | null, never, never>;
  /** 종류: ATTENDANCE 출결, ENROLLMENT 수강, CONSULT 상담, MEMO 메모, ACTUAL_EXAM 실전 성적 */
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
  /** 익명 처리한 때: nothing names the student any more, what was earned stays in the statistics */
  anonymised_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** 과제 제출: what a student hands in for an exam through the portal */
export interface SubmissionsTable {
  /** 고유 번호, UUID v7: sorts by time */
  id: Generated<string>;
  /** 시험 */
  exam_id: string;
  /** 학생 */
  student_id: string;
  /** DRAFT 작성 중 (files may be added, removed) → DONE 제출 (locked) → REOPENED 다시 열림, by staff */
  status: Generated<'DRAFT' | 'DONE' | 'REOPENED'>;
  /** 제출한 때; set by itself */
  submitted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** 다시 연 직원; set by itself */
  reopened_by: string | null;
  /** 다시 연 때; set by itself */
  reopened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Raised at every change; a write says which one it changes */
  version: Generated<number>;
  /** 만든 사람 */
  created_by: Generated<string | null>;
  /** 만든 때 */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** 마지막으로 바뀐 때 */
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
}

/** 약관: public pages /terms/{id} */
export interface TermsTable {
  /** The word in the address /terms/{id} */
  id: string;
  /** 제목 */
  title: string;
  /** 본문 */
  body: string;
  /** Who made it; null for what the academy came with */
  created_by: Generated<string | null>;
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
  /** When a temporary password stops working */
  password_expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** True after staff issued a temporary password */
  must_change_password: Generated<boolean>;
  /** Raised to end every session of this person at once */
  session_epoch: Generated<number>;
  /** 구분: STUDENT, TA, ADMIN */
  type: 'STUDENT' | 'TA' | 'ADMIN';
  /** 이름, NFC without padding */
  name: string;
  /** 이름의 초성 */
  name_choseong: GeneratedAlways<string>;
  /** 휴대폰, E.164 (+821012345678) */
  phone: string | null;
  /** 활성 */
  is_active: Generated<boolean>;
  /** When it was made */
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** When it was changed last */
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
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
  /** 마지막으로 본 때; null when never */
  reported_at: ColumnType<Date | null, never, never>;
}

/** 주차 영상 */
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
}

/** 주차 출석률 */
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
  /** 특강, 보강 같은 이름 */
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
}
