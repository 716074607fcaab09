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
  BatchChangePassword
} from './model/batchChangePassword.ts';

import type {
  BatchUpdate
} from './model/batchUpdate.ts';

import type {
  BatchUpdateResult
} from './model/batchUpdateResult.ts';

import type {
  DeletionReport
} from './model/deletionReport.ts';

import type {
  DeletionRequest
} from './model/deletionRequest.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  ExportRequest
} from './model/exportRequest.ts';

import type {
  ExportedStudents
} from './model/exportedStudents.ts';

import type {
  ImportReport
} from './model/importReport.ts';

import type {
  ImportRequest
} from './model/importRequest.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  RepresentativeLecture
} from './model/representativeLecture.ts';

import type {
  SiblingDecision
} from './model/siblingDecision.ts';

import type {
  StudentChange
} from './model/studentChange.ts';

import type {
  StudentInput
} from './model/studentInput.ts';

import type {
  TemporaryPasswords
} from './model/temporaryPasswords.ts';

import type {
  ToggleStatus
} from './model/toggleStatus.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateStudentUrl = () => {




  return `/students`
}

/**
 * Without a student number the next free one is given. The student number is the login id.
 * @summary 학생 등록
 */
export const createStudent = async (studentInput: StudentInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateStudentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentInput)
  }
);}





export const getCreateStudentMutationKey = () => ['createStudent'] as const;

export const getCreateStudentMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStudent>>, TError,CreateStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStudent>>, TError,CreateStudentMutationVariables, TContext> => {

const mutationKey = getCreateStudentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStudent>>, CreateStudentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStudent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStudentMutationResult = NonNullable<Awaited<ReturnType<typeof createStudent>>>
    export type CreateStudentMutationBody = StudentInput
    export type CreateStudentMutationError = ErrorType<ProblemResponse>
    export type CreateStudentMutationVariables = {data: StudentInput}

    /**
 * @summary 학생 등록
 */
export const useCreateStudent = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStudent>>, TError,CreateStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStudent>>,
        TError,
        CreateStudentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStudentMutationOptions(options), queryClient);
    }
    export const getImportStudentsUrl = () => {




  return `/students/excel`
}

/**
 * PREVIEW reads the file, or the sheet it answered with what a person mended in it, and writes nothing. COMMIT writes the chosen rows of the
 * same file or sheet, all or none, and is refused when the academy changed since the preview (409 import-changed); it answers the rows it
 * wrote, with the numbers it gave. A request that is cancelled before it ends writes nothing. UNDO restores everything a COMMIT changed, unless
 * somebody changed one of it since or something new hangs on it (409 changed-since, with what and who).
 * @summary 엑셀로 등록
 */
export const importStudents = async (importRequest: ImportRequest, options?: Parameters<typeof http>[1]): Promise<ImportReport> => {
    const formData = new FormData();
formData.append(`mode`, importRequest.mode);
if(importRequest.file !== undefined) {
 formData.append(`file`, importRequest.file);
 }
if(importRequest.sheet !== undefined) {
 formData.append(`sheet`, JSON.stringify(importRequest.sheet));
 }
if(importRequest.fileName !== undefined) {
 formData.append(`fileName`, importRequest.fileName);
 }
if(importRequest.plan !== undefined) {
 formData.append(`plan`, importRequest.plan);
 }
if(importRequest.rows !== undefined) {
 formData.append(`rows`, importRequest.rows);
 }
if(importRequest.changeSetId !== undefined) {
 formData.append(`changeSetId`, importRequest.changeSetId);
 }

  return http<ImportReport>(getImportStudentsUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportStudentsMutationKey = () => ['importStudents'] as const;

export const getImportStudentsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStudents>>, TError,ImportStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importStudents>>, TError,ImportStudentsMutationVariables, TContext> => {

const mutationKey = getImportStudentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importStudents>>, ImportStudentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importStudents(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportStudentsMutationResult = NonNullable<Awaited<ReturnType<typeof importStudents>>>
    export type ImportStudentsMutationBody = ImportRequest
    export type ImportStudentsMutationError = ErrorType<ProblemResponse>
    export type ImportStudentsMutationVariables = {data: ImportRequest}

    /**
 * @summary 엑셀로 등록
 */
export const useImportStudents = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStudents>>, TError,ImportStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importStudents>>,
        TError,
        ImportStudentsMutationVariables,
        TContext
      > => {
      return useMutation(getImportStudentsMutationOptions(options), queryClient);
    }
    export const getExportStudentsUrl = () => {




  return `/students/export`
}

/**
 * Answers the chosen columns of the chosen students for a file, and keeps who took them, when, why, how many and by which filter.
 * @summary 학생 내보내기
 */
export const exportStudents = async (exportRequest: ExportRequest, options?: Parameters<typeof http>[1]): Promise<ExportedStudents> => {

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
return http<ExportedStudents>(getExportStudentsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exportRequest)
  }
);}





export const getExportStudentsMutationKey = () => ['exportStudents'] as const;

export const getExportStudentsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportStudents>>, TError,ExportStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportStudents>>, TError,ExportStudentsMutationVariables, TContext> => {

const mutationKey = getExportStudentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportStudents>>, ExportStudentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportStudents(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportStudentsMutationResult = NonNullable<Awaited<ReturnType<typeof exportStudents>>>
    export type ExportStudentsMutationBody = ExportRequest
    export type ExportStudentsMutationError = ErrorType<ProblemResponse>
    export type ExportStudentsMutationVariables = {data: ExportRequest}

    /**
 * @summary 학생 내보내기
 */
export const useExportStudents = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportStudents>>, TError,ExportStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportStudents>>,
        TError,
        ExportStudentsMutationVariables,
        TContext
      > => {
      return useMutation(getExportStudentsMutationOptions(options), queryClient);
    }
    export const getIssueTemporaryPasswordsUrl = () => {




  return `/students/batch-change-password`
}

/**
 * Each must be changed at the next sign-in and works for 14 days; ends the sessions of those students.
 * @summary 임시 비밀번호 발급
 */
export const issueTemporaryPasswords = async (batchChangePassword: BatchChangePassword, options?: Parameters<typeof http>[1]): Promise<TemporaryPasswords> => {

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
return http<TemporaryPasswords>(getIssueTemporaryPasswordsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(batchChangePassword)
  }
);}





export const getIssueTemporaryPasswordsMutationKey = () => ['issueTemporaryPasswords'] as const;

export const getIssueTemporaryPasswordsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPasswords>>, TError,IssueTemporaryPasswordsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPasswords>>, TError,IssueTemporaryPasswordsMutationVariables, TContext> => {

const mutationKey = getIssueTemporaryPasswordsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issueTemporaryPasswords>>, IssueTemporaryPasswordsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  issueTemporaryPasswords(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssueTemporaryPasswordsMutationResult = NonNullable<Awaited<ReturnType<typeof issueTemporaryPasswords>>>
    export type IssueTemporaryPasswordsMutationBody = BatchChangePassword
    export type IssueTemporaryPasswordsMutationError = ErrorType<ProblemResponse>
    export type IssueTemporaryPasswordsMutationVariables = {data: BatchChangePassword}

    /**
 * @summary 임시 비밀번호 발급
 */
export const useIssueTemporaryPasswords = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueTemporaryPasswords>>, TError,IssueTemporaryPasswordsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issueTemporaryPasswords>>,
        TError,
        IssueTemporaryPasswordsMutationVariables,
        TContext
      > => {
      return useMutation(getIssueTemporaryPasswordsMutationOptions(options), queryClient);
    }
    export const getUpdateStudentsUrl = () => {




  return `/students/batch-update`
}

/**
 * All or none, as one change set; those who already are as wanted stay untouched. Sent again with the change set it made, it takes that back,
 * while nobody changed it since (409 changed-since).
 * @summary 여러 학생 한 번에 고치기
 */
export const updateStudents = async (batchUpdate: BatchUpdate, options?: Parameters<typeof http>[1]): Promise<BatchUpdateResult> => {

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
return http<BatchUpdateResult>(getUpdateStudentsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(batchUpdate)
  }
);}





export const getUpdateStudentsMutationKey = () => ['updateStudents'] as const;

export const getUpdateStudentsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudents>>, TError,UpdateStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStudents>>, TError,UpdateStudentsMutationVariables, TContext> => {

const mutationKey = getUpdateStudentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStudents>>, UpdateStudentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateStudents(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStudentsMutationResult = NonNullable<Awaited<ReturnType<typeof updateStudents>>>
    export type UpdateStudentsMutationBody = BatchUpdate
    export type UpdateStudentsMutationError = ErrorType<ProblemResponse>
    export type UpdateStudentsMutationVariables = {data: BatchUpdate}

    /**
 * @summary 여러 학생 한 번에 고치기
 */
export const useUpdateStudents = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudents>>, TError,UpdateStudentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStudents>>,
        TError,
        UpdateStudentsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStudentsMutationOptions(options), queryClient);
    }
    export const getDeleteStudentUrl = (studentId: string,) => {




  return `/students/student/${studentId}/delete`
}

/**
 * PREVIEW says what would go and what would stay, and writes nothing. COMMIT forgets who the student was for good; it is refused when the
 * student changed since the preview (409 version-conflict).
 * @summary 학생 지우기(익명 처리)
 */
export const deleteStudent = async (studentId: string,
    deletionRequest: DeletionRequest, options?: Parameters<typeof http>[1]): Promise<DeletionReport> => {

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
return http<DeletionReport>(getDeleteStudentUrl(studentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deletionRequest)
  }
);}





export const getDeleteStudentMutationKey = () => ['deleteStudent'] as const;

export const getDeleteStudentMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudent>>, TError,DeleteStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStudent>>, TError,DeleteStudentMutationVariables, TContext> => {

const mutationKey = getDeleteStudentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStudent>>, DeleteStudentMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  deleteStudent(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStudentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStudent>>>
    export type DeleteStudentMutationBody = DeletionRequest
    export type DeleteStudentMutationError = ErrorType<ProblemResponse>
    export type DeleteStudentMutationVariables = {studentId: string;data: DeletionRequest}

    /**
 * @summary 학생 지우기(익명 처리)
 */
export const useDeleteStudent = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudent>>, TError,DeleteStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStudent>>,
        TError,
        DeleteStudentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStudentMutationOptions(options), queryClient);
    }
    export const getUpdateStudentUrl = (studentId: string,) => {




  return `/students/${studentId}`
}

/**
 * What is not sent stays. 409 version-conflict carries both values of what was sent, who changed it and when.
 * @summary 학생 고치기
 */
export const updateStudent = async (studentId: string,
    studentChange: StudentChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateStudentUrl(studentId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentChange)
  }
);}





export const getUpdateStudentMutationKey = () => ['updateStudent'] as const;

export const getUpdateStudentMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudent>>, TError,UpdateStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStudent>>, TError,UpdateStudentMutationVariables, TContext> => {

const mutationKey = getUpdateStudentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStudent>>, UpdateStudentMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  updateStudent(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStudentMutationResult = NonNullable<Awaited<ReturnType<typeof updateStudent>>>
    export type UpdateStudentMutationBody = StudentChange
    export type UpdateStudentMutationError = ErrorType<ProblemResponse>
    export type UpdateStudentMutationVariables = {studentId: string;data: StudentChange}

    /**
 * @summary 학생 고치기
 */
export const useUpdateStudent = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudent>>, TError,UpdateStudentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStudent>>,
        TError,
        UpdateStudentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStudentMutationOptions(options), queryClient);
    }
    export const getToggleStudentStatusUrl = (studentId: string,) => {




  return `/students/${studentId}/toggle-status`
}

/**
 * Felt at the next call of that student.
 * @summary 학생 활성, 비활성
 */
export const toggleStudentStatus = async (studentId: string,
    toggleStatus: ToggleStatus, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getToggleStudentStatusUrl(studentId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(toggleStatus)
  }
);}





export const getToggleStudentStatusMutationKey = () => ['toggleStudentStatus'] as const;

export const getToggleStudentStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleStudentStatus>>, TError,ToggleStudentStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleStudentStatus>>, TError,ToggleStudentStatusMutationVariables, TContext> => {

const mutationKey = getToggleStudentStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleStudentStatus>>, ToggleStudentStatusMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  toggleStudentStatus(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ToggleStudentStatusMutationResult = NonNullable<Awaited<ReturnType<typeof toggleStudentStatus>>>
    export type ToggleStudentStatusMutationBody = ToggleStatus
    export type ToggleStudentStatusMutationError = ErrorType<ProblemResponse>
    export type ToggleStudentStatusMutationVariables = {studentId: string;data: ToggleStatus}

    /**
 * @summary 학생 활성, 비활성
 */
export const useToggleStudentStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleStudentStatus>>, TError,ToggleStudentStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleStudentStatus>>,
        TError,
        ToggleStudentStatusMutationVariables,
        TContext
      > => {
      return useMutation(getToggleStudentStatusMutationOptions(options), queryClient);
    }
    export const getSetRepresentativeLectureUrl = (studentId: string,) => {




  return `/students/${studentId}/representative-lectures`
}

/**
 * A student has one at most; null takes it away. Saying it twice changes nothing.
 * @summary 대표 강의 정하기
 */
export const setRepresentativeLecture = async (studentId: string,
    representativeLecture: RepresentativeLecture, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getSetRepresentativeLectureUrl(studentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(representativeLecture)
  }
);}





export const getSetRepresentativeLectureMutationKey = () => ['setRepresentativeLecture'] as const;

export const getSetRepresentativeLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRepresentativeLecture>>, TError,SetRepresentativeLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setRepresentativeLecture>>, TError,SetRepresentativeLectureMutationVariables, TContext> => {

const mutationKey = getSetRepresentativeLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRepresentativeLecture>>, SetRepresentativeLectureMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  setRepresentativeLecture(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRepresentativeLectureMutationResult = NonNullable<Awaited<ReturnType<typeof setRepresentativeLecture>>>
    export type SetRepresentativeLectureMutationBody = RepresentativeLecture
    export type SetRepresentativeLectureMutationError = ErrorType<ProblemResponse>
    export type SetRepresentativeLectureMutationVariables = {studentId: string;data: RepresentativeLecture}

    /**
 * @summary 대표 강의 정하기
 */
export const useSetRepresentativeLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRepresentativeLecture>>, TError,SetRepresentativeLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRepresentativeLecture>>,
        TError,
        SetRepresentativeLectureMutationVariables,
        TContext
      > => {
      return useMutation(getSetRepresentativeLectureMutationOptions(options), queryClient);
    }
    export const getDecideSiblingsUrl = (studentId: string,
    siblingId: string,) => {




  return `/students/${studentId}/siblings/${siblingId}`
}

/**
 * Says of two students, in either order, whether they are brothers or sisters, whatever their parents' phones say; null takes it back. Saying it twice changes nothing.
 * @summary 형제자매 확인
 */
export const decideSiblings = async (studentId: string,
    siblingId: string,
    siblingDecision: SiblingDecision, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getDecideSiblingsUrl(studentId,siblingId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(siblingDecision)
  }
);}





export const getDecideSiblingsMutationKey = () => ['decideSiblings'] as const;

export const getDecideSiblingsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSiblings>>, TError,DecideSiblingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decideSiblings>>, TError,DecideSiblingsMutationVariables, TContext> => {

const mutationKey = getDecideSiblingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideSiblings>>, DecideSiblingsMutationVariables> = (props) => {
          const {studentId,siblingId,data} = props ?? {};

          return  decideSiblings(studentId,siblingId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideSiblingsMutationResult = NonNullable<Awaited<ReturnType<typeof decideSiblings>>>
    export type DecideSiblingsMutationBody = SiblingDecision
    export type DecideSiblingsMutationError = ErrorType<ProblemResponse>
    export type DecideSiblingsMutationVariables = {studentId: string;siblingId: string;data: SiblingDecision}

    /**
 * @summary 형제자매 확인
 */
export const useDecideSiblings = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSiblings>>, TError,DecideSiblingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideSiblings>>,
        TError,
        DecideSiblingsMutationVariables,
        TContext
      > => {
      return useMutation(getDecideSiblingsMutationOptions(options), queryClient);
    }
