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
  "jobs": /*#__PURE__*/ zod.strictObject({
  "failing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Jobs whose last three runs failed, or that are tried no more')),
  "stopped": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Jobs that a manager stopped'))
}).check(/*#__PURE__*/ zod.describe('What a person should look at of what the server does by itself')),
  "backups": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "backedUpAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Moment of the newest backup')),
  "bytes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Its size')),
  "checkedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one was last restored aside and compared')),
  "checkOk": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where backups are not taken by this process'))
})

/**
 * Makes a job due now; one that was stopped, or failed for good, goes on. Refused while it runs (409 job-running) and when it is done (409 job-done).
 * @summary 서버의 일 지금 실행
 */
export const RunJobParams = /*#__PURE__*/ zod.object({
  "jobId": /*#__PURE__*/ zod.uuid()
})
export const RunJobResponse = /*#__PURE__*/ zod.void()

/**
 * It runs no more until somebody runs it. A run under way can write nothing from now on, and ends at its next step. Refused when it is stopped
 * (409 job-stopped) or done (409 job-done).
 * @summary 서버의 일 멈추기
 */
export const StopJobParams = /*#__PURE__*/ zod.object({
  "jobId": /*#__PURE__*/ zod.uuid()
})
export const StopJobResponse = /*#__PURE__*/ zod.void()
