// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface AuditEntry {
  id: Id;
  at: string;
  /** @nullable */
  actorName: string | null;
  /** @nullable */
  actorRole: string | null;
  /** @nullable */
  ip: string | null;
  /** @nullable */
  kind: string | null;
  /** @nullable */
  facts: AuditEntryFacts;
  action: AuditEntryAction;
  tableName: string;
  /** @nullable */
  personName: string | null;
  /** @nullable */
  before: AuditEntryBefore;
  /** @nullable */
  after: AuditEntryAfter;
}

export type AuditEntryAction = typeof AuditEntryAction[keyof typeof AuditEntryAction];

export const AuditEntryAction = {
  INSERT: 'INSERT',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
} as const;

/**
 * @nullable
 */
export type AuditEntryAfter = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type AuditEntryBefore = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type AuditEntryFacts = { [key: string]: unknown } | null;

export interface AuditExport {
  exportId: Id;
  /** The newest first */
  entries: AuditEntry[];
}

export interface AuditExportRequest {
  /**
     * Why the entries leave the house
     * @minLength 2
     * @maxLength 200
     */
  purpose: string;
  filter: AuditFilter;
}

export interface AuditFilter {
  actorId?: Id;
  /**
     * @maxLength 60
     * @pattern ^[A-Z_]+$
     */
  kind?: string;
  /**
     * @maxLength 60
     * @pattern ^[a-z_]+$
     */
  tableName?: string;
  /** The first day */
  from?: string;
  /** The last day */
  to?: string;
}

export interface UndoneChange {
  changeSetId: Id;
}

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
