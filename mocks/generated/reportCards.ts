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
  ReportCard
} from '#client/generated/rest/model/reportCard.ts';

import type {
  ReportLinks
} from '#client/generated/rest/model/reportLinks.ts';

import type {
  ReportRemarkVersion
} from '#client/generated/rest/model/reportRemarkVersion.ts';

import type {
  RevokedLinks
} from '#client/generated/rest/model/revokedLinks.ts';


export const getWriteReportRemarkResponseMock = (overrideResponse: Partial<Extract<ReportRemarkVersion, object>> = {}): ReportRemarkVersion => ({version: faker.number.int(), ...overrideResponse})

export const getCreateReportLinksResponseMock = (overrideResponse: Partial<Extract<ReportLinks, object>> = {}): ReportLinks => ({links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), studentId: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}})})), queued: faker.number.int(), withoutPhone: faker.number.int(), ...overrideResponse})

export const getRevokeReportLinksResponseMock = (overrideResponse: Partial<Extract<RevokedLinks, object>> = {}): RevokedLinks => ({revoked: faker.number.int(), ...overrideResponse})

export const getOpenReportLinkResponseMock = (overrideResponse: Partial<Extract<ReportCard, object>> = {}): ReportCard => ({student: {name: '김민수', school: '한빛고', grade: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, exam: {name: '김민수', totalPoints: faker.number.float({fractionDigits: 2}), lectureName: faker.string.alpha({length: {min: 10, max: 20}}), teacherName: faker.string.alpha({length: {min: 10, max: 20}}), weekNumber: faker.helpers.arrayElement([faker.number.int(), null]), specialName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), heldOn: faker.date.past().toISOString().slice(0, 10)}, value: faker.number.float({fractionDigits: 2}), grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.number.int(), null]), retakes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({retakeNumber: faker.number.int({min: 0, max: 99}), value: faker.number.float({fractionDigits: 2})})), statistics: faker.helpers.arrayElement([{takenCount: faker.number.int(), mean: faker.number.float({fractionDigits: 2}), highest: faker.number.float({fractionDigits: 2})},null,]), rank: faker.helpers.arrayElement([{rank: faker.number.int(), takenCount: faker.number.int(), percentile: faker.number.float({fractionDigits: 2})},null,]), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), unit: faker.string.alpha({length: {min: 10, max: 20}}), points: faker.number.float({fractionDigits: 2}), mark: faker.helpers.arrayElement(['RIGHT','WRONG','VOID'] as const), correctRate: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])})), trend: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: '김민수', heldOn: faker.date.past().toISOString().slice(0, 10), percent: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), meanPercent: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])})), remark: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getWriteReportRemarkMockHandler = (overrideResponse?: ReportRemarkVersion | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReportRemarkVersion> | ReportRemarkVersion), options?: RequestHandlerOptions) => {
  return http.put('*/api/wl-score/:scoreId/report-remark', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteReportRemarkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportLinksMockHandler = (overrideResponse?: ReportLinks | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportLinks> | ReportLinks), options?: RequestHandlerOptions) => {
  return http.post('*/api/report-cards/links', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportLinksResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeReportLinksMockHandler = (overrideResponse?: RevokedLinks | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevokedLinks> | RevokedLinks), options?: RequestHandlerOptions) => {
  return http.post('*/api/report-cards/links/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeReportLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenReportLinkMockHandler = (overrideResponse?: ReportCard | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportCard> | ReportCard), options?: RequestHandlerOptions) => {
  return http.post('*/api/report-cards/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenReportLinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReportCardsMock = () => [
  getWriteReportRemarkMockHandler(),
  getCreateReportLinksMockHandler(),
  getRevokeReportLinksMockHandler(),
  getOpenReportLinkMockHandler()
]
