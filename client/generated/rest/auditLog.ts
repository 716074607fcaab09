// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import { call, useCommand } from '../../rest.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditExport = components['schemas']['AuditExport'];
export type AuditExportRequest = components['schemas']['AuditExportRequest'];
export type AuditFilter = components['schemas']['AuditFilter'];
export type LeftCell = components['schemas']['LeftCell'];
export type UndoneCells = components['schemas']['UndoneCells'];
export type UndoneChange = components['schemas']['UndoneChange'];

/**
 * The newest entries of a filter, 10,000 at most. Keeps who took them, when and why.
 * @summary 변경 기록 내보내기
 */
export const exportAudit = (auditExportRequest: AuditExportRequest, init?: RequestInit) =>
  call<AuditExport>('POST', `/admin/audit/export`, { json: auditExportRequest }, init);

export const useExportAudit = () =>
  useCommand([], ({ data, init }: { data: AuditExportRequest; init?: RequestInit }) => exportAudit(data, init));

/**
 * Undoes all that one action changed, as a change set of its own, while nobody changed it since (409 changed-since). For the actions that have an
 * undo: attendance, retakes and answers of many, several students at once, and edits of students, tags, notices, lectures, D-days,
 * consults and memos; 404 for any other.
 * @summary 변경 되돌리기
 */
export const undoChange = (changeSetId: string, init?: RequestInit) =>
  call<UndoneChange>('POST', `/admin/audit/${changeSetId}/undo`, {}, init);

export const useUndoChange = () =>
  useCommand(['auditEntries', 'participants', 'scores', 'scoreAttempts', 'students', 'studentSearch', 'tags', 'userTags', 'notices', 'lectures', 'lectureDdays', 'consults', 'studentMemos'], ({ changeSetId, init }: { changeSetId: string; init?: RequestInit }) => undoChange(changeSetId, init));

/**
 * Undoes what one's own action changed in the grids of attendance, scores and shifts; given an undo, does the action again. Values that are no longer
 * as the action left them, and marks that are locked, stay and are named; 409 changed-since or locked when nothing else is left, 409 already-undone the
 * second time. Retakes, answers of a file and scores of a word test are undone whole or not at all. 404 for any other action, and for one of somebody else.
 * @summary 내 변경 되돌리기, 다시 하기
 */
export const undoMyChange = (changeSetId: string, init?: RequestInit) =>
  call<UndoneCells>('POST', `/changes/${changeSetId}/undo`, {}, init);

export const useUndoMyChange = () =>
  useCommand(['participants', 'scores', 'scoreAttempts', 'workRecords', 'auditEntries'], ({ changeSetId, init }: { changeSetId: string; init?: RequestInit }) => undoMyChange(changeSetId, init));
