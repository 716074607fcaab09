// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Cell, ClinicStatus, DeliveryType, Points } from './scores.ts';
import type { Answers, Id, NoContentResponse, Title } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/**
 * One of value, answers, passed: the last for work without a score, or whose score stays as it is
 */
export interface GradeInput {
  todoId: Id;
  version?: Version3;
  value?: Points;
  answers?: Answers;
  passed?: boolean;
  deliveryType?: DeliveryType;
}

export interface Graded {
  todo: Todo;
  /** The retake that stands behind what failed */
  followUp: Todo | null;
  /** The retake that was graded; null where there is no score */
  cell: Cell | null;
  /** Of the attempt that asked for the work; null where none did */
  clinicStatus: ClinicStatus | null;
  /** What undo takes back */
  changeSetId: string;
}

/**
 * 재시험, 오답 정리, 과제, 기타
 */
export type Kind = typeof Kind[keyof typeof Kind];

export const Kind = {
  RETAKE: 'RETAKE',
  CORRECTION: 'CORRECTION',
  HOMEWORK: 'HOMEWORK',
  OTHER: 'OTHER',
} as const;

export interface NewTodo {
  studentId: Id;
  kind: Kind;
  title: Title;
  scoreAttemptId?: Id;
  retakeExamId?: Id;
  /** @maxLength 500 */
  memo?: string;
}

export interface NewTodos {
  /**
     * @minItems 1
     * @maxItems 500
     */
  items: NewTodo[];
}

export interface OrderInput {
  /**
     * All that is open of one booking, or of a student without one, in the new order
     * @minItems 1
     * @maxItems 100
     */
  todoIds: Id[];
  /**
     * The order as it was read; without it whatever is there
     * @maxItems 100
     */
  previousIds?: Id[];
}

export interface StatusChanged {
  todo: Todo;
  /** The retake that stands behind what failed */
  followUp: Todo | null;
  /** What undo takes back */
  changeSetId: string;
}

export interface StatusInput {
  version?: Version3;
  status: StatusInputStatus;
}

export type StatusInputStatus = typeof StatusInputStatus[keyof typeof StatusInputStatus];

export const StatusInputStatus = {
  DOING: 'DOING',
  SUBMITTED: 'SUBMITTED',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;

export interface Todo {
  id: Id;
  studentId: Id;
  /**
     * The booking it is done in; null until there is one
     * @nullable
     */
  participantId: string | null;
  /** In the booking, or among what waits for one, from 1 */
  sequence: number;
  kind: Kind;
  title: string;
  status: TodoStatus;
  /** @nullable */
  scoreAttemptId: string | null;
  /** @nullable */
  retakeExamId: string | null;
  /**
     * The failed todo it stands behind
     * @nullable
     */
  followsId: string | null;
  memo: string;
  version: number;
}

export interface TodoChange {
  version: Version3;
  kind: Kind;
  title: Title;
  /** Stays when absent */
  retakeExamId?: Id | null;
  /**
     * Stays when absent
     * @maxLength 500
     */
  memo?: string;
}

export type TodoStatus = typeof TodoStatus[keyof typeof TodoStatus];

export const TodoStatus = {
  TODO: 'TODO',
  DOING: 'DOING',
  SUBMITTED: 'SUBMITTED',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;

export interface Todos {
  todos: Todo[];
  /** What undo takes back */
  changeSetId?: string;
}

/**
 * Of the todo this write changes; where it may be left out whatever is there
 * @minimum 1
 */
export type Version3 = number;

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
 * @summary 할 일 고치기
 */
export const updateClinicTodo = (todoId: string, todoChange: TodoChange, init?: RequestInit) =>
  call<Todo>('PUT', `/clinic/todo/${todoId}`, { json: todoChange }, init);

export const useUpdateClinicTodo = () =>
  useCommand(['clinicTodos'], ({ todoId, data, init }: { todoId: string; data: TodoChange; init?: RequestInit }) => updateClinicTodo(todoId, data, init));

/**
 * 409 in-use once begun.
 * @summary 할 일 지우기
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
