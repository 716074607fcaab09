// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type LectureChange = LectureInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export interface LectureHours {
  /**
     * ISO: 1 월요일 … 7 일요일
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  startsAt: Time;
  endsAt: Time;
}

export interface LectureInput {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  teacherName: string;
  /**
     * ISO: 1 월요일 … 7 일요일
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  startsAt: Time;
  endsAt: Time;
  /** @maxLength 30 */
  room?: string;
  /**
     * @minimum 1
     * @maximum 1000
     */
  capacity: number;
  /**
     * From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture
     * @minimum 1
     * @maximum 100
     */
  watchedPercent?: number;
  /** Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture */
  isPublic?: boolean;
  /**
     * Weekly hours besides the one above; absent: they stay as they are
     * @maxItems 12
     */
  hours?: LectureHours[];
  /**
     * First day of the term; absent: it stays as it is
     * @nullable
     */
  startsOn?: string | null;
  /**
     * Last day of the term; absent: it stays as it is
     * @nullable
     */
  endsOn?: string | null;
}

/**
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type Time = string;

/**
 * @summary 강의 만들기
 */
export const createLecture = (lectureInput: LectureInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures`, { json: lectureInput }, init);

export const useCreateLecture = () =>
  useCommand(['lectures', 'lectureHours'], ({ data, init }: { data: LectureInput; init?: RequestInit }) => createLecture(data, init));

/**
 * @summary 강의 고치기
 */
export const updateLecture = (lectureId: string, lectureChange: LectureChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}`, { json: lectureChange }, init);

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
