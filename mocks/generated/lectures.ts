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
  DoneResponse
} from '#client/generated/rest/model/doneResponse.ts';


export const getCreateLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getDisableLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getCreateLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLectureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLectureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableLectureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLecturesMock = () => [
  getCreateLectureMockHandler(),
  getUpdateLectureMockHandler(),
  getDisableLectureMockHandler()
]
