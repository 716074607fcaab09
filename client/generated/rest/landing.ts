// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Picture } from './files.ts';
import type { DoneResponse, NoContentResponse, Phone } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface LandingInput {
  /** @minimum 1 */
  version: number;
  /** @maxLength 60 */
  heroTitle: string;
  /** @maxLength 500 */
  heroText: string;
  /** @maxLength 100 */
  pictureWords: string;
  /** @maxItems 30 */
  teachers: LandingTeacher[];
  /** @maxLength 200 */
  address: string;
  phone: Phone | null;
  showsNotices: boolean;
  takesInquiries: boolean;
  /** @maxLength 60 */
  headTitle: string;
  /** @maxLength 160 */
  headDescription: string;
}

export interface LandingTeacher {
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 30 */
  subject: string;
  /** @maxLength 300 */
  words: string;
}

/**
 * What visitors read, and what search engines and messengers show of it. 409 version-conflict.
 * @summary 첫 화면 고치기
 */
export const updateLanding = (landingInput: LandingInput, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/admin/landing`, { json: landingInput }, init);

export const useUpdateLanding = () =>
  useCommand(['landingPages'], ({ data, init }: { data: LandingInput; init?: RequestInit }) => updateLanding(data, init));

/**
 * A JPEG, PNG or WebP of at most one megabyte, in the place of the one before. 413, 415.
 * @summary 첫 화면 사진
 */
export const uploadLandingPicture = (picture: Picture, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/landing/picture`, { form: picture }, init);

export const useUploadLandingPicture = () =>
  useCommand(['landingPages'], ({ data, init }: { data: Picture; init?: RequestInit }) => uploadLandingPicture(data, init));

/**
 * @summary 첫 화면 사진 지우기
 */
export const deleteLandingPicture = (init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/landing/picture`, {}, init);

export const useDeleteLandingPicture = () =>
  useCommand(['landingPages'], () => deleteLandingPicture());
