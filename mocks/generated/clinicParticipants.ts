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
  Changed
} from '#client/generated/rest/model/changed.ts';

import type {
  Closed
} from '#client/generated/rest/model/closed.ts';

import {
  CounselType
} from '#client/generated/rest/model/counselType.ts';

import type {
  DoneResponse
} from '#client/generated/rest/model/doneResponse.ts';

import type {
  ManyChanged
} from '#client/generated/rest/model/manyChanged.ts';

import {
  Mode
} from '#client/generated/rest/model/mode.ts';

import type {
  Reservation
} from '#client/generated/rest/model/reservation.ts';

import {
  Status2
} from '#client/generated/rest/model/status2.ts';

import type {
  TaCounts
} from '#client/generated/rest/model/taCounts.ts';

import type {
  TaDetails
} from '#client/generated/rest/model/taDetails.ts';

import type {
  Undone
} from '#client/generated/rest/model/undone.ts';


export const getAddClinicParticipantsResponseMock = (overrideResponse: Partial<Extract<ManyChanged, object>> = {}): ManyChanged => ({bookings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()})), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRemoveClinicParticipantResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getMoveClinicParticipantResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getArriveClinicParticipantResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDepartClinicParticipantResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getHurryClinicParticipantResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChangeClinicParticipantTimeResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getWriteClinicMemoResponseMock = (overrideResponse: Partial<Extract<Changed, object>> = {}): Changed => ({booking: {id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()}, changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getAssignClinicTaResponseMock = (overrideResponse: Partial<Extract<ManyChanged, object>> = {}): ManyChanged => ({bookings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), slotId: faker.string.uuid(), studentId: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(Status2)), counselType: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CounselType)),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.number.int(), null]), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), isHurried: faker.datatype.boolean(), memo: '숙제를 다 해 왔다', arrivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), departedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int()})), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCountClinicTaAssignmentsResponseMock = (overrideResponse: Partial<Extract<TaCounts, object>> = {}): TaCounts => ({counts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({taId: faker.string.uuid(), name: '김민수', date: faker.date.past().toISOString().slice(0, 10), assigned: faker.number.int(), expected: faker.number.int(), arrived: faker.number.int(), departed: faker.number.int(), counsels: faker.number.int(), openTodos: faker.number.int(), minutes: faker.number.int()})), ...overrideResponse})

export const getListClinicTaAssignmentsResponseMock = (overrideResponse: Partial<Extract<TaDetails, object>> = {}): TaDetails => ({bookings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({participantId: faker.string.uuid(), slotId: faker.string.uuid(), taId: faker.helpers.arrayElement([faker.string.uuid(), null]), taName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), studentId: faker.string.uuid(), studentName: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status2)), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', room: faker.string.alpha({length: {min: 10, max: 20}}), isHurried: faker.datatype.boolean(), openTodos: faker.number.int()})), ...overrideResponse})

export const getCloseClinicDayResponseMock = (overrideResponse: Partial<Extract<Closed, object>> = {}): Closed => ({mode: faker.helpers.arrayElement(Object.values(Mode)), noShows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({participantId: faker.string.uuid(), name: '김민수', startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), letGo: faker.number.int(), notOver: faker.number.int(), stillHere: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({participantId: faker.string.uuid(), name: '김민수', startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getUndoClinicResponseMock = (overrideResponse: Partial<Extract<Undone, object>> = {}): Undone => ({changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReserveClinicSlotResponseMock = (overrideResponse: Partial<Extract<Reservation, object>> = {}): Reservation => ({id: faker.string.uuid(), status: faker.helpers.arrayElement(['RESERVED','WAITING'] as const), place: faker.helpers.arrayElement([faker.number.int(), null]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', todos: faker.number.int(), ...overrideResponse})

export const getCancelClinicSlotResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})

export const getReserveCounselSlotResponseMock = (overrideResponse: Partial<Extract<Reservation, object>> = {}): Reservation => ({id: faker.string.uuid(), status: faker.helpers.arrayElement(['RESERVED','WAITING'] as const), place: faker.helpers.arrayElement([faker.number.int(), null]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', cancelUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', todos: faker.number.int(), ...overrideResponse})

export const getCancelCounselSlotResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({id: faker.string.uuid(), ...overrideResponse})


export const getAddClinicParticipantsMockHandler = (overrideResponse?: ManyChanged | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ManyChanged> | ManyChanged), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/slot/:slotId/participants', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddClinicParticipantsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveClinicParticipantMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clinic/slot/:slotId/participants/:participantId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveClinicParticipantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveClinicParticipantMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/move-participant-slot', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveClinicParticipantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArriveClinicParticipantMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/arrival', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArriveClinicParticipantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDepartClinicParticipantMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/departure', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDepartClinicParticipantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHurryClinicParticipantMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/hurry', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHurryClinicParticipantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeClinicParticipantTimeMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/participant-change-time', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeClinicParticipantTimeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteClinicMemoMockHandler = (overrideResponse?: Changed | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Changed> | Changed), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/participant/:participantId/memo', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteClinicMemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignClinicTaMockHandler = (overrideResponse?: ManyChanged | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ManyChanged> | ManyChanged), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/assign-ta', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignClinicTaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountClinicTaAssignmentsMockHandler = (overrideResponse?: TaCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaCounts> | TaCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/clinic/ta-assignment-counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountClinicTaAssignmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListClinicTaAssignmentsMockHandler = (overrideResponse?: TaDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaDetails> | TaDetails), options?: RequestHandlerOptions) => {
  return http.get('*/api/clinic/ta-assignment-details', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListClinicTaAssignmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseClinicDayMockHandler = (overrideResponse?: Closed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Closed> | Closed), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/close-day', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseClinicDayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoClinicMockHandler = (overrideResponse?: Undone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Undone> | Undone), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoClinicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReserveClinicSlotMockHandler = (overrideResponse?: Reservation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Reservation> | Reservation), options?: RequestHandlerOptions) => {
  return http.post('*/api/sp/clinic-slot/:slotId/reserve', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReserveClinicSlotResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCancelClinicSlotMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sp/clinic-slot/:slotId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelClinicSlotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReserveCounselSlotMockHandler = (overrideResponse?: Reservation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Reservation> | Reservation), options?: RequestHandlerOptions) => {
  return http.post('*/api/sp/counsel-slot/:slotId/reserve', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReserveCounselSlotResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCancelCounselSlotMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sp/counsel-slot/:slotId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelCounselSlotResponseMock(),
      { status: 200
      })
  }, options)
}
export const getClinicParticipantsMock = () => [
  getAddClinicParticipantsMockHandler(),
  getRemoveClinicParticipantMockHandler(),
  getMoveClinicParticipantMockHandler(),
  getArriveClinicParticipantMockHandler(),
  getDepartClinicParticipantMockHandler(),
  getHurryClinicParticipantMockHandler(),
  getChangeClinicParticipantTimeMockHandler(),
  getWriteClinicMemoMockHandler(),
  getAssignClinicTaMockHandler(),
  getCountClinicTaAssignmentsMockHandler(),
  getListClinicTaAssignmentsMockHandler(),
  getCloseClinicDayMockHandler(),
  getUndoClinicMockHandler(),
  getReserveClinicSlotMockHandler(),
  getCancelClinicSlotMockHandler(),
  getReserveCounselSlotMockHandler(),
  getCancelCounselSlotMockHandler()
]
