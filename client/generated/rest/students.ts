// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type BatchChange = components['schemas']['BatchChange'];
export type BatchChangePassword = components['schemas']['BatchChangePassword'];
export type BatchUpdate = components['schemas']['BatchUpdate'];
export type BatchUpdateResult = components['schemas']['BatchUpdateResult'];
export type DeletionLine = components['schemas']['DeletionLine'];
export type DeletionReport = components['schemas']['DeletionReport'];
export type DeletionRequest = components['schemas']['DeletionRequest'];
export type ExportColumn = components['schemas']['ExportColumn'];
export const ExportColumn = { name: 'name', studentNumber: 'studentNumber', school: 'school', grade: 'grade', phone: 'phone', parentName: 'parentName', parentPhone: 'parentPhone', lecture: 'lecture', tags: 'tags', memo: 'memo', state: 'state', registeredOn: 'registeredOn' } as const;
export type ExportRequest = components['schemas']['ExportRequest'];
export type ExportedStudents = components['schemas']['ExportedStudents'];
export type Grade = components['schemas']['Grade'];
export const Grade = { 초4: '초4', 초5: '초5', 초6: '초6', 중1: '중1', 중2: '중2', 중3: '중3', 고1: '고1', 고2: '고2', 고3: '고3', N수: 'N수' } as const;
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportField = components['schemas']['ImportField'];
export const ImportField = { name: 'name', studentNumber: 'studentNumber', school: 'school', grade: 'grade', phone: 'phone', parentName: 'parentName', parentPhone: 'parentPhone', lecture: 'lecture', tags: 'tags', memo: 'memo', state: 'state' } as const;
export type ImportReport = components['schemas']['ImportReport'];
export type ImportRequest = components['schemas']['ImportRequest'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportRowKind = components['schemas']['ImportRowKind'];
export const ImportRowKind = { NEW: 'NEW', CHANGED: 'CHANGED', SAME: 'SAME', DUPLICATE: 'DUPLICATE', LEFT_OUT: 'LEFT_OUT', REFUSED: 'REFUSED' } as const;
export type ImportSheet = components['schemas']['ImportSheet'];
export type ImportSheetRow = components['schemas']['ImportSheetRow'];
export type PhoneOf = components['schemas']['PhoneOf'];
export type RepresentativeLecture = components['schemas']['RepresentativeLecture'];
export type RevealedPhone = components['schemas']['RevealedPhone'];
export type SiblingDecision = components['schemas']['SiblingDecision'];
export type StudentChange = components['schemas']['StudentChange'];
export type StudentInput = components['schemas']['StudentInput'];
export type StudentPreview = components['schemas']['StudentPreview'];
export type TemporaryPasswords = components['schemas']['TemporaryPasswords'];
export type ToggleStatus = components['schemas']['ToggleStatus'];

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
 * @summary 학생 수정
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
 * @summary 여러 학생 한 번에 수정
 */
export const updateStudents = (batchUpdate: BatchUpdate, init?: RequestInit) =>
  call<BatchUpdateResult>('PUT', `/students/batch-update`, { json: batchUpdate }, init);

export const useUpdateStudents = () =>
  useCommand(['students'], ({ data, init }: { data: BatchUpdate; init?: RequestInit }) => updateStudents(data, init));

/**
 * PREVIEW says what would go and what would stay, and writes nothing. COMMIT closes the account and forgets who the student was once the days
 * to take it back are over; it is refused when the student changed since the preview (409 version-conflict). For managers, and TAs to
 * whom it was given (403 power-needed).
 * @summary 학생 삭제(익명 처리)
 */
export const deleteStudent = (studentId: string, deletionRequest: DeletionRequest, init?: RequestInit) =>
  call<DeletionReport>('POST', `/students/student/${studentId}/delete`, { json: deletionRequest }, init);

export const useDeleteStudent = () =>
  useCommand(['students'], ({ studentId, data, init }: { studentId: string; data: DeletionRequest; init?: RequestInit }) => deleteStudent(studentId, data, init));

/**
 * Until the days are over. The student is as before, active or not.
 * @summary 학생 삭제 되돌리기
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
