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
  AuthInfo
} from '#client/generated/rest/model/authInfo.ts';

import type {
  ChangeSupervisorPassword200
} from '#client/generated/rest/model/changeSupervisorPassword200.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import type {
  TaInfo
} from '#client/generated/rest/model/taInfo.ts';


export const getLoginResponseTaInfoMock = (overrideResponse: Partial<TaInfo> = {}): TaInfo => ({...{isAdminLevel: faker.datatype.boolean()}, ...overrideResponse});

export const getLoginResponseMock = (overrideResponse: Partial<Extract<AuthInfo, object>> = {}): AuthInfo => ({accessToken: 'token', userId: faker.string.uuid(), userType: faker.helpers.arrayElement(['STUDENT','TA','ADMIN'] as const), name: '김민수', mustChangePassword: faker.datatype.boolean(), taInfo: faker.helpers.arrayElement([{...getLoginResponseTaInfoMock()},null,]), ...overrideResponse})

export const getRefreshResponseTaInfoMock = (overrideResponse: Partial<TaInfo> = {}): TaInfo => ({...{isAdminLevel: faker.datatype.boolean()}, ...overrideResponse});

export const getRefreshResponseMock = (overrideResponse: Partial<Extract<AuthInfo, object>> = {}): AuthInfo => ({accessToken: 'token', userId: faker.string.uuid(), userType: faker.helpers.arrayElement(['STUDENT','TA','ADMIN'] as const), name: '김민수', mustChangePassword: faker.datatype.boolean(), taInfo: faker.helpers.arrayElement([{...getRefreshResponseTaInfoMock()},null,]), ...overrideResponse})

export const getChangeSupervisorPasswordResponseTaInfoMock = (overrideResponse: Partial<TaInfo> = {}): TaInfo => ({...{isAdminLevel: faker.datatype.boolean()}, ...overrideResponse});

export const getChangeSupervisorPasswordResponseAuthInfoMock = (overrideResponse: Partial<AuthInfo> = {}): AuthInfo => ({...{accessToken: 'token', userId: faker.string.uuid(), userType: faker.helpers.arrayElement(['STUDENT','TA','ADMIN'] as const), name: '김민수', mustChangePassword: faker.datatype.boolean(), taInfo: faker.helpers.arrayElement([{...getChangeSupervisorPasswordResponseTaInfoMock()},null,])}, ...overrideResponse});

export const getChangeSupervisorPasswordResponseMock = (overrideResponse: Partial<Extract<ChangeSupervisorPassword200, object>> = {}): ChangeSupervisorPassword200 => ({auth: faker.helpers.arrayElement([{...getChangeSupervisorPasswordResponseAuthInfoMock()},null,]), ...overrideResponse})

export const getChangePasswordResponseTaInfoMock = (overrideResponse: Partial<TaInfo> = {}): TaInfo => ({...{isAdminLevel: faker.datatype.boolean()}, ...overrideResponse});

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<AuthInfo, object>> = {}): AuthInfo => ({accessToken: 'token', userId: faker.string.uuid(), userType: faker.helpers.arrayElement(['STUDENT','TA','ADMIN'] as const), name: '김민수', mustChangePassword: faker.datatype.boolean(), taInfo: faker.helpers.arrayElement([{...getChangePasswordResponseTaInfoMock()},null,]), ...overrideResponse})


export const getLoginMockHandler = (overrideResponse?: AuthInfo | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthInfo> | AuthInfo), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshMockHandler = (overrideResponse?: AuthInfo | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthInfo> | AuthInfo), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getFindPasswordMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/find-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getResetPasswordViaUuidMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/reset-password-via-uuid', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getChangeSupervisorPasswordMockHandler = (overrideResponse?: ChangeSupervisorPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeSupervisorPassword200> | ChangeSupervisorPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/api/supervisor/change-supervisor-password/:supervisorId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSupervisorPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: AuthInfo | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthInfo> | AuthInfo), options?: RequestHandlerOptions) => {
  return http.post('*/api/sp/change-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getLoginMockHandler(),
  getRefreshMockHandler(),
  getLogoutMockHandler(),
  getFindPasswordMockHandler(),
  getResetPasswordViaUuidMockHandler(),
  getChangeSupervisorPasswordMockHandler(),
  getChangePasswordMockHandler()
]
