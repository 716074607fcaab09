/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/ko';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Desk
} from '#client/generated/rest/model/desk.ts';

import type {
  FilesDeleted
} from '#client/generated/rest/model/filesDeleted.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import type {
  Reviewed
} from '#client/generated/rest/model/reviewed.ts';

import type {
  ScanQueued
} from '#client/generated/rest/model/scanQueued.ts';

import type {
  SheetPage
} from '#client/generated/rest/model/sheetPage.ts';

import type {
  SheetVersion
} from '#client/generated/rest/model/sheetVersion.ts';

import type {
  Undone
} from '#client/generated/rest/model/undone.ts';


export const getReadOmrDeskResponseMock = (overrideResponse: Partial<Extract<Desk, object>> = {}): Desk => ({questionCount: faker.number.int(), unanswerable: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), ledger: {pages: faker.number.int(), graded: faker.number.int(), needsReview: faker.number.int(), rejected: faker.number.int(), pending: faker.number.int()}, missing: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({scoreId: faker.string.uuid(), studentId: faker.string.uuid(), name: '김민수', studentNumber: '20260001', attendance: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(['NONE','TAKEN','GRADED','ABSENT','EXEMPT'] as const)})), absent: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({scoreId: faker.string.uuid(), studentId: faker.string.uuid(), name: '김민수', studentNumber: '20260001', attendance: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(['NONE','TAKEN','GRADED','ABSENT','EXEMPT'] as const)})), ...overrideResponse})

export const getUploadOmrScanResponseMock = (overrideResponse: Partial<Extract<ScanQueued, object>> = {}): ScanQueued => ({id: faker.string.uuid(), ...overrideResponse})

export const getPrintOmrSheetsResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))

export const getUndoOmrResponseMock = (overrideResponse: Partial<Extract<Undone, object>> = {}): Undone => ({changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReadSheetPageResponseMock = (overrideResponse: Partial<Extract<SheetPage, object>> = {}): SheetPage => ({id: faker.string.uuid(), version: faker.number.int(), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), width: faker.number.float({fractionDigits: 2}), height: faker.number.float({fractionDigits: 2}), fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), question: faker.number.int(), left: faker.number.float({fractionDigits: 2}), top: faker.number.float({fractionDigits: 2}), width: faker.number.float({fractionDigits: 2}), height: faker.number.float({fractionDigits: 2}), value: faker.string.alpha({length: {min: 10, max: 20}}), flagged: faker.datatype.boolean(), confidence: faker.number.float({fractionDigits: 2})})), ...overrideResponse})

export const getReviewSheetResponseMock = (overrideResponse: Partial<Extract<Reviewed, object>> = {}): Reviewed => ({id: faker.string.uuid(), version: faker.number.int(), status: faker.helpers.arrayElement(['GRADED','REJECTED'] as const), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getWriteSheetMemoResponseMock = (overrideResponse: Partial<Extract<SheetVersion, object>> = {}): SheetVersion => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getDeleteOmrFilesResponseMock = (overrideResponse: Partial<Extract<FilesDeleted, object>> = {}): FilesDeleted => ({scans: faker.number.int(), sheets: faker.number.int(), ...overrideResponse})

export const getDeleteScoreOmrResponseMock = (overrideResponse: Partial<Extract<Undone, object>> = {}): Undone => ({changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getReadOmrDeskMockHandler = (overrideResponse?: Desk | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Desk> | Desk), options?: RequestHandlerOptions) => {
  return http.get('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadOmrDeskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadOmrScanMockHandler = (overrideResponse?: ScanQueued | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScanQueued> | ScanQueued), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadOmrScanResponseMock(),
      { status: 201
      })
  }, options)
}

export const getPrintOmrSheetsMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId/print', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPrintOmrSheetsResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getUndoOmrMockHandler = (overrideResponse?: Undone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Undone> | Undone), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoOmrResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadSheetPageMockHandler = (overrideResponse?: SheetPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SheetPage> | SheetPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId/sheets/:sheetId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadSheetPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewSheetMockHandler = (overrideResponse?: Reviewed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Reviewed> | Reviewed), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId/sheets/:sheetId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelScanMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/grade-omr/:examId/scans/:scanId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getWriteSheetMemoMockHandler = (overrideResponse?: SheetVersion | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SheetVersion> | SheetVersion), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/sheet-memo/:sheetId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteSheetMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOmrFilesMockHandler = (overrideResponse?: FilesDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FilesDeleted> | FilesDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/api/wl-exam/:examId/omr-files', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOmrFilesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteScoreOmrMockHandler = (overrideResponse?: Undone | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Undone> | Undone), options?: RequestHandlerOptions) => {
  return http.delete('*/api/wl-score/:scoreId/omr', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteScoreOmrResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOmrSheetsMock = () => [
  getReadOmrDeskMockHandler(),
  getUploadOmrScanMockHandler(),
  getPrintOmrSheetsMockHandler(),
  getUndoOmrMockHandler(),
  getReadSheetPageMockHandler(),
  getReviewSheetMockHandler(),
  getCancelScanMockHandler(),
  getWriteSheetMemoMockHandler(),
  getDeleteOmrFilesMockHandler(),
  getDeleteScoreOmrMockHandler()
]
