// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type DeleteWeeklyLectureParams = NonNullable<operations['deleteWeeklyLecture']['parameters']['query']>;
export type NewSpecialWeek = components['schemas']['NewSpecialWeek'];
export type NewWeeks = components['schemas']['NewWeeks'];
export type SpecialWeekChange = components['schemas']['SpecialWeekChange'];
export type SpecialWeekInput = components['schemas']['SpecialWeekInput'];
export type WeekChange = components['schemas']['WeekChange'];
export type WeekChanged = components['schemas']['WeekChanged'];
export type WeekInput = components['schemas']['WeekInput'];
export type WeeksAdded = components['schemas']['WeeksAdded'];

/**
 * One week, or a run of weeks that are added all or none. Each copies its participants from the enrollments on its date; hours and
 * room default to the lecture's. 409 duplicate-week when one of the numbers is taken (as often as the lecture meets in a week): no week that is there is ever changed.
 * @summary 주차 만들기
 */
export const createWeeklyLecture = (lectureId: string, newWeeks: NewWeeks, init?: RequestInit) =>
  call<WeeksAdded>('POST', `/lectures/${lectureId}/weekly-lectures`, { json: newWeeks }, init);

export const useCreateWeeklyLecture = () =>
  useCommand(['weeklyLectures'], ({ lectureId, data, init }: { lectureId: string; data: NewWeeks; init?: RequestInit }) => createWeeklyLecture(lectureId, data, init));

/** 이름 있는 주차 만들기 (특강, 보강) */
export const createSpecialWeeklyLecture = (lectureId: string, newSpecialWeek: NewSpecialWeek, init?: RequestInit) =>
  call<WeeksAdded>('POST', `/lectures/${lectureId}/weekly-lectures/with-special-name`, { json: newSpecialWeek }, init);

export const useCreateSpecialWeeklyLecture = () =>
  useCommand(['weeklyLectures'], ({ lectureId, data, init }: { lectureId: string; data: NewSpecialWeek; init?: RequestInit }) => createSpecialWeeklyLecture(lectureId, data, init));

/** 주차 수정 */
export const updateWeeklyLecture = (lectureId: string, weeklyLectureId: string, weekChange: WeekChange, init?: RequestInit) =>
  call<WeekChanged>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}`, { json: weekChange }, init);

export const useUpdateWeeklyLecture = () =>
  useCommand(['weeklyLectures'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: WeekChange; init?: RequestInit }) => updateWeeklyLecture(lectureId, weeklyLectureId, data, init));

/**
 * Refused while it has attendance, memos, locks, exams, announcements, videos or files; the message says which (409 in-use).
 * With the change set of the run it was added with, that whole run is taken back: all of its weeks or none.
 * @summary 주차 삭제
 */
export const deleteWeeklyLecture = (lectureId: string, weeklyLectureId: string, params?: DeleteWeeklyLectureParams, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}`, { query: params }, init);

export const useDeleteWeeklyLecture = () =>
  useCommand(['weeklyLectures'], ({ lectureId, weeklyLectureId, params, init }: { lectureId: string; weeklyLectureId: string; params?: DeleteWeeklyLectureParams; init?: RequestInit }) => deleteWeeklyLecture(lectureId, weeklyLectureId, params, init));

/** 이름 있는 주차 수정 */
export const updateSpecialWeeklyLecture = (lectureId: string, weeklyLectureId: string, specialWeekChange: SpecialWeekChange, init?: RequestInit) =>
  call<WeekChanged>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/with-special-name`, { json: specialWeekChange }, init);

export const useUpdateSpecialWeeklyLecture = () =>
  useCommand(['weeklyLectures'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: SpecialWeekChange; init?: RequestInit }) => updateSpecialWeeklyLecture(lectureId, weeklyLectureId, data, init));
