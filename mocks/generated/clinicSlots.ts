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
  CopyReport
} from '#client/generated/rest/model/copyReport.ts';

import {
  CounselType
} from '#client/generated/rest/model/counselType.ts';

import type {
  DailyStatus
} from '#client/generated/rest/model/dailyStatus.ts';

import {
  Mode
} from '#client/generated/rest/model/mode.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import {
  ReserveType
} from '#client/generated/rest/model/reserveType.ts';

import {
  Rule
} from '#client/generated/rest/model/rule.ts';

import type {
  Rules
} from '#client/generated/rest/model/rules.ts';

import type {
  SlotSaved
} from '#client/generated/rest/model/slotSaved.ts';

import type {
  Slots
} from '#client/generated/rest/model/slots.ts';


export const getListClinicSlotsResponseMock = (overrideResponse: Partial<Extract<Slots, object>> = {}): Slots => ({slots: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({...{id: faker.string.uuid(), reserveType: faker.helpers.arrayElement(Object.values(ReserveType)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.string.alpha({length: {min: 10, max: 20}}), capacity: faker.number.int(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), opensAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closesAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()},...{booked: faker.number.int(), waiting: faker.number.int(), free: faker.number.int()},})), ...overrideResponse})

export const getCreateClinicSlotResponseMock = (overrideResponse: Partial<Extract<SlotSaved, object>> = {}): SlotSaved => ({slot: {id: faker.string.uuid(), reserveType: faker.helpers.arrayElement(Object.values(ReserveType)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.string.alpha({length: {min: 10, max: 20}}), capacity: faker.number.int(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), opensAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closesAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()}, warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['HOLIDAY','LATE','ROOM','TA'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', detail: faker.string.alpha({length: {min: 10, max: 20}})})), promoted: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getUpdateClinicSlotResponseMock = (overrideResponse: Partial<Extract<SlotSaved, object>> = {}): SlotSaved => ({slot: {id: faker.string.uuid(), reserveType: faker.helpers.arrayElement(Object.values(ReserveType)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.string.alpha({length: {min: 10, max: 20}}), capacity: faker.number.int(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), opensAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closesAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()}, warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['HOLIDAY','LATE','ROOM','TA'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', detail: faker.string.alpha({length: {min: 10, max: 20}})})), promoted: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getRepeatClinicSlotResponseMock = (overrideResponse: Partial<Extract<CopyReport, object>> = {}): CopyReport => ({mode: faker.helpers.arrayElement(Object.values(Mode)), made: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), reserveType: faker.helpers.arrayElement(Object.values(ReserveType)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.string.alpha({length: {min: 10, max: 20}}), capacity: faker.number.int(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), opensAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closesAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()})), conflicts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({reason: faker.helpers.arrayElement(['ROOM','TA','PAST','RULE'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), slotId: faker.helpers.arrayElement([faker.string.uuid(), null]), detail: faker.string.alpha({length: {min: 10, max: 20}})})), warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['HOLIDAY','LATE','ROOM','TA'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', detail: faker.string.alpha({length: {min: 10, max: 20}})})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCopyClinicDayResponseMock = (overrideResponse: Partial<Extract<CopyReport, object>> = {}): CopyReport => ({mode: faker.helpers.arrayElement(Object.values(Mode)), made: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), reserveType: faker.helpers.arrayElement(Object.values(ReserveType)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.string.alpha({length: {min: 10, max: 20}}), capacity: faker.number.int(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), opensAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closesAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()})), conflicts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({reason: faker.helpers.arrayElement(['ROOM','TA','PAST','RULE'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), slotId: faker.helpers.arrayElement([faker.string.uuid(), null]), detail: faker.string.alpha({length: {min: 10, max: 20}})})), warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['HOLIDAY','LATE','ROOM','TA'] as const), date: faker.date.past().toISOString().slice(0, 10), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', detail: faker.string.alpha({length: {min: 10, max: 20}})})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getReadClinicDailyStatusResponseMock = (overrideResponse: Partial<Extract<DailyStatus, object>> = {}): DailyStatus => ({days: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), slots: faker.number.int(), capacity: faker.number.int(), booked: faker.number.int(), waiting: faker.number.int(), expected: faker.number.int(), arrived: faker.number.int(), departed: faker.number.int(), noShow: faker.number.int(), cancelled: faker.number.int(), hurried: faker.number.int(), unassigned: faker.number.int(), openTodos: faker.number.int(), doneTodos: faker.number.int()})), ...overrideResponse})

export const getUpdateClinicRulesResponseMock = (overrideResponse: Partial<Extract<Rules, object>> = {}): Rules => ({version: faker.number.int(), closingTime: faker.string.alpha({length: {min: 10, max: 20}}), lateRule: faker.helpers.arrayElement(Object.values(Rule)), holidayRule: faker.helpers.arrayElement(Object.values(Rule)), ...overrideResponse})


export const getListClinicSlotsMockHandler = (overrideResponse?: Slots | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Slots> | Slots), options?: RequestHandlerOptions) => {
  return http.get('*/api/clinic/slot', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListClinicSlotsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateClinicSlotMockHandler = (overrideResponse?: SlotSaved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SlotSaved> | SlotSaved), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/slot', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClinicSlotResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateClinicSlotMockHandler = (overrideResponse?: SlotSaved | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SlotSaved> | SlotSaved), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/slot/:slotId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateClinicSlotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteClinicSlotMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clinic/slot/:slotId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRepeatClinicSlotMockHandler = (overrideResponse?: CopyReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CopyReport> | CopyReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/slot/:slotId/repeat', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepeatClinicSlotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCopyClinicDayMockHandler = (overrideResponse?: CopyReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CopyReport> | CopyReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/copy-clinic-by-day', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCopyClinicDayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadClinicDailyStatusMockHandler = (overrideResponse?: DailyStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DailyStatus> | DailyStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/clinic/daily-status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadClinicDailyStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateClinicRulesMockHandler = (overrideResponse?: Rules | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Rules> | Rules), options?: RequestHandlerOptions) => {
  return http.put('*/api/admin/clinic-rules', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateClinicRulesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getClinicSlotsMock = () => [
  getListClinicSlotsMockHandler(),
  getCreateClinicSlotMockHandler(),
  getUpdateClinicSlotMockHandler(),
  getDeleteClinicSlotMockHandler(),
  getRepeatClinicSlotMockHandler(),
  getCopyClinicDayMockHandler(),
  getReadClinicDailyStatusMockHandler(),
  getUpdateClinicRulesMockHandler()
]
