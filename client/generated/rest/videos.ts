// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

/**
 * One of `videoId` and `url`
 */
export interface VideoAsked {
  videoId?: Id;
  /**
     * The address of a video at an address
     * @maxLength 2000
     */
  url?: string;
}

export interface VideoChange {
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * Of a video at an address
     * @maxLength 2000
     */
  url?: string;
  /**
     * Of a video at an address
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds?: number;
  opensAt: string;
  /**
     * Open-ended when absent
     * @nullable
     */
  closesAt?: string | null;
  isForClass: boolean;
  /** @minimum 1 */
  version: number;
}

export interface VideoInfo {
  data: VideoInput;
}

export interface VideoInput {
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** A file uploaded without an owner; instead of an address */
  fileId?: Id;
  /**
     * Https, of a public host; YouTube and Vimeo are embedded
     * @maxLength 2000
     */
  url?: string;
  /**
     * With an address; that of a file is read from it
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds?: number;
  /** Now when absent */
  opensAt?: string;
  /**
     * Open-ended when absent
     * @nullable
     */
  closesAt?: string | null;
  /** For the whole class; otherwise for the absent, for 7 days, and for those with a window of their own */
  isForClass?: boolean;
}

export interface VideoOrder {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: Id[];
}

export interface VideoProgress {
  videoId: Id;
  durationSeconds: number;
  coveredSeconds: number;
  /** Rounded down, so that 100 means all of it */
  percent: number;
  ranges: VideoRanges;
  lastPositionSeconds: number;
  /**
     * Null before the first report
     * @nullable
     */
  reportedAt: string | null;
}

/**
 * @maxItems 500
 */
export type VideoRanges = VideoRangesItem[];

export type VideoRangesItem = {
  /**
     * @minimum 0
     * @maximum 86400
     */
  from: number;
  /**
     * Not included
     * @minimum 0
     * @maximum 86400
     */
  to: number;
};

export interface VideoReport {
  /** Seconds really played */
  ranges: VideoRanges;
  /** Those of them that were played again after a rewind */
  replayed?: VideoRanges;
  /**
     * @minimum 0
     * @maximum 86400
     */
  lastPositionSeconds: number;
}

export interface VideoSource {
  videoId: Id;
  kind: VideoSourceKind;
  /** A FILE plays from this origin, for the sign-in that asked; YOUTUBE and VIMEO are embedded */
  url: string;
  /** @nullable */
  posterUrl: string | null;
  /**
     * WebVTT
     * @nullable
     */
  captionsUrl: string | null;
  /** 5 minutes from now */
  expiresAt: string;
}

export type VideoSourceKind = typeof VideoSourceKind[keyof typeof VideoSourceKind];

export const VideoSourceKind = {
  FILE: 'FILE',
  LINK: 'LINK',
  YOUTUBE: 'YOUTUBE',
  VIMEO: 'VIMEO',
} as const;

export interface VideoWindows {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  studentIds: Id[];
  window?: VideoWindowsWindow;
}

export type VideoWindowsWindow = {
  opensAt: string;
  /**
     * Open-ended when absent
     * @nullable
     */
  closesAt?: string | null;
};

/**
 * Adds a video to the week, as `POST …/videos` does.
 * @summary 영상 정보 넣기
 */
export const describeVideo = (lectureId: string, weeklyLectureId: string, videoInfo: VideoInfo, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/info`, { json: videoInfo }, init);

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
 * Of a file that the same person has uploaded without an owner, whose length is read from it, or at an https address. 415 and 422 throw a bad file away.
 * @summary 영상 올리기
 */
export const createVideo = (lectureId: string, weeklyLectureId: string, videoInput: VideoInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos`, { json: videoInput }, init);

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
 * @summary 영상 고치기
 */
export const updateVideo = (lectureId: string, weeklyLectureId: string, videoId: string, videoChange: VideoChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/videos/${videoId}`, { json: videoChange }, init);

export const useUpdateVideo = () =>
  useCommand(['videos'], ({ lectureId, weeklyLectureId, videoId, data, init }: { lectureId: string; weeklyLectureId: string; videoId: string; data: VideoChange; init?: RequestInit }) => updateVideo(lectureId, weeklyLectureId, videoId, data, init));

/**
 * With its file, picture and captions, and what was watched of it.
 * @summary 영상 지우기
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

/**
 * @summary 내 영상 진도
 */
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
