/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * The newest entries of a filter, 10,000 at most. Keeps who took them, when and why.
 * @summary 변경 기록 내보내기
 */
export const exportAuditBodyPurposeMin = 2;
export const exportAuditBodyPurposeMax = 200;
export const exportAuditBodyFilterKindMax = 60;
export const exportAuditBodyFilterKindRegExp = new RegExp('^[A-Z_]+$');
export const exportAuditBodyFilterTableNameMax = 60;
export const exportAuditBodyFilterTableNameRegExp = new RegExp('^[a-z_]+$');
export const ExportAuditBody = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportAuditBodyPurposeMin)).check(/*#__PURE__*/ zod.maxLength(exportAuditBodyPurposeMax)).check(/*#__PURE__*/ zod.describe('Why the entries leave the house')),
  "filter": /*#__PURE__*/ zod.object({
  "actorId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportAuditBodyFilterKindMax)).check(/*#__PURE__*/ zod.regex(exportAuditBodyFilterKindRegExp))),
  "tableName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportAuditBodyFilterTableNameMax)).check(/*#__PURE__*/ zod.regex(exportAuditBodyFilterTableNameRegExp))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The first day, in Seoul')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day'))
})
})
export const ExportAuditResponse = /*#__PURE__*/ zod.strictObject({
  "exportId": /*#__PURE__*/ zod.uuid(),
  "entries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "actorRole": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "kind": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "facts": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "action": /*#__PURE__*/ zod.enum(['INSERT', 'UPDATE', 'DELETE']),
  "tableName": /*#__PURE__*/ zod.string(),
  "personName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "isForOneself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Decided about oneself, by the only manager of the academy'))
})).check(/*#__PURE__*/ zod.describe('The newest first'))
})

/**
 * Undoes all that one action changed, as a change set of its own, while nobody changed it since (409 changed-since). For the actions that have an
 * undo: attendance, retakes and answers of many, several students at once, and edits of students, tags, notices, lectures, D-days,
 * consults and memos; 404 for any other.
 * @summary 변경 되돌리기
 */
export const UndoChangeParams = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoChangeResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * Undoes what one's own action changed in the grids of attendance, scores and shifts; given an undo, does the action again. Values that are no longer
 * as the action left them, and marks that are locked, stay and are named; 409 changed-since or locked when nothing else is left, 409 already-undone the
 * second time. Retakes, answers of a file and scores of a word test are undone whole or not at all. 404 for any other action, and for one of somebody else.
 * @summary 내 변경 되돌리기, 다시 하기
 */
export const UndoMyChangeParams = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoMyChangeResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid(),
  "left": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Whose cell')),
  "why": /*#__PURE__*/ zod.enum(['CHANGED', 'LOCKED']),
  "changedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Who changed it since, where that is known'))
})).check(/*#__PURE__*/ zod.describe('What stays as it is'))
})
