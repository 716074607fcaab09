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


export const getWriteClinicNoticeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getCreateNoticeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getUpdateNoticeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getWriteClinicNoticeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/admin/clinic-notice', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteClinicNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNoticeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/notice', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoticeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateNoticeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/admin/notice/:noticeId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteNoticeMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/admin/notice/:noticeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getNoticesMock = () => [
  getWriteClinicNoticeMockHandler(),
  getCreateNoticeMockHandler(),
  getUpdateNoticeMockHandler(),
  getDeleteNoticeMockHandler()
]
