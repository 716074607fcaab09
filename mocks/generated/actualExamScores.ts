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
  ActualExamScoreResult
} from '#client/generated/rest/model/actualExamScoreResult.ts';

import type {
  DoneResponse
} from '#client/generated/rest/model/doneResponse.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';


export const getCreateActualExamScoreResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateActualExamScoreResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getSaveActualExamScoresResponseMock = (overrideResponse: Partial<Extract<ActualExamScoreResult, object>> = {}): ActualExamScoreResult => ({created: faker.number.int(), changed: faker.number.int(), unchanged: faker.number.int(), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getCreateActualExamScoreMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/students/:studentId/actual-exam-score', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateActualExamScoreResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateActualExamScoreMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/actual-exam-score/:actualExamScoreId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateActualExamScoreResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteActualExamScoreMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/students/actual-exam-score/:actualExamScoreId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSaveActualExamScoresMockHandler = (overrideResponse?: ActualExamScoreResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ActualExamScoreResult> | ActualExamScoreResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/students/actual-exam-score/batch', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveActualExamScoresResponseMock(),
      { status: 200
      })
  }, options)
}
export const getActualExamScoresMock = () => [
  getCreateActualExamScoreMockHandler(),
  getUpdateActualExamScoreMockHandler(),
  getDeleteActualExamScoreMockHandler(),
  getSaveActualExamScoresMockHandler()
]
