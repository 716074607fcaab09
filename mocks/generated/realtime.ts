/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';



export const getRequestRefreshMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/realtime/refresh/:topic/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getRealtimeMock = () => [
  getRequestRefreshMockHandler()
]
