// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Answers, DoneResponse, Id, NoContentResponse, Phone } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/**
 * What shall be so of each of them; what is not sent stays.
 */
export interface BatchChange {
  isActive?: boolean;
  grade?: Grade | null;
  /** @maxLength 30 */
  school?: string;
  representativeLectureId?: Id | null;
  /** @maxItems 20 */
  addTagIds?: Id[];
  /** @maxItems 20 */
  removeTagIds?: Id[];
}

export interface BatchChangePassword {
  /**
     * @minItems 1
     * @maxItems 500
     */
  userIds: Id[];
}

export interface BatchUpdate {
  /**
     * @minItems 1
     * @maxItems 20000
     */
  userIds: Id[];
  change: BatchChange;
  /** The change set that this same change of these people made: it is taken back */
  undo?: string;
}

export interface BatchUpdateResult {
  /** How many students became different */
  changed: number;
  /** How many already were as wanted */
  unchanged: number;
  /** The change set in the audit log */
  changeSetId: string;
}

export interface DeletionLine {
  /** Korean */
  label: string;
  /**
     * How many; null where one cannot count
     * @nullable
     */
  count: number | null;
}

export interface DeletionReport {
  mode: DeletionReportMode;
  /** As it was */
  name: string;
  version: number;
  /** Days in which it can be taken back */
  undoDays: number;
  goes: DeletionLine[];
  stays: DeletionLine[];
}

export type DeletionReportMode = typeof DeletionReportMode[keyof typeof DeletionReportMode];

export const DeletionReportMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;

export interface DeletionRequest {
  mode: DeletionRequestMode;
  /**
     * On COMMIT: the version of the preview
     * @minimum 1
     */
  version?: number;
}

export type DeletionRequestMode = typeof DeletionRequestMode[keyof typeof DeletionRequestMode];

export const DeletionRequestMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;

export type ExportColumn = typeof ExportColumn[keyof typeof ExportColumn];

export const ExportColumn = {
  name: 'name',
  studentNumber: 'studentNumber',
  school: 'school',
  grade: 'grade',
  phone: 'phone',
  parentName: 'parentName',
  parentPhone: 'parentPhone',
  lecture: 'lecture',
  tags: 'tags',
  memo: 'memo',
  state: 'state',
  registeredOn: 'registeredOn',
} as const;

export interface ExportRequest {
  /**
     * @minItems 1
     * @maxItems 20000
     */
  userIds: Id[];
  /**
     * @minItems 1
     * @maxItems 12
     */
  columns: ExportColumn[];
  /** What the file will be; kept with the purpose */
  format: ExportRequestFormat;
  /**
     * Why the personal data leave the house
     * @minLength 2
     * @maxLength 200
     */
  purpose: string;
  /**
     * What the list was narrowed to, as people read it; empty for all
     * @maxLength 500
     */
  filter: string;
}

/**
 * What the file will be; kept with the purpose
 */
export type ExportRequestFormat = typeof ExportRequestFormat[keyof typeof ExportRequestFormat];

export const ExportRequestFormat = {
  XLSX: 'XLSX',
  CSV: 'CSV',
} as const;

export interface ExportedStudents {
  exportId: Id;
  /** By student number; texts in the order of the columns, phones as people read them */
  students: string[][];
}

export type Grade = typeof Grade[keyof typeof Grade];

export const Grade = {
  초4: '초4',
  초5: '초5',
  초6: '초6',
  중1: '중1',
  중2: '중2',
  중3: '중3',
  고1: '고1',
  고2: '고2',
  고3: '고3',
  N수: 'N수',
} as const;

export interface ImportColumn {
  /** @pattern ^[A-Z]{1,2}$ */
  letter: string;
  /**
     * As it is written in the sheet
     * @maxLength 32767
     */
  header: string;
  field: ImportField | null;
}

/**
 * What a column can hold
 */
export type ImportField = typeof ImportField[keyof typeof ImportField];

export const ImportField = {
  name: 'name',
  studentNumber: 'studentNumber',
  school: 'school',
  grade: 'grade',
  phone: 'phone',
  parentName: 'parentName',
  parentPhone: 'parentPhone',
  lecture: 'lecture',
  tags: 'tags',
  memo: 'memo',
} as const;

export interface ImportReport {
  /** Fingerprint of the file and of what it would change; empty on UNDO */
  plan: string;
  mode: ImportReportMode;
  /** On PREVIEW of a file; null otherwise */
  sheet: ImportSheet | null;
  /**
     * On COMMIT and UNDO: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  /** Rows by their kind; on UNDO the students who are gone again, and those who are as they were */
  counts: ImportReportCounts;
  rows: ImportRow[];
}

/**
 * Rows by their kind; on UNDO the students who are gone again, and those who are as they were
 */
export type ImportReportCounts = {
  new: number;
  changed: number;
  same: number;
  duplicate: number;
  refused: number;
};

export type ImportReportMode = typeof ImportReportMode[keyof typeof ImportReportMode];

export const ImportReportMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

export interface ImportRequest {
  mode: ImportRequestMode;
  /** .xlsx, 10 MB at most; on PREVIEW and COMMIT, unless a sheet is sent */
  file?: Blob;
  sheet?: ImportSheet;
  /**
     * On COMMIT: what the file is called, for the list of imports
     * @maxLength 200
     */
  fileName?: string;
  /**
     * On COMMIT: the plan of the preview
     * @maxLength 128
     */
  plan?: string;
  /**
     * On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones
     * @maxLength 100000
     */
  rows?: string;
  /** On UNDO: the change set of a COMMIT */
  changeSetId?: string;
}

export type ImportRequestMode = typeof ImportRequestMode[keyof typeof ImportRequestMode];

export const ImportRequestMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

export interface ImportRow {
  /** Row number in the sheet, from 1 */
  row: number;
  /** DUPLICATE waits for a decision: it may be one of the candidates */
  kind: ImportRowKind;
  name: string;
  /** @nullable */
  studentNumber: string | null;
  school: string;
  /** @nullable */
  grade: string | null;
  /**
     * E.164
     * @nullable
     */
  phone: string | null;
  parentName: string;
  /**
     * E.164
     * @nullable
     */
  parentPhone: string | null;
  /** @nullable */
  lecture: string | null;
  tags: string[];
  memo: string;
  changes: ImportRowChangesItem[];
  problems: ImportRowProblemsItem[];
  /** Students whom the row may mean, who were not found by their number */
  candidates: ImportRowCandidatesItem[];
}

export type ImportRowCandidatesItem = {
  id: Id;
  name: string;
  studentNumber: string;
  school: string;
  /** @nullable */
  grade: string | null;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  parentPhone: string | null;
};

export type ImportRowChangesItem = {
  field: string;
  /** Korean */
  label: string;
  before: string;
  after: string;
};

/**
 * DUPLICATE waits for a decision: it may be one of the candidates
 */
export type ImportRowKind = typeof ImportRowKind[keyof typeof ImportRowKind];

export const ImportRowKind = {
  NEW: 'NEW',
  CHANGED: 'CHANGED',
  SAME: 'SAME',
  DUPLICATE: 'DUPLICATE',
  REFUSED: 'REFUSED',
} as const;

export type ImportRowProblemsItem = {
  /** Column letter */
  column: string;
  header: string;
  value: string;
  /** Korean; what is wrong and what to do */
  reason: string;
};

/**
 * A sheet as it was read. It is sent back with cells mended, columns named and duplicates decided.
 */
export interface ImportSheet {
  /** @maxLength 200 */
  name: string;
  /**
     * Row number of the header, from 1
     * @minimum 1
     */
  headerRow: number;
  /**
     * @minItems 1
     * @maxItems 52
     */
  columns: ImportColumn[];
  /** @maxItems 10000 */
  rows: ImportSheetRow[];
}

export interface ImportSheetRow {
  /**
     * Row number in the sheet, from 1
     * @minimum 1
     */
  row: number;
  /**
     * Texts in the order of the columns; a formula begins with =
     * @maxItems 52
     * @items.maxLength 32767
     */
  cells: string[];
  /**
     * Whom a possible duplicate means: the id of a candidate, or NEW for somebody else
     * @maxLength 36
     */
  student?: string;
}

export interface PhoneOf {
  whose: PhoneOfWhose;
}

export type PhoneOfWhose = typeof PhoneOfWhose[keyof typeof PhoneOfWhose];

export const PhoneOfWhose = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
} as const;

export interface RepresentativeLecture {
  lectureId: Id | null;
}

export interface RevealedPhone {
  /**
     * E.164
     * @nullable
     */
  phone: string | null;
}

export interface SiblingDecision {
  /** @nullable */
  status: SiblingDecisionStatus;
}

/**
 * @nullable
 */
export type SiblingDecisionStatus = typeof SiblingDecisionStatus[keyof typeof SiblingDecisionStatus] | null;

export const SiblingDecisionStatus = {
  CONFIRMED: 'CONFIRMED',
  REFUSED: 'REFUSED',
} as const;

export type StudentChange = StudentInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export interface StudentInput {
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @pattern ^[0-9]{8}$ */
  studentNumber?: string;
  phone?: Phone | null;
  /** @maxLength 30 */
  school?: string;
  grade?: Grade | null;
  /** @maxLength 50 */
  parentName?: string;
  parentPhone?: Phone | null;
}

export interface StudentPreview {
  /** A JWT to be kept in memory only */
  accessToken: string;
  expiresAt: string;
  userId: Id;
  /** The student's */
  name: string;
}

export interface TemporaryPasswords {
  passwords: TemporaryPasswordsPasswordsItem[];
}

export type TemporaryPasswordsPasswordsItem = {
  userId: Id;
  name: string;
  loginId: string;
  temporaryPassword: string;
};

export interface ToggleStatus {
  /** What it shall be, so that a double press changes nothing; without it the opposite of what it is */
  isActive?: boolean;
}

/**
 * Without a student number the next free one is given. The student number is the login id.
 * @summary 학생 등록
 */
export const createStudent = (studentInput: StudentInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students`, { json: studentInput }, init);

export const useCreateStudent = () =>
  useCommand(['students'], ({ data, init }: { data: StudentInput; init?: RequestInit }) => createStudent(data, init));

/**
 * PREVIEW reads the file, or the sheet it answered with what a person mended in it, and writes nothing. COMMIT writes the chosen rows of the
 * same file or sheet, all or none, and is refused when the academy changed since the preview (409 import-changed); it answers the rows it
 * wrote, with the numbers it gave. A request that is cancelled before it ends writes nothing. UNDO restores everything a COMMIT changed, unless
 * somebody changed one of it since or something new hangs on it (409 changed-since, with what and who).
 * @summary 엑셀로 등록
 */
export const importStudents = (importRequest: ImportRequest, init?: RequestInit) =>
  call<ImportReport>('POST', `/students/excel`, { form: importRequest }, init);

export const useImportStudents = () =>
  useCommand(['students', 'studentSearch', 'studentImports'], ({ data, init }: { data: ImportRequest; init?: RequestInit }) => importStudents(data, init));

/**
 * Answers the chosen columns of the chosen students for a file, and keeps who took them, when, why, how many and by which filter.
 * @summary 학생 내보내기
 */
export const exportStudents = (exportRequest: ExportRequest, init?: RequestInit) =>
  call<ExportedStudents>('POST', `/students/export`, { json: exportRequest }, init);

export const useExportStudents = () =>
  useCommand([], ({ data, init }: { data: ExportRequest; init?: RequestInit }) => exportStudents(data, init));

/**
 * Each must be changed at the next sign-in and works for 14 days; ends the sessions of those students. For managers, and TAs to whom it was given (403 power-needed).
 * @summary 임시 비밀번호 발급
 */
export const issueTemporaryPasswords = (batchChangePassword: BatchChangePassword, init?: RequestInit) =>
  call<TemporaryPasswords>('POST', `/students/batch-change-password`, { json: batchChangePassword }, init);

export const useIssueTemporaryPasswords = () =>
  useCommand([], ({ data, init }: { data: BatchChangePassword; init?: RequestInit }) => issueTemporaryPasswords(data, init));

/**
 * What is not sent stays. 409 version-conflict carries both values of what was sent, who changed it and when.
 * @summary 학생 고치기
 */
export const updateStudent = (studentId: string, studentChange: StudentChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/${studentId}`, { json: studentChange }, init);

export const useUpdateStudent = () =>
  useCommand(['students'], ({ studentId, data, init }: { studentId: string; data: StudentChange; init?: RequestInit }) => updateStudent(studentId, data, init));

/**
 * Felt at the next call of that student.
 * @summary 학생 활성, 비활성
 */
export const toggleStudentStatus = (studentId: string, toggleStatus?: ToggleStatus, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/${studentId}/toggle-status`, { json: toggleStatus }, init);

export const useToggleStudentStatus = () =>
  useCommand(['students'], ({ studentId, data, init }: { studentId: string; data?: ToggleStatus; init?: RequestInit }) => toggleStudentStatus(studentId, data, init));

/**
 * All or none, as one change set; those who already are as wanted stay untouched. Sent again with the change set it made, it takes that back,
 * while nobody changed it since (409 changed-since).
 * @summary 여러 학생 한 번에 고치기
 */
export const updateStudents = (batchUpdate: BatchUpdate, init?: RequestInit) =>
  call<BatchUpdateResult>('PUT', `/students/batch-update`, { json: batchUpdate }, init);

export const useUpdateStudents = () =>
  useCommand(['students'], ({ data, init }: { data: BatchUpdate; init?: RequestInit }) => updateStudents(data, init));

/**
 * PREVIEW says what would go and what would stay, and writes nothing. COMMIT closes the account and forgets who the student was once the days
 * to take it back are over; it is refused when the student changed since the preview (409 version-conflict). For managers, and TAs to
 * whom it was given (403 power-needed).
 * @summary 학생 지우기(익명 처리)
 */
export const deleteStudent = (studentId: string, deletionRequest: DeletionRequest, init?: RequestInit) =>
  call<DeletionReport>('POST', `/students/student/${studentId}/delete`, { json: deletionRequest }, init);

export const useDeleteStudent = () =>
  useCommand(['students'], ({ studentId, data, init }: { studentId: string; data: DeletionRequest; init?: RequestInit }) => deleteStudent(studentId, data, init));

/**
 * Until the days are over. The student is as before, active or not.
 * @summary 학생 지우기 되돌리기
 */
export const keepStudent = (studentId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/students/student/${studentId}/keep`, {}, init);

export const useKeepStudent = () =>
  useCommand(['students'], ({ studentId, init }: { studentId: string; init?: RequestInit }) => keepStudent(studentId, init));

/**
 * A student has one at most; null takes it away. Saying it twice changes nothing.
 * @summary 대표 강의 정하기
 */
export const setRepresentativeLecture = (studentId: string, representativeLecture: RepresentativeLecture, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/representative-lectures`, { json: representativeLecture }, init);

export const useSetRepresentativeLecture = () =>
  useCommand(['students'], ({ studentId, data, init }: { studentId: string; data: RepresentativeLecture; init?: RequestInit }) => setRepresentativeLecture(studentId, data, init));

/**
 * Says of two students, in either order, whether they are brothers or sisters, whatever their parents' phones say; null takes it back. Saying it twice changes nothing.
 * @summary 형제자매 확인
 */
export const decideSiblings = (studentId: string, siblingId: string, siblingDecision: SiblingDecision, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/${studentId}/siblings/${siblingId}`, { json: siblingDecision }, init);

export const useDecideSiblings = () =>
  useCommand(['studentSiblings'], ({ studentId, siblingId, data, init }: { studentId: string; siblingId: string; data: SiblingDecision; init?: RequestInit }) => decideSiblings(studentId, siblingId, data, init));

/**
 * Answers a token of 15 minutes with which staff read what this student reads in the portal, and keeps in the access log who looked at whom.
 * Every other call with it, and every mutation, is refused (403 preview-read-only). It ends with the session of the staff member; 409
 * student-inactive for a student who cannot sign in.
 * @summary 학생 화면 보기
 */
export const previewStudent = (studentId: string, init?: RequestInit) =>
  call<StudentPreview>('POST', `/students/${studentId}/preview`, {}, init);

export const usePreviewStudent = () =>
  useCommand([], ({ studentId, init }: { studentId: string; init?: RequestInit }) => previewStudent(studentId, init));

/**
 * Answers one number of one student and keeps in the access log who saw it.
 * @summary 가린 전화번호 보기
 */
export const revealPhone = (studentId: string, phoneOf: PhoneOf, init?: RequestInit) =>
  call<RevealedPhone>('POST', `/students/${studentId}/phone`, { json: phoneOf }, init);

export const useRevealPhone = () =>
  useCommand([], ({ studentId, data, init }: { studentId: string; data: PhoneOf; init?: RequestInit }) => revealPhone(studentId, data, init));
