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
  Exam
} from '#client/generated/rest/model/exam.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';


export const getCreateRetakeExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getUpdateRetakeExamResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getMapRetakeQuestionsResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})


export const getCreateRetakeExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/wle-retake', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRetakeExamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateRetakeExamMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/wle-retake/:retakeId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetakeExamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRetakeExamMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/wle-retake/:retakeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getMapRetakeQuestionsMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/wle-retake/:retakeId/map', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMapRetakeQuestionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRetakeExamsMock = () => [
  getCreateRetakeExamMockHandler(),
  getUpdateRetakeExamMockHandler(),
  getDeleteRetakeExamMockHandler(),
  getMapRetakeQuestionsMockHandler()
]
