// Generated from hasura/migrations by `npm run generate`. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The public schema as Kysely knows it: snake_case, as in SQL. */
export interface Tables {
  attendance_types: AttendanceTypesTable;
  audit_log: AuditLogTable;
  board_posts: BoardPostsTable;
  enrollments: EnrollmentsTable;
  error_logs: ErrorLogsTable;
  lectures: LecturesTable;
  notices: NoticesTable;
  participants: ParticipantsTable;
  password_resets: PasswordResetsTable;
  push_alert_templates: PushAlertTemplatesTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
  representative_lectures: RepresentativeLecturesTable;
  staff: StaffTable;
  student_memos: StudentMemosTable;
  students: StudentsTable;
  tags: TagsTable;
  tas: TasTable;
  terms: TermsTable;
  user_tags: UserTagsTable;
  users: UsersTable;
  weekly_lectures: WeeklyLecturesTable;
  word_decks: WordDecksTable;
}

/** 출결 구분 */
export interface AttendanceTypesTable {
  id: Generated<string>;
  name: string;
  /** 출석부에 찍는 한두 글자 */
  short_name: string;
  color: string;
  /** 출석으로 인정 */
  counts_as_present: boolean;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence: number;
  is_active: Generated<boolean>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 감사 기록: who changed what, when, from what to what; append only, written by triggers in the same transaction */
export interface AuditLogTable {
  id: Generated<string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  actor_id: string | null;
  actor_role: string | null;
  request_id: string | null;
  /** What one action changed carries one id: an import, a bulk mark, a paste */
  change_set_id: string | null;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  table_name: string;
  row_id: string;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
}

/** 게시판: FAQ, 공지, 질문 */
export interface BoardPostsTable {
  id: Generated<string>;
  category: 'FAQ' | 'NOTICE' | 'QUESTION';
  title: string;
  body: string;
  is_public: Generated<boolean>;
  sort_order: Generated<number>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 수강등록: a student in a lecture from one date to another */
export interface EnrollmentsTable {
  id: Generated<string>;
  lecture_id: string;
  student_id: string;
  from_date: Generated<string>;
  /** 마지막 날; null while open */
  to_date: string | null;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Crashes reported by browsers, grouped by fingerprint */
export interface ErrorLogsTable {
  id: Generated<string>;
  fingerprint: string;
  message: string;
  stack: Generated<string>;
  url: Generated<string>;
  user_agent: Generated<string>;
  user_id: string | null;
  hits: Generated<number>;
  occurred_at: ColumnType<Date, Date | string, Date | string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 강의(반) */
export interface LecturesTable {
  id: Generated<string>;
  name: string;
  teacher_name: string;
  /** 요일, ISO: 1 월요일 … 7 일요일 */
  weekday: number;
  /** 시작 시각, Asia/Seoul */
  starts_at: string;
  /** 종료 시각, Asia/Seoul */
  ends_at: string;
  room: Generated<string>;
  /** 정원 */
  capacity: number;
  /** ACTIVE 진행, DISABLED 종료 */
  status: Generated<'ACTIVE' | 'DISABLED'>;
  /** Raised at every change; an edit says which one it changes */
  version: Generated<number>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 공지: STAFF 직원, CLINIC 클리닉 */
export interface NoticesTable {
  id: Generated<string>;
  kind: Generated<'STAFF' | 'CLINIC'>;
  title: string;
  body: string;
  is_pinned: Generated<boolean>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 수강생: a student in one weekly lecture */
export interface ParticipantsTable {
  id: Generated<string>;
  weekly_lecture_id: string;
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
  marked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Password reset links: single use, ten minutes, hashed */
export interface PasswordResetsTable {
  id_hash: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 알림 템플릿: text with #{변수}, bound to an event or sent by hand */
export interface PushAlertTemplatesTable {
  id: Generated<string>;
  name: string;
  /** 보내는 때: MANUAL by hand, or an event */
  event: Generated<'MANUAL' | 'ABSENT' | 'LATE' | 'ARRIVAL' | 'DEPARTURE' | 'SCORE_SHOWN' | 'CLINIC_RESERVED'>;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel: Generated<'SMS' | 'LMS' | 'ALIMTALK'>;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body: string;
  is_active: Generated<boolean>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** Fixed-window counters shared by every API process */
export interface RateLimitsTable {
  key: string;
  window_start: ColumnType<Date, Date | string, Date | string>;
  hits: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** One row a rotation; the token itself is this id signed with a secret the database does not hold */
export interface RefreshTokensTable {
  id: Generated<string>;
  /** All rotations of one sign-in; revoked together when an old one is replayed */
  family_id: string;
  user_id: string;
  session_epoch: number;
  /** SHA-256 of the user agent, to tell a double use by one browser from a theft */
  browser_hash: string;
  successor_id: string | null;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 대표 강의: the lecture under which staff look a student up */
export interface RepresentativeLecturesTable {
  student_id: string;
  lecture_id: string;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 직원: the names that staff see beside what a colleague did; no phone, no login id */
export interface StaffTable {
  id: ColumnType<string | null, never, never>;
  name: ColumnType<string | null, never, never>;
  type: ColumnType<string | null, never, never>;
  is_active: ColumnType<boolean | null, never, never>;
  is_admin_level: ColumnType<boolean | null, never, never>;
}

/** 학생 메모: staff only */
export interface StudentMemosTable {
  id: Generated<string>;
  student_id: string;
  body: string;
  is_pinned: Generated<boolean>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 학생: a user who studies here; id is the user id */
export interface StudentsTable {
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
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 태그 */
export interface TagsTable {
  id: Generated<string>;
  name: string;
  color: Generated<string>;
  priority: Generated<number>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 조교: a user who assists; id is the user id */
export interface TasTable {
  id: string;
  /** 관리자 권한 */
  is_admin_level: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 약관: public pages /terms/{id} */
export interface TermsTable {
  id: string;
  title: string;
  body: string;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 사용자 태그 */
export interface UserTagsTable {
  user_id: string;
  tag_id: string;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 사용자: everyone who can sign in */
export interface UsersTable {
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
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 주차: one week of a lecture, numbered or with a special name */
export interface WeeklyLecturesTable {
  id: Generated<string>;
  lecture_id: string;
  /** 주차 번호; null when it has a special name */
  week_number: number | null;
  /** 특강, 보강 같은 이름 */
  special_name: string | null;
  /** 수업일 */
  held_on: string;
  starts_at: string;
  ends_at: string;
  room: Generated<string>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** 단어장: vocabulary set, for one lecture or for all */
export interface WordDecksTable {
  id: Generated<string>;
  title: string;
  description: Generated<string>;
  /** 강의; null for every lecture */
  lecture_id: string | null;
  /** 학생에게 공개 */
  is_published: Generated<boolean>;
  created_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
