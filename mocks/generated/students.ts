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
  BatchUpdateResult
} from '#client/generated/rest/model/batchUpdateResult.ts';

import type {
  DeletionReport
} from '#client/generated/rest/model/deletionReport.ts';

import type {
  DoneResponse
} from '#client/generated/rest/model/doneResponse.ts';

import type {
  ExportedStudents
} from '#client/generated/rest/model/exportedStudents.ts';

import {
  ImportField
} from '#client/generated/rest/model/importField.ts';

import type {
  ImportReport
} from '#client/generated/rest/model/importReport.ts';

import type {
  ImportSheet
} from '#client/generated/rest/model/importSheet.ts';

import type {
  TemporaryPasswords
} from '#client/generated/rest/model/temporaryPasswords.ts';


export const getCreateStudentResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getImportStudentsResponseImportSheetMock = (overrideResponse: Partial<ImportSheet> = {}): ImportSheet => ({...{name: '김민수', headerRow: faker.number.int({min: 1}), columns: Array.from({ length: faker.number.int({min: 1, max: 52}) }, (_, i) => i + 1).map(() => ({letter: faker.helpers.fromRegExp("^[A-Z]{1,2}$"), header: faker.string.alpha({length: {min: 10, max: 32767}}), field: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ImportField)),null,])})), rows: Array.from({ length: faker.number.int({min: 1, max: 10000}) }, (_, i) => i + 1).map(() => ({row: faker.number.int({min: 1}), cells: Array.from({ length: faker.number.int({min: 1, max: 52}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 32767}}))), student: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 36}}), undefined])}))}, ...overrideResponse});

export const getImportStudentsResponseMock = (overrideResponse: Partial<Extract<ImportReport, object>> = {}): ImportReport => ({plan: faker.string.alpha({length: {min: 10, max: 20}}), mode: faker.helpers.arrayElement(['PREVIEW','COMMIT','UNDO'] as const), sheet: faker.helpers.arrayElement([{...getImportStudentsResponseImportSheetMock()},null,]), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {new: faker.number.int(), changed: faker.number.int(), same: faker.number.int(), duplicate: faker.number.int(), refused: faker.number.int()}, rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int(), kind: faker.helpers.arrayElement(['NEW','CHANGED','SAME','DUPLICATE','REFUSED'] as const), name: '김민수', studentNumber: faker.helpers.arrayElement(['20260001', null]), school: '한빛고', grade: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement(['+821012345678', null]), parentName: '김영희', parentPhone: faker.helpers.arrayElement(['+821087654321', null]), lecture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), memo: '숙제를 다 해 왔다', changes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.string.alpha({length: {min: 10, max: 20}}), after: faker.string.alpha({length: {min: 10, max: 20}})})), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), header: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}})})), candidates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: '김민수', studentNumber: '20260001', school: '한빛고', grade: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement(['+821012345678', null]), parentPhone: faker.helpers.arrayElement(['+821087654321', null])}))})), ...overrideResponse})

export const getExportStudentsResponseMock = (overrideResponse: Partial<Extract<ExportedStudents, object>> = {}): ExportedStudents => ({exportId: faker.string.uuid(), students: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))))), ...overrideResponse})

export const getIssueTemporaryPasswordsResponseMock = (overrideResponse: Partial<Extract<TemporaryPasswords, object>> = {}): TemporaryPasswords => ({passwords: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: '김민수', loginId: '20260001', temporaryPassword: 'mint-4821'})), ...overrideResponse})

export const getUpdateStudentsResponseMock = (overrideResponse: Partial<Extract<BatchUpdateResult, object>> = {}): BatchUpdateResult => ({changed: faker.number.int(), unchanged: faker.number.int(), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeleteStudentResponseMock = (overrideResponse: Partial<Extract<DeletionReport, object>> = {}): DeletionReport => ({mode: faker.helpers.arrayElement(['PREVIEW','COMMIT'] as const), name: '김민수', version: faker.number.int(), goes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.helpers.arrayElement([faker.number.int(), null])})), stays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getUpdateStudentResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getToggleStudentStatusResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getSetRepresentativeLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getDecideSiblingsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getCreateStudentMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/students', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStudentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getImportStudentsMockHandler = (overrideResponse?: ImportReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportReport> | ImportReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/excel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportStudentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportStudentsMockHandler = (overrideResponse?: ExportedStudents | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportedStudents> | ExportedStudents), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportStudentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIssueTemporaryPasswordsMockHandler = (overrideResponse?: TemporaryPasswords | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TemporaryPasswords> | TemporaryPasswords), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/batch-change-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIssueTemporaryPasswordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStudentsMockHandler = (overrideResponse?: BatchUpdateResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BatchUpdateResult> | BatchUpdateResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/batch-update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStudentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteStudentMockHandler = (overrideResponse?: DeletionReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeletionReport> | DeletionReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/student/:studentId/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteStudentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStudentMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/:studentId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStudentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getToggleStudentStatusMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/:studentId/toggle-status', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToggleStudentStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRepresentativeLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/:studentId/representative-lectures', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRepresentativeLectureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecideSiblingsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/:studentId/siblings/:siblingId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecideSiblingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStudentsMock = () => [
  getCreateStudentMockHandler(),
  getImportStudentsMockHandler(),
  getExportStudentsMockHandler(),
  getIssueTemporaryPasswordsMockHandler(),
  getUpdateStudentsMockHandler(),
  getDeleteStudentMockHandler(),
  getUpdateStudentMockHandler(),
  getToggleStudentStatusMockHandler(),
  getSetRepresentativeLectureMockHandler(),
  getDecideSiblingsMockHandler()
]
