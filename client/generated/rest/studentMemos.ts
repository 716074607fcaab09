// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type StudentMemoChange = components['schemas']['StudentMemoChange'];
export type StudentMemoInput = components['schemas']['StudentMemoInput'];
export type StudentMemoPin = components['schemas']['StudentMemoPin'];

/** 메모 추가 */
export const createStudentMemo = (studentId: string, studentMemoInput: StudentMemoInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/memo`, { json: studentMemoInput }, init);

export const useCreateStudentMemo = () =>
  useCommand(['studentMemos'], ({ studentId, data, init }: { studentId: string; data: StudentMemoInput; init?: RequestInit }) => createStudentMemo(studentId, data, init));

/**
 * With a version 409 version-conflict carries both values, who changed it and when; without one whatever is there is replaced.
 * @summary 메모 수정
 */
export const updateStudentMemo = (memoId: string, studentMemoChange: StudentMemoChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/memo/${memoId}`, { json: studentMemoChange }, init);

export const useUpdateStudentMemo = () =>
  useCommand(['studentMemos'], ({ memoId, data, init }: { memoId: string; data: StudentMemoChange; init?: RequestInit }) => updateStudentMemo(memoId, data, init));

/** 메모 삭제 */
export const deleteStudentMemo = (memoId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/memo/${memoId}`, {}, init);

export const useDeleteStudentMemo = () =>
  useCommand(['studentMemos'], ({ memoId, init }: { memoId: string; init?: RequestInit }) => deleteStudentMemo(memoId, init));

/**
 * Saying it twice changes nothing.
 * @summary 메모 고정
 */
export const pinStudentMemo = (memoId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/memo/${memoId}/memo-pin`, {}, init);

export const usePinStudentMemo = () =>
  useCommand(['studentMemos'], ({ memoId, init }: { memoId: string; init?: RequestInit }) => pinStudentMemo(memoId, init));

/** 메모 고정, 풀기 */
export const setStudentMemoPin = (memoId: string, studentMemoPin: StudentMemoPin, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/memo-pin/${memoId}`, { json: studentMemoPin }, init);

export const useSetStudentMemoPin = () =>
  useCommand(['studentMemos'], ({ memoId, data, init }: { memoId: string; data: StudentMemoPin; init?: RequestInit }) => setStudentMemoPin(memoId, data, init));

/** 메모 고정 풀기 */
export const unpinStudentMemo = (memoId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/memo-pin/${memoId}`, {}, init);

export const useUnpinStudentMemo = () =>
  useCommand(['studentMemos'], ({ memoId, init }: { memoId: string; init?: RequestInit }) => unpinStudentMemo(memoId, init));
