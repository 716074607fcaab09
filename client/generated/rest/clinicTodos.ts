/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  GradeInput2
} from './model/gradeInput2.ts';

import type {
  Graded
} from './model/graded.ts';

import type {
  NewTodos
} from './model/newTodos.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  OrderInput
} from './model/orderInput.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  StatusChanged
} from './model/statusChanged.ts';

import type {
  StatusInput2
} from './model/statusInput2.ts';

import type {
  Todo
} from './model/todo.ts';

import type {
  TodoChange
} from './model/todoChange.ts';

import type {
  Todos
} from './model/todos.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateClinicTodosUrl = () => {




  return `/clinic/todo`
}

/**
 * One change set, all or none. Each goes into the next booking of its student, or waits for one. 404 for an unknown student, 409 other-student, other-exam, already-given (an open one for the same attempt).
 * @summary 할 일 주기
 */
export const createClinicTodos = async (newTodos: NewTodos, options?: Parameters<typeof http>[1]): Promise<Todos> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Todos>(getCreateClinicTodosUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTodos)
  }
);}





export const getCreateClinicTodosMutationKey = () => ['createClinicTodos'] as const;

export const getCreateClinicTodosMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClinicTodos>>, TError,CreateClinicTodosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createClinicTodos>>, TError,CreateClinicTodosMutationVariables, TContext> => {

const mutationKey = getCreateClinicTodosMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createClinicTodos>>, CreateClinicTodosMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createClinicTodos(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateClinicTodosMutationResult = NonNullable<Awaited<ReturnType<typeof createClinicTodos>>>
    export type CreateClinicTodosMutationBody = NewTodos
    export type CreateClinicTodosMutationError = ErrorType<ProblemResponse>
    export type CreateClinicTodosMutationVariables = {data: NewTodos}

    /**
 * @summary 할 일 주기
 */
export const useCreateClinicTodos = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClinicTodos>>, TError,CreateClinicTodosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createClinicTodos>>,
        TError,
        CreateClinicTodosMutationVariables,
        TContext
      > => {
      return useMutation(getCreateClinicTodosMutationOptions(options), queryClient);
    }
    export const getUpdateClinicTodoUrl = (todoId: string,) => {




  return `/clinic/todo/${todoId}`
}

/**
 * 409 version-conflict.
 * @summary 할 일 고치기
 */
export const updateClinicTodo = async (todoId: string,
    todoChange: TodoChange, options?: Parameters<typeof http>[1]): Promise<Todo> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Todo>(getUpdateClinicTodoUrl(todoId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(todoChange)
  }
);}





export const getUpdateClinicTodoMutationKey = () => ['updateClinicTodo'] as const;

export const getUpdateClinicTodoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicTodo>>, TError,UpdateClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateClinicTodo>>, TError,UpdateClinicTodoMutationVariables, TContext> => {

const mutationKey = getUpdateClinicTodoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateClinicTodo>>, UpdateClinicTodoMutationVariables> = (props) => {
          const {todoId,data} = props ?? {};

          return  updateClinicTodo(todoId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateClinicTodoMutationResult = NonNullable<Awaited<ReturnType<typeof updateClinicTodo>>>
    export type UpdateClinicTodoMutationBody = TodoChange
    export type UpdateClinicTodoMutationError = ErrorType<ProblemResponse>
    export type UpdateClinicTodoMutationVariables = {todoId: string;data: TodoChange}

    /**
 * @summary 할 일 고치기
 */
export const useUpdateClinicTodo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicTodo>>, TError,UpdateClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateClinicTodo>>,
        TError,
        UpdateClinicTodoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateClinicTodoMutationOptions(options), queryClient);
    }
    export const getDeleteClinicTodoUrl = (todoId: string,) => {




  return `/clinic/todo/${todoId}`
}

/**
 * 409 in-use once begun.
 * @summary 할 일 지우기
 */
export const deleteClinicTodo = async (todoId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteClinicTodoUrl(todoId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteClinicTodoMutationKey = () => ['deleteClinicTodo'] as const;

export const getDeleteClinicTodoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClinicTodo>>, TError,DeleteClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteClinicTodo>>, TError,DeleteClinicTodoMutationVariables, TContext> => {

const mutationKey = getDeleteClinicTodoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteClinicTodo>>, DeleteClinicTodoMutationVariables> = (props) => {
          const {todoId} = props ?? {};

          return  deleteClinicTodo(todoId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteClinicTodoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteClinicTodo>>>

    export type DeleteClinicTodoMutationError = ErrorType<ProblemResponse>
    export type DeleteClinicTodoMutationVariables = {todoId: string}

    /**
 * @summary 할 일 지우기
 */
export const useDeleteClinicTodo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClinicTodo>>, TError,DeleteClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteClinicTodo>>,
        TError,
        DeleteClinicTodoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteClinicTodoMutationOptions(options), queryClient);
    }
    export const getSetClinicTodoStatusUrl = (todoId: string,) => {




  return `/clinic/todo/${todoId}/todo-status`
}

/**
 * TODO → DOING → SUBMITTED → DONE or FAILED, whose retake comes behind it. 409 version-conflict, move-not-allowed.
 * @summary 할 일 상태 바꾸기
 */
export const setClinicTodoStatus = async (todoId: string,
    statusInput2: StatusInput2, options?: Parameters<typeof http>[1]): Promise<StatusChanged> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<StatusChanged>(getSetClinicTodoStatusUrl(todoId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(statusInput2)
  }
);}





export const getSetClinicTodoStatusMutationKey = () => ['setClinicTodoStatus'] as const;

export const getSetClinicTodoStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClinicTodoStatus>>, TError,SetClinicTodoStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setClinicTodoStatus>>, TError,SetClinicTodoStatusMutationVariables, TContext> => {

const mutationKey = getSetClinicTodoStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setClinicTodoStatus>>, SetClinicTodoStatusMutationVariables> = (props) => {
          const {todoId,data} = props ?? {};

          return  setClinicTodoStatus(todoId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetClinicTodoStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setClinicTodoStatus>>>
    export type SetClinicTodoStatusMutationBody = StatusInput2
    export type SetClinicTodoStatusMutationError = ErrorType<ProblemResponse>
    export type SetClinicTodoStatusMutationVariables = {todoId: string;data: StatusInput2}

    /**
 * @summary 할 일 상태 바꾸기
 */
export const useSetClinicTodoStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClinicTodoStatus>>, TError,SetClinicTodoStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setClinicTodoStatus>>,
        TError,
        SetClinicTodoStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetClinicTodoStatusMutationOptions(options), queryClient);
    }
    export const getOrderClinicTodosUrl = () => {




  return `/clinic/change-seq-for-clinic-todo`
}

/**
 * 409 list-changed when these are not all that is open of one list.
 * @summary 할 일 순서 바꾸기
 */
export const orderClinicTodos = async (orderInput: OrderInput, options?: Parameters<typeof http>[1]): Promise<Todos> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Todos>(getOrderClinicTodosUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderInput)
  }
);}





export const getOrderClinicTodosMutationKey = () => ['orderClinicTodos'] as const;

export const getOrderClinicTodosMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderClinicTodos>>, TError,OrderClinicTodosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof orderClinicTodos>>, TError,OrderClinicTodosMutationVariables, TContext> => {

const mutationKey = getOrderClinicTodosMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderClinicTodos>>, OrderClinicTodosMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderClinicTodos(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderClinicTodosMutationResult = NonNullable<Awaited<ReturnType<typeof orderClinicTodos>>>
    export type OrderClinicTodosMutationBody = OrderInput
    export type OrderClinicTodosMutationError = ErrorType<ProblemResponse>
    export type OrderClinicTodosMutationVariables = {data: OrderInput}

    /**
 * @summary 할 일 순서 바꾸기
 */
export const useOrderClinicTodos = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderClinicTodos>>, TError,OrderClinicTodosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderClinicTodos>>,
        TError,
        OrderClinicTodosMutationVariables,
        TContext
      > => {
      return useMutation(getOrderClinicTodosMutationOptions(options), queryClient);
    }
    export const getGradeClinicTodoUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/grade-submit`
}

/**
 * A retake of the score is written with the value or the answers; it is done at the cutline and above, else it fails. 409 version-conflict, move-not-allowed once decided, answers-missing, no-score; 422 for a value past the points.
 * @summary 제출한 것 채점하기
 */
export const gradeClinicTodo = async (participantId: string,
    gradeInput2: GradeInput2, options?: Parameters<typeof http>[1]): Promise<Graded> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Graded>(getGradeClinicTodoUrl(participantId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gradeInput2)
  }
);}





export const getGradeClinicTodoMutationKey = () => ['gradeClinicTodo'] as const;

export const getGradeClinicTodoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gradeClinicTodo>>, TError,GradeClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof gradeClinicTodo>>, TError,GradeClinicTodoMutationVariables, TContext> => {

const mutationKey = getGradeClinicTodoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gradeClinicTodo>>, GradeClinicTodoMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  gradeClinicTodo(participantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GradeClinicTodoMutationResult = NonNullable<Awaited<ReturnType<typeof gradeClinicTodo>>>
    export type GradeClinicTodoMutationBody = GradeInput2
    export type GradeClinicTodoMutationError = ErrorType<ProblemResponse>
    export type GradeClinicTodoMutationVariables = {participantId: string;data: GradeInput2}

    /**
 * @summary 제출한 것 채점하기
 */
export const useGradeClinicTodo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gradeClinicTodo>>, TError,GradeClinicTodoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gradeClinicTodo>>,
        TError,
        GradeClinicTodoMutationVariables,
        TContext
      > => {
      return useMutation(getGradeClinicTodoMutationOptions(options), queryClient);
    }
