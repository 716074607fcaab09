// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import { call, useCommand } from '../../rest.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditExport = components['schemas']['AuditExport'];
export type AuditExportRequest = components['schemas']['AuditExportRequest'];
export type AuditFilter = components['schemas']['AuditFilter'];
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
