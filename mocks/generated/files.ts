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
  Download
} from '#client/generated/rest/model/download.ts';

import type {
  Downloads
} from '#client/generated/rest/model/downloads.ts';

import type {
  FileIds
} from '#client/generated/rest/model/fileIds.ts';

import type {
  Multipart
} from '#client/generated/rest/model/multipart.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import type {
  Upload
} from '#client/generated/rest/model/upload.ts';


export const getSetFilePermissionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getSetFilePermissionsResponseMock = (overrideResponse: Partial<Extract<FileIds, object>> = {}): FileIds => ({fileIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getCreateUploadResponseMock = (overrideResponse: Partial<Extract<Upload, object>> = {}): Upload => ({fileId: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListDownloadsResponseMock = (overrideResponse: Partial<Extract<Downloads, object>> = {}): Downloads => ({files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({...{fileId: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},...{name: '김민수', contentType: faker.string.alpha({length: {min: 10, max: 20}}), sizeBytes: faker.number.int()},})), ...overrideResponse})

export const getGetDownloadResponseMock = (overrideResponse: Partial<Extract<Download, object>> = {}): Download => ({fileId: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFinishUploadResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getWriteFileMemoResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getSetWatermarkResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getBeginMultipartResponseMock = (overrideResponse: Partial<Extract<Multipart, object>> = {}): Multipart => ({fileId: faker.string.uuid(), uploadId: faker.string.alpha({length: {min: 10, max: 20}}), partBytes: faker.number.int(), parts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), etag: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), url: faker.string.alpha({length: {min: 10, max: 20}})})), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCompleteMultipartResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getSetFilePermissionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/file-permission/:fileId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFilePermissionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFilePermissionsMockHandler = (overrideResponse?: FileIds | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FileIds> | FileIds), options?: RequestHandlerOptions) => {
  return http.put('*/api/lectures/:lectureId/weekly-lectures/:weeklyLectureId/file-permission/bulk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFilePermissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUploadMockHandler = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/api/files/:ownerType/:ownerId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListDownloadsMockHandler = (overrideResponse?: Downloads | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Downloads> | Downloads), options?: RequestHandlerOptions) => {
  return http.get('*/api/files/:ownerType/:ownerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDownloadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDownloadMockHandler = (overrideResponse?: Download | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Download> | Download), options?: RequestHandlerOptions) => {
  return http.get('*/api/files/get-url', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDownloadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishUploadMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/files/upload-done', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteFileMemoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/files/:fileId/memo', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteFileMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetWatermarkMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/files/:fileId/watermark', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetWatermarkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFileMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/files/:fileId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getBeginMultipartMockHandler = (overrideResponse?: Multipart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Multipart> | Multipart), options?: RequestHandlerOptions) => {
  return http.post('*/api/files/multipart/initiate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginMultipartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteMultipartMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/files/multipart/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMultipartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAbortMultipartMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/files/multipart/abort', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getFilesMock = () => [
  getSetFilePermissionMockHandler(),
  getSetFilePermissionsMockHandler(),
  getCreateUploadMockHandler(),
  getListDownloadsMockHandler(),
  getGetDownloadMockHandler(),
  getFinishUploadMockHandler(),
  getWriteFileMemoMockHandler(),
  getSetWatermarkMockHandler(),
  getDeleteFileMockHandler(),
  getBeginMultipartMockHandler(),
  getCompleteMultipartMockHandler(),
  getAbortMultipartMockHandler()
]
