/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * What managers ask of the machine. Versions, the database, disk, files, queues, and when the last backup was written and checked. Nothing personal is in it.
 * @summary 시스템 상태
 */
export const ReadSystemResponse = /*#__PURE__*/ zod.strictObject({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('When it was read')),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Of the running build')),
  "startedAt": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When this process started; null where that is not known')),
  "isDemo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The academy is a demo')),
  "database": /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['POSTGRES', 'PGLITE']),
  "version": /*#__PURE__*/ zod.string(),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Size of the database'))
}),
  "disk": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "freeBytes": /*#__PURE__*/ zod.int(),
  "totalBytes": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Of the data folder; null where there is none')),
  "files": /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int(),
  "bytes": /*#__PURE__*/ zod.int()
}),
  "queues": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "queue": /*#__PURE__*/ zod.enum(['texts', 'notifications', 'pushes', 'omr-scans']),
  "waiting": /*#__PURE__*/ zod.int(),
  "oldestSeconds": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.describe('For how long the oldest has been due'))
}).check(/*#__PURE__*/ zod.describe('What is due and not done yet'))),
  "backups": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "backedUpAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Moment of the newest backup')),
  "bytes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Its size')),
  "checkedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one was last restored aside and compared')),
  "checkOk": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where backups are not taken by this process'))
})

