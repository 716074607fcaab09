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
  ResendResult
} from '#client/generated/rest/model/resendResult.ts';


export const getCreateAnnouncementResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateAnnouncementResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getResendAnnouncementResponseMock = (overrideResponse: Partial<Extract<ResendResult, object>> = {}): ResendResult => ({queued: faker.number.int(), withoutPhone: faker.number.int(), ...overrideResponse})


export const getCreateAnnouncementMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/announcements', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAnnouncementResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateAnnouncementMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/announcements/:announcementId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAnnouncementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAnnouncementMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/announcements/:announcementId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getResendAnnouncementMockHandler = (overrideResponse?: ResendResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResendResult> | ResendResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/announcements/:announcementId/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendAnnouncementResponseMock(),
      { status: 201
      })
  }, options)
}
export const getAnnouncementsMock = () => [
  getCreateAnnouncementMockHandler(),
  getUpdateAnnouncementMockHandler(),
  getDeleteAnnouncementMockHandler(),
  getResendAnnouncementMockHandler()
]
