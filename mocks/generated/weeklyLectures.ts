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

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import type {
  WeeksAdded
} from '#client/generated/rest/model/weeksAdded.ts';


export const getCreateWeeklyLectureResponseMock = (overrideResponse: Partial<Extract<WeeksAdded, object>> = {}): WeeksAdded => ({id: faker.string.uuid(), ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateSpecialWeeklyLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateWeeklyLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateSpecialWeeklyLectureResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getCreateWeeklyLectureMockHandler = (overrideResponse?: WeeksAdded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WeeksAdded> | WeeksAdded), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWeeklyLectureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateSpecialWeeklyLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/with-special-name', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpecialWeeklyLectureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateWeeklyLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWeeklyLectureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteWeeklyLectureMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getUpdateSpecialWeeklyLectureMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/with-special-name', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpecialWeeklyLectureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWeeklyLecturesMock = () => [
  getCreateWeeklyLectureMockHandler(),
  getCreateSpecialWeeklyLectureMockHandler(),
  getUpdateWeeklyLectureMockHandler(),
  getDeleteWeeklyLectureMockHandler(),
  getUpdateSpecialWeeklyLectureMockHandler()
]
