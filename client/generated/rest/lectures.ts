// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
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
