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


export const getCreateExamTemplateResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getUpdateExamTemplateResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})

export const getSetTemplateCoreInfoResponseMock = (overrideResponse: Partial<Extract<Exam, object>> = {}): Exam => ({id: faker.string.uuid(), version: faker.number.int(), ...overrideResponse})


export const getCreateExamTemplateMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/exam-template', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateExamTemplateResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateExamTemplateMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/exam-template/:templateId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateExamTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteExamTemplateMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/exam-template/:templateId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetTemplateCoreInfoMockHandler = (overrideResponse?: Exam | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Exam> | Exam), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-exam/:templateId/let-core-info', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTemplateCoreInfoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getExamTemplatesMock = () => [
  getCreateExamTemplateMockHandler(),
  getUpdateExamTemplateMockHandler(),
  getDeleteExamTemplateMockHandler(),
  getSetTemplateCoreInfoMockHandler()
]
