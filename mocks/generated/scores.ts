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
  AnswersReport
} from '#client/generated/rest/model/answersReport.ts';

import type {
  Cell
} from '#client/generated/rest/model/cell.ts';

import type {
  CellLock
} from '#client/generated/rest/model/cellLock.ts';

import type {
  Cells
} from '#client/generated/rest/model/cells.ts';

import {
  ClinicStatus
} from '#client/generated/rest/model/clinicStatus.ts';

import {
  DeliveryType
} from '#client/generated/rest/model/deliveryType.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import {
  Status
} from '#client/generated/rest/model/status.ts';

import type {
  Undone
} from '#client/generated/rest/model/undone.ts';


export const getSetStudentScoreResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetStudentScoresResponseMock = (overrideResponse: Partial<Extract<Cells, object>> = {}): Cells => ({cells: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0})})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getWriteScoreMemoResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetScoreClinicStatusResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetFirstValueResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetFirstDeliveryResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getWriteFirstMemoResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetFirstClinicStatusResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetRetakeValueResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetRetakeDeliveryResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getWriteRetakeMemoResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetRetakeClinicStatusResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getAddRetakeResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getAddRetakesResponseMock = (overrideResponse: Partial<Extract<Cells, object>> = {}): Cells => ({cells: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0})})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUndoScoresResponseMock = (overrideResponse: Partial<Extract<Undone, object>> = {}): Undone => ({changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getEnterAnswersResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getRequestCellLockResponseMock = (overrideResponse: Partial<Extract<CellLock, object>> = {}): CellLock => ({scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetScoreStatusResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getSetScoreGradeResponseMock = (overrideResponse: Partial<Extract<Cell, object>> = {}): Cell => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0}), ...overrideResponse})

export const getChangeScoresResponseMock = (overrideResponse: Partial<Extract<Cells, object>> = {}): Cells => ({cells: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0})})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUploadExamAnswersResponseMock = (overrideResponse: Partial<Extract<AnswersReport, object>> = {}): AnswersReport => ({plan: faker.string.alpha({length: {min: 10, max: 20}}), mode: faker.helpers.arrayElement(['PREVIEW','COMMIT'] as const), sheet: faker.string.alpha({length: {min: 10, max: 20}}), headerRow: faker.number.int(), questionCount: faker.number.int(), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {new: faker.number.int(), changed: faker.number.int(), same: faker.number.int(), refused: faker.number.int()}, rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int(), kind: faker.helpers.arrayElement(['NEW','CHANGED','SAME','REFUSED'] as const), name: '김민수', studentNumber: '20260001', before: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), after: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), changedAnswers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), header: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getUploadRetakeAnswersResponseMock = (overrideResponse: Partial<Extract<AnswersReport, object>> = {}): AnswersReport => ({plan: faker.string.alpha({length: {min: 10, max: 20}}), mode: faker.helpers.arrayElement(['PREVIEW','COMMIT'] as const), sheet: faker.string.alpha({length: {min: 10, max: 20}}), headerRow: faker.number.int(), questionCount: faker.number.int(), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {new: faker.number.int(), changed: faker.number.int(), same: faker.number.int(), refused: faker.number.int()}, rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int(), kind: faker.helpers.arrayElement(['NEW','CHANGED','SAME','REFUSED'] as const), name: '김민수', studentNumber: '20260001', before: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), after: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), changedAnswers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), header: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})


export const getSetStudentScoreMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/student-score', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStudentScoreResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetStudentScoresMockHandler = (overrideResponse?: Cells | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Cells> | Cells), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/student-score-v2', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStudentScoresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteScoreMemoMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/score-memo/:scoreId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteScoreMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetScoreClinicStatusMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/score-clinic-status/:scoreId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetScoreClinicStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFirstValueMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/first/:scoreId/value/:value', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFirstValueResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFirstDeliveryMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/first/:scoreId/delivery-type', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFirstDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteFirstMemoMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/first/:scoreId/memo', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteFirstMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFirstClinicStatusMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/first/:scoreId/clinic-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFirstClinicStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRetakeValueMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/retake/:retakeScoreId/value/:value', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRetakeValueResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRetakeDeliveryMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/retake/:retakeScoreId/delivery-type', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRetakeDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteRetakeMemoMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/retake/:retakeScoreId/memo', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteRetakeMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRetakeClinicStatusMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/retake/:retakeScoreId/clinic-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRetakeClinicStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRetakeMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/wl-score/retake/:retakeScoreId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getAddRetakeMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/:scoreId/retake', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddRetakeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAddRetakesMockHandler = (overrideResponse?: Cells | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Cells> | Cells), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/retakes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddRetakesResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUndoScoresMockHandler = (overrideResponse?: Undone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Undone> | Undone), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoScoresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnterAnswersMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/manual-entry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnterAnswersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestCellLockMockHandler = (overrideResponse?: CellLock | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CellLock> | CellLock), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/cell-lock/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestCellLockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReleaseCellLockMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-score/cell-lock/release', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetScoreStatusMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/:scoreId/status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetScoreStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetScoreGradeMockHandler = (overrideResponse?: Cell | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Cell> | Cell), options?: RequestHandlerOptions) => {
  return http.patch('*/api/wl-score/:scoreId/grade/:attemptType', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetScoreGradeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeScoresMockHandler = (overrideResponse?: Cells | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Cells> | Cells), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-score/batch-update-score-or-status', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeScoresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadExamAnswersMockHandler = (overrideResponse?: AnswersReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnswersReport> | AnswersReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-exam/:examId/upload-answers-excel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadExamAnswersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadRetakeAnswersMockHandler = (overrideResponse?: AnswersReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnswersReport> | AnswersReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/wle-retake/:retakeId/upload-answers-excel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadRetakeAnswersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getScoresMock = () => [
  getSetStudentScoreMockHandler(),
  getSetStudentScoresMockHandler(),
  getWriteScoreMemoMockHandler(),
  getSetScoreClinicStatusMockHandler(),
  getSetFirstValueMockHandler(),
  getSetFirstDeliveryMockHandler(),
  getWriteFirstMemoMockHandler(),
  getSetFirstClinicStatusMockHandler(),
  getSetRetakeValueMockHandler(),
  getSetRetakeDeliveryMockHandler(),
  getWriteRetakeMemoMockHandler(),
  getSetRetakeClinicStatusMockHandler(),
  getDeleteRetakeMockHandler(),
  getAddRetakeMockHandler(),
  getAddRetakesMockHandler(),
  getUndoScoresMockHandler(),
  getEnterAnswersMockHandler(),
  getRequestCellLockMockHandler(),
  getReleaseCellLockMockHandler(),
  getSetScoreStatusMockHandler(),
  getSetScoreGradeMockHandler(),
  getChangeScoresMockHandler(),
  getUploadExamAnswersMockHandler(),
  getUploadRetakeAnswersMockHandler()
]
