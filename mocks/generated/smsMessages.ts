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
  SmsQueued
} from '#client/generated/rest/model/smsQueued.ts';


export const getSendSmsResponseMock = (overrideResponse: Partial<Extract<SmsQueued, object>> = {}): SmsQueued => ({queued: faker.number.int(), withoutPhone: faker.number.int(), ...overrideResponse})


export const getSendSmsMockHandler = (overrideResponse?: SmsQueued | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SmsQueued> | SmsQueued), options?: RequestHandlerOptions) => {
  return http.post('*/api/sms/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendSmsResponseMock(),
      { status: 201
      })
  }, options)
}
export const getSmsMessagesMock = () => [
  getSendSmsMockHandler()
]
