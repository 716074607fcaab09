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
  ErrorReceipt
} from '#client/generated/rest/model/errorReceipt.ts';


export const getReportErrorResponseMock = (overrideResponse: Partial<Extract<ErrorReceipt, object>> = {}): ErrorReceipt => ({errorId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getReportErrorMockHandler = (overrideResponse?: ErrorReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorReceipt> | ErrorReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/error-log/error', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportErrorResponseMock(),
      { status: 201
      })
  }, options)
}
export const getErrorLogsMock = () => [
  getReportErrorMockHandler()
]
