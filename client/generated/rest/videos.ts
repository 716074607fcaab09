// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { Listed } from './files.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type VideoAsked = components['schemas']['VideoAsked'];
export type VideoChange = components['schemas']['VideoChange'];
export type VideoInfo = components['schemas']['VideoInfo'];
export type VideoInput = components['schemas']['VideoInput'];
export type VideoOrder = components['schemas']['VideoOrder'];
export type VideoProgress = components['schemas']['VideoProgress'];
export type VideoRanges = components['schemas']['VideoRanges'];
export type VideoReport = components['schemas']['VideoReport'];
export type VideoSource = components['schemas']['VideoSource'];
export type VideoWindows = components['schemas']['VideoWindows'];

/**
 * Adds a video to the week, as `POST …/videos` does.
 * @summary 영상 정보 저장
 */
export const describeVideo = (lectureId: string, weeklyLectureId: string, videoInfo: VideoInfo, init?: RequestInit) =>
  call<Listed>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/info`, { json: videoInfo }, init);

export const useDescribeVideo = () =>
  useCommand(['videos', 'files'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: VideoInfo; init?: RequestInit }) => describeVideo(lectureId, weeklyLectureId, data, init));

/**
 * For a student who may watch it now; 404 for a video of a week that is not theirs, 409 closed outside the window.
 * @summary 영상을 볼 주소 받기
 */
export const openVideo = (lectureId: string, weeklyLectureId: string, videoAsked: VideoAsked, init?: RequestInit) =>
  call<VideoSource>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/download`, { json: videoAsked }, init);

export const useOpenVideo = () =>
  useCommand([], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: VideoAsked; init?: RequestInit }) => openVideo(lectureId, weeklyLectureId, data, init));

/**
 * Of a file that the same person has uploaded without an owner, whose length is read from it, or at an https address. 415 and 422 throw a bad file away, such as one that is cut off or has no picture. One that some students cannot play is taken, with a notice.
 * @summary 영상 올리기
 */
export const createVideo = (lectureId: string, weeklyLectureId: string, videoInput: VideoInput, init?: RequestInit) =>
  call<Listed>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos`, { json: videoInput }, init);

export const useCreateVideo = () =>
  useCommand(['videos', 'files'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: VideoInput; init?: RequestInit }) => createVideo(lectureId, weeklyLectureId, data, init));

/**
 * All videos of the week; 409 list-changed when there are others by now.
 * @summary 영상 순서 바꾸기
 */
export const orderVideos = (lectureId: string, weeklyLectureId: string, videoOrder: VideoOrder, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/seq`, { json: videoOrder }, init);

export const useOrderVideos = () =>
  useCommand(['videos'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: VideoOrder; init?: RequestInit }) => orderVideos(lectureId, weeklyLectureId, data, init));

/**
 * Refused when somebody changed it since (409 version-conflict), or when students have watched more than the new length (409 watched).
 * @summary 영상 수정
 */
export const updateVideo = (lectureId: string, weeklyLectureId: string, videoId: string, videoChange: VideoChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/${videoId}`, { json: videoChange }, init);

export const useUpdateVideo = () =>
  useCommand(['videos'], ({ lectureId, weeklyLectureId, videoId, data, init }: { lectureId: string; weeklyLectureId: string; videoId: string; data: VideoChange; init?: RequestInit }) => updateVideo(lectureId, weeklyLectureId, videoId, data, init));

/**
 * With its file, picture and captions, and what was watched of it.
 * @summary 영상 삭제
 */
export const deleteVideo = (lectureId: string, weeklyLectureId: string, videoId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/${videoId}`, {}, init);

export const useDeleteVideo = () =>
  useCommand(['videos', 'videoProgress', 'files'], ({ lectureId, weeklyLectureId, videoId, init }: { lectureId: string; weeklyLectureId: string; videoId: string; init?: RequestInit }) => deleteVideo(lectureId, weeklyLectureId, videoId, init));

/**
 * Without a window these students watch again as their class or their absence allows.
 * @summary 학생별 시청 기간 정하기
 */
export const setVideoWindows = (lectureId: string, weeklyLectureId: string, videoId: string, videoWindows: VideoWindows, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/${videoId}/windows`, { json: videoWindows }, init);

export const useSetVideoWindows = () =>
  useCommand(['videos', 'videoWindows'], ({ lectureId, weeklyLectureId, videoId, data, init }: { lectureId: string; weeklyLectureId: string; videoId: string; data: VideoWindows; init?: RequestInit }) => setVideoWindows(lectureId, weeklyLectureId, videoId, data, init));

/** 내 영상 진도 */
export const readVideoProgress = (videoId: string, init?: RequestInit) =>
  call<VideoProgress>('GET', `/sp/video-progress/${videoId}`, {}, init);

export const useReadVideoProgress = (videoId: string, options?: QueryOptions<VideoProgress>) =>
  useRead([`/sp/video-progress/${videoId}`], (init) => readVideoProgress(videoId, init), options);

/**
 * Adds what was played, by no more than the clock allows since the last report. The same report again changes nothing. The first, empty one starts the clock.
 * @summary 본 구간 남기기
 */
export const reportVideoProgress = (videoId: string, videoReport: VideoReport, init?: RequestInit) =>
  call<VideoProgress>('POST', `/sp/video-progress/${videoId}`, { json: videoReport }, init);

export const useReportVideoProgress = () =>
  useCommand(['videoProgress'], ({ videoId, data, init }: { videoId: string; data: VideoReport; init?: RequestInit }) => reportVideoProgress(videoId, data, init));
