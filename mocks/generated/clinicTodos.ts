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
  Cell
} from '#client/generated/rest/model/cell.ts';

import {
  ClinicStatus
} from '#client/generated/rest/model/clinicStatus.ts';

import {
  DeliveryType
} from '#client/generated/rest/model/deliveryType.ts';

import type {
  Graded
} from '#client/generated/rest/model/graded.ts';

import {
  Kind
} from '#client/generated/rest/model/kind.ts';

import type {
  NoContentResponse
} from '#client/generated/rest/model/noContentResponse.ts';

import {
  Status
} from '#client/generated/rest/model/status.ts';

import {
  Status3
} from '#client/generated/rest/model/status3.ts';

import type {
  StatusChanged
} from '#client/generated/rest/model/statusChanged.ts';

import type {
  Todo
} from '#client/generated/rest/model/todo.ts';

import type {
  Todos
} from '#client/generated/rest/model/todos.ts';


export const getCreateClinicTodosResponseMock = (overrideResponse: Partial<Extract<Todos, object>> = {}): Todos => ({todos: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateClinicTodoResponseMock = (overrideResponse: Partial<Extract<Todo, object>> = {}): Todo => ({id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int(), ...overrideResponse})

export const getSetClinicTodoStatusResponseTodoMock = (overrideResponse: Partial<Todo> = {}): Todo => ({...{id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()}, ...overrideResponse});

export const getSetClinicTodoStatusResponseMock = (overrideResponse: Partial<Extract<StatusChanged, object>> = {}): StatusChanged => ({todo: {id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()}, followUp: faker.helpers.arrayElement([{...getSetClinicTodoStatusResponseTodoMock()},null,]), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getOrderClinicTodosResponseMock = (overrideResponse: Partial<Extract<Todos, object>> = {}): Todos => ({todos: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()})), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGradeClinicTodoResponseTodoMock = (overrideResponse: Partial<Todo> = {}): Todo => ({...{id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()}, ...overrideResponse});

export const getGradeClinicTodoResponseCellMock = (overrideResponse: Partial<Cell> = {}): Cell => ({...{id: faker.helpers.arrayElement([faker.string.uuid(), null]), scoreId: faker.string.uuid(), retakeNumber: faker.number.int({min: 0, max: 99}), status: faker.helpers.arrayElement(Object.values(Status)), scoreVersion: faker.number.int(), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), clinicStatus: faker.helpers.arrayElement(Object.values(ClinicStatus)), memo: '숙제를 다 해 왔다', grade: faker.helpers.arrayElement([faker.number.int(), null]), gradeScale: faker.helpers.arrayElement([faker.helpers.arrayElement([5,9] as const), null]), version: faker.number.int({min: 0})}, ...overrideResponse});

export const getGradeClinicTodoResponseMock = (overrideResponse: Partial<Extract<Graded, object>> = {}): Graded => ({todo: {id: faker.string.uuid(), studentId: faker.string.uuid(), participantId: faker.helpers.arrayElement([faker.string.uuid(), null]), sequence: faker.number.int(), kind: faker.helpers.arrayElement(Object.values(Kind)), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(Status3)), scoreAttemptId: faker.helpers.arrayElement([faker.string.uuid(), null]), retakeExamId: faker.helpers.arrayElement([faker.string.uuid(), null]), followsId: faker.helpers.arrayElement([faker.string.uuid(), null]), memo: '숙제를 다 해 왔다', version: faker.number.int()}, followUp: faker.helpers.arrayElement([{...getGradeClinicTodoResponseTodoMock()},null,]), cell: faker.helpers.arrayElement([{...getGradeClinicTodoResponseCellMock()},null,]), clinicStatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ClinicStatus)),null,]), changeSetId: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getCreateClinicTodosMockHandler = (overrideResponse?: Todos | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Todos> | Todos), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/todo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClinicTodosResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateClinicTodoMockHandler = (overrideResponse?: Todo | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Todo> | Todo), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/todo/:todoId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateClinicTodoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteClinicTodoMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clinic/todo/:todoId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetClinicTodoStatusMockHandler = (overrideResponse?: StatusChanged | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StatusChanged> | StatusChanged), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/todo/:todoId/todo-status', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetClinicTodoStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderClinicTodosMockHandler = (overrideResponse?: Todos | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Todos> | Todos), options?: RequestHandlerOptions) => {
  return http.put('*/api/clinic/change-seq-for-clinic-todo', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderClinicTodosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGradeClinicTodoMockHandler = (overrideResponse?: Graded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Graded> | Graded), options?: RequestHandlerOptions) => {
  return http.post('*/api/clinic/participant/:participantId/grade-submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGradeClinicTodoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getClinicTodosMock = () => [
  getCreateClinicTodosMockHandler(),
  getUpdateClinicTodoMockHandler(),
  getDeleteClinicTodoMockHandler(),
  getSetClinicTodoStatusMockHandler(),
  getOrderClinicTodosMockHandler(),
  getGradeClinicTodoMockHandler()
]
