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
  Added
} from '#client/generated/rest/model/added.ts';

import type {
  BulkResult
} from '#client/generated/rest/model/bulkResult.ts';

import type {
  CandidateReport
} from '#client/generated/rest/model/candidateReport.ts';

import type {
  Mark
} from '#client/generated/rest/model/mark.ts';

import type {
  UserIds
} from '#client/generated/rest/model/userIds.ts';


export const getMarkAttendanceResponseMock = (overrideResponse: Partial<Extract<Mark, object>> = {}): Mark => ({id: faker.string.uuid(), userId: faker.string.uuid(), attendanceTypeId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', isLocked: faker.datatype.boolean(), lockReason: faker.string.alpha({length: {min: 10, max: 20}}), makeupForId: faker.helpers.arrayElement([faker.string.uuid(), null]), version: faker.number.int(), ...overrideResponse})

export const getMarkAttendanceBulkResponseMock = (overrideResponse: Partial<Extract<BulkResult, object>> = {}): BulkResult => ({changed: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), userId: faker.string.uuid(), attendanceTypeId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', isLocked: faker.datatype.boolean(), lockReason: faker.string.alpha({length: {min: 10, max: 20}}), makeupForId: faker.helpers.arrayElement([faker.string.uuid(), null]), version: faker.number.int()})), skipped: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getWriteMemoBulkResponseMock = (overrideResponse: Partial<Extract<BulkResult, object>> = {}): BulkResult => ({changed: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), userId: faker.string.uuid(), attendanceTypeId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', isLocked: faker.datatype.boolean(), lockReason: faker.string.alpha({length: {min: 10, max: 20}}), makeupForId: faker.helpers.arrayElement([faker.string.uuid(), null]), version: faker.number.int()})), skipped: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getWriteStudentMemoResponseMock = (overrideResponse: Partial<Extract<Mark, object>> = {}): Mark => ({id: faker.string.uuid(), userId: faker.string.uuid(), attendanceTypeId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', isLocked: faker.datatype.boolean(), lockReason: faker.string.alpha({length: {min: 10, max: 20}}), makeupForId: faker.helpers.arrayElement([faker.string.uuid(), null]), version: faker.number.int(), ...overrideResponse})

export const getAddParticipantsResponseMock = (overrideResponse: Partial<Extract<UserIds, object>> = {}): UserIds => ({userIds: Array.from({ length: faker.number.int({min: 0, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getAddParticipantsWithOptionsResponseMock = (overrideResponse: Partial<Extract<Added, object>> = {}): Added => ({userIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), weeks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({weeklyLectureId: faker.string.uuid(), added: faker.number.int()})), notified: faker.number.int(), withoutPhone: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRemoveParticipantsResponseMock = (overrideResponse: Partial<Extract<UserIds, object>> = {}): UserIds => ({userIds: Array.from({ length: faker.number.int({min: 0, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getLockAttendanceResponseMock = (overrideResponse: Partial<Extract<Mark, object>> = {}): Mark => ({id: faker.string.uuid(), userId: faker.string.uuid(), attendanceTypeId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', isLocked: faker.datatype.boolean(), lockReason: faker.string.alpha({length: {min: 10, max: 20}}), makeupForId: faker.helpers.arrayElement([faker.string.uuid(), null]), version: faker.number.int(), ...overrideResponse})

export const getListParticipantUserIdsResponseMock = (overrideResponse: Partial<Extract<UserIds, object>> = {}): UserIds => ({userIds: Array.from({ length: faker.number.int({min: 0, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getFindCandidatesResponseMock = (overrideResponse: Partial<Extract<CandidateReport, object>> = {}): CandidateReport => ({rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int(), name: '김민수', studentNumber: faker.helpers.arrayElement(['20260001', null]), phone: faker.helpers.arrayElement(['+821012345678', null]), school: '한빛고', kind: faker.helpers.arrayElement(['MATCHED','AMBIGUOUS','UNKNOWN','PRESENT','REPEATED'] as const), reason: faker.string.alpha({length: {min: 10, max: 20}}), candidates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: '김민수', studentNumber: '20260001', school: '한빛고', grade: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phoneEnd: faker.string.alpha({length: {min: 10, max: 20}}), isEnrolled: faker.datatype.boolean()}))})), counts: {matched: faker.number.int(), ambiguous: faker.number.int(), unknown: faker.number.int(), present: faker.number.int(), repeated: faker.number.int()}, ...overrideResponse})


export const getMarkAttendanceMockHandler = (overrideResponse?: Mark | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Mark> | Mark), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/attendance/:userId/:typeId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkAttendanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkAttendanceBulkMockHandler = (overrideResponse?: BulkResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BulkResult> | BulkResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/attendance/bulk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkAttendanceBulkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteMemoBulkMockHandler = (overrideResponse?: BulkResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BulkResult> | BulkResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/memo/bulk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteMemoBulkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteStudentMemoMockHandler = (overrideResponse?: Mark | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Mark> | Mark), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/student-memo/:userId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteStudentMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddParticipantsMockHandler = (overrideResponse?: UserIds | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserIds> | UserIds), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/participants', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddParticipantsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAddParticipantsWithOptionsMockHandler = (overrideResponse?: Added | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Added> | Added), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/participants/with-options', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddParticipantsWithOptionsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveParticipantsMockHandler = (overrideResponse?: UserIds | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserIds> | UserIds), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/participants/bulk', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveParticipantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLockAttendanceMockHandler = (overrideResponse?: Mark | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Mark> | Mark), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/participants/:participantId/attendance-lock/:flag', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLockAttendanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListParticipantUserIdsMockHandler = (overrideResponse?: UserIds | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserIds> | UserIds), options?: RequestHandlerOptions) => {
  return http.get('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/wlp-user-id-list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantUserIdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindCandidatesMockHandler = (overrideResponse?: CandidateReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateReport> | CandidateReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/wlp-candidate-excel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getParticipantsMock = () => [
  getMarkAttendanceMockHandler(),
  getMarkAttendanceBulkMockHandler(),
  getWriteMemoBulkMockHandler(),
  getWriteStudentMemoMockHandler(),
  getAddParticipantsMockHandler(),
  getAddParticipantsWithOptionsMockHandler(),
  getRemoveParticipantsMockHandler(),
  getLockAttendanceMockHandler(),
  getListParticipantUserIdsMockHandler(),
  getFindCandidatesMockHandler()
]
