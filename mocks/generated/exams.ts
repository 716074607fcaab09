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

import {
  ClinicStatus
} from '#client/generated/rest/model/clinicStatus.ts';

import type {
  Exam
} from '#client/generated/rest/model/exam.ts';

import type {
  Exams
} from '#client/generated/rest/model/exams.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import type {
  RegradeResult
} from '#client/generated/rest/model/regradeResult.ts';


export const getCreateExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getUpdateExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getSetExamCutlineResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getShowExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getCopyExamResponseMock = (overrideResponse: Partial<Extract<Exams, object>> = {}): Exams => ({exams: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), version: faker.number.int()})), ...overrideResponse})

export const getSetExamKeyResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getOrderExamsResponseMock = (overrideResponse: Partial<Extract<Exams, object>> = {}): Exams => ({exams: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), version: faker.number.int()})), ...overrideResponse})

export const getSetExamCoreInfoResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getLinkExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getUnlinkExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getRegradeExamResponseMock = (overrideResponse: Partial<Extract<RegradeResult, object>> = {}): RegradeResult => ({changes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), studentName: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), after: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), clinicBefore: faker.helpers.arrayElement(Object.values(ClinicStatus)), clinicAfter: faker.helpers.arrayElement(Object.values(ClinicStatus))})), changedCount: faker.number.int(), loweredCount: faker.number.int(), belowCount: faker.number.int(), version: faker.number.int(), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getCreateExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/exams/new', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateExamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/exams/:examId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateExamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteExamMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/exams/:examId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetExamCutlineMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/exams/:examId/cutline/:value', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetExamCutlineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShowExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-exam/:examId/ready-to-show/:flag', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShowExamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCopyExamMockHandler = (overrideResponse?: Exams | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exams> | Exams), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-exam/:examId/copy-wle', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCopyExamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveExamMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/wl-exam/:examId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetExamKeyMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-exam/:examId/answers', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetExamKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderExamsMockHandler = (overrideResponse?: Exams | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exams> | Exams), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-exam/change-sequence', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderExamsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetExamCoreInfoMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-exam/:examId/wle-core-info', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetExamCoreInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLinkExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-exam/:examId/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLinkExamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnlinkExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-exam/:examId/unlink', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlinkExamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegradeExamMockHandler = (overrideResponse?: RegradeResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegradeResult> | RegradeResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/wl-exam/:examId/re-grade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegradeExamResponseMock(),
      { status: 200
      })
  }, options)
}
export const getExamsMock = () => [
  getCreateExamMockHandler(),
  getUpdateExamMockHandler(),
  getDeleteExamMockHandler(),
  getSetExamCutlineMockHandler(),
  getShowExamMockHandler(),
  getCopyExamMockHandler(),
  getRemoveExamMockHandler(),
  getSetExamKeyMockHandler(),
  getOrderExamsMockHandler(),
  getSetExamCoreInfoMockHandler(),
  getLinkExamMockHandler(),
  getUnlinkExamMockHandler(),
  getRegradeExamMockHandler()
]
