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
