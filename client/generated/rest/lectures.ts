// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { LectureImportReport, LectureImportRequest } from './lectureImports.ts';
import type { DoneResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type LectureChange = components['schemas']['LectureChange'];
export type LectureChanged = components['schemas']['LectureChanged'];
export type LectureHours = components['schemas']['LectureHours'];
export type LectureInput = components['schemas']['LectureInput'];
export type PlaceClash = components['schemas']['PlaceClash'];
export type PlaceClashes = components['schemas']['PlaceClashes'];
export type StudentClash = components['schemas']['StudentClash'];
export type StudentClashes = components['schemas']['StudentClashes'];
export type Time = components['schemas']['Time'];

/** 강의 만들기 */
export const createLecture = (lectureInput: LectureInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures`, { json: lectureInput }, init);

export const useCreateLecture = () =>
  useCommand(['lectures', 'lectureHours'], ({ data, init }: { data: LectureInput; init?: RequestInit }) => createLecture(data, init));

/**
 * PREVIEW reads the sheets of lectures and of students of a file, or those it answered with what a person mended in them, and writes nothing.
 * COMMIT makes the lectures with their weeks from today on, and enrols the students, all or none, and is refused when the academy changed since
 * the preview (409 import-changed). A request that is cancelled before it ends writes nothing. UNDO takes back all that a COMMIT made, unless
 * somebody changed one of it since or something new hangs on it (409 changed-since, with what and who).
 * @summary 엑셀로 강의와 수강 등록
 */
export const importLectures = (lectureImportRequest: LectureImportRequest, init?: RequestInit) =>
  call<LectureImportReport>('POST', `/lectures/excel`, { form: lectureImportRequest }, init);

export const useImportLectures = () =>
  useCommand(['lectures', 'lectureHours', 'weeklyLectures', 'enrollments', 'participants', 'lectureImports'], ({ data, init }: { data: LectureImportRequest; init?: RequestInit }) => importLectures(data, init));

/** 강의 수정 */
export const updateLecture = (lectureId: string, lectureChange: LectureChange, init?: RequestInit) =>
  call<LectureChanged>('PUT', `/lectures/${lectureId}`, { json: lectureChange }, init);

export const useUpdateLecture = () =>
  useCommand(['lectures', 'lectureHours'], ({ lectureId, data, init }: { lectureId: string; data: LectureChange; init?: RequestInit }) => updateLecture(lectureId, data, init));

/**
 * No new weeks or enrollments afterwards; students still read it.
 * @summary 강의 종료
 */
export const disableLecture = (lectureId: string, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}/disable`, {}, init);

export const useDisableLecture = () =>
  useCommand(['lectures'], ({ lectureId, init }: { lectureId: string; init?: RequestInit }) => disableLecture(lectureId, init));
