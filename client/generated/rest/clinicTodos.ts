// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type GradeInput = components['schemas']['GradeInput'];
export type Graded = components['schemas']['Graded'];
export type Kind = components['schemas']['Kind'];
export const Kind = { RETAKE: 'RETAKE', CORRECTION: 'CORRECTION', HOMEWORK: 'HOMEWORK', OTHER: 'OTHER' } as const;
export type NewTodo = components['schemas']['NewTodo'];
export type NewTodos = components['schemas']['NewTodos'];
export type OrderInput = components['schemas']['OrderInput'];
export type StatusChanged = components['schemas']['StatusChanged'];
export type StatusInput = components['schemas']['StatusInput'];
export type Todo = components['schemas']['Todo'];
export type TodoChange = components['schemas']['TodoChange'];
export type TodoStatus = components['schemas']['TodoStatus'];
export const TodoStatus = { TODO: 'TODO', DOING: 'DOING', SUBMITTED: 'SUBMITTED', DONE: 'DONE', FAILED: 'FAILED' } as const;
export type Todos = components['schemas']['Todos'];
export type Version3 = components['schemas']['Version-3'];

/**
 * One change set, all or none. Each goes into the next booking of its student, or waits for one. 404 for an unknown student, 409 other-student, other-exam, already-given (an open one for the same attempt).
 * @summary 할 일 주기
 */
export const createClinicTodos = (newTodos: NewTodos, init?: RequestInit) =>
  call<Todos>('POST', `/clinic/todo`, { json: newTodos }, init);

export const useCreateClinicTodos = () =>
  useCommand(['clinicTodos'], ({ data, init }: { data: NewTodos; init?: RequestInit }) => createClinicTodos(data, init));

/**
 * 409 version-conflict.
 * @summary 할 일 수정
 */
export const updateClinicTodo = (todoId: string, todoChange: TodoChange, init?: RequestInit) =>
  call<Todo>('PUT', `/clinic/todo/${todoId}`, { json: todoChange }, init);

export const useUpdateClinicTodo = () =>
  useCommand(['clinicTodos'], ({ todoId, data, init }: { todoId: string; data: TodoChange; init?: RequestInit }) => updateClinicTodo(todoId, data, init));

/**
 * 409 in-use once begun.
 * @summary 할 일 삭제
 */
export const deleteClinicTodo = (todoId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/clinic/todo/${todoId}`, {}, init);

export const useDeleteClinicTodo = () =>
  useCommand(['clinicTodos'], ({ todoId, init }: { todoId: string; init?: RequestInit }) => deleteClinicTodo(todoId, init));

/**
 * TODO → DOING → SUBMITTED → DONE or FAILED, whose retake comes behind it. 409 version-conflict, move-not-allowed.
 * @summary 할 일 상태 바꾸기
 */
export const setClinicTodoStatus = (todoId: string, statusInput: StatusInput, init?: RequestInit) =>
  call<StatusChanged>('PUT', `/clinic/todo/${todoId}/todo-status`, { json: statusInput }, init);

export const useSetClinicTodoStatus = () =>
  useCommand(['clinicTodos'], ({ todoId, data, init }: { todoId: string; data: StatusInput; init?: RequestInit }) => setClinicTodoStatus(todoId, data, init));

/**
 * 409 list-changed when these are not all that is open of one list, or another order was set since the one that was read.
 * @summary 할 일 순서 바꾸기
 */
export const orderClinicTodos = (orderInput: OrderInput, init?: RequestInit) =>
  call<Todos>('PUT', `/clinic/change-seq-for-clinic-todo`, { json: orderInput }, init);

export const useOrderClinicTodos = () =>
  useCommand(['clinicTodos'], ({ data, init }: { data: OrderInput; init?: RequestInit }) => orderClinicTodos(data, init));

/**
 * A retake of the score is written with the value or the answers; it is done at the cutline and above, else it fails. 409 version-conflict, move-not-allowed once decided, answers-missing, no-score; 422 for a value past the points.
 * @summary 제출한 것 채점하기
 */
export const gradeClinicTodo = (participantId: string, gradeInput: GradeInput, init?: RequestInit) =>
  call<Graded>('POST', `/clinic/participant/${participantId}/grade-submit`, { json: gradeInput }, init);

export const useGradeClinicTodo = () =>
  useCommand(['scores', 'clinicTodos'], ({ participantId, data, init }: { participantId: string; data: GradeInput; init?: RequestInit }) => gradeClinicTodo(participantId, data, init));
