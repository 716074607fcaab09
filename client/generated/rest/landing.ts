// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { Picture } from './files.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type FixedSetting = components['schemas']['FixedSetting'];
export const FixedSetting = { ACADEMY_NAME: 'ACADEMY_NAME', ACADEMY_PHONE: 'ACADEMY_PHONE' } as const;
export type FixedSettings = components['schemas']['FixedSettings'];
export type LandingInput = components['schemas']['LandingInput'];
export type LandingTeacher = components['schemas']['LandingTeacher'];

/**
 * What visitors read, and what search engines and messengers show of it. 409 version-conflict.
 * @summary 홈페이지 수정
 */
export const updateLanding = (landingInput: LandingInput, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/admin/landing`, { json: landingInput }, init);

export const useUpdateLanding = () =>
  useCommand(['landingPages'], ({ data, init }: { data: LandingInput; init?: RequestInit }) => updateLanding(data, init));

/**
 * A picture becomes a JPEG of at most 1600 pixels and one megabyte without the facts that a camera writes into it, in the place of the one before. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels.
 * @summary 홈페이지 사진
 */
export const uploadLandingPicture = (picture: Picture, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/landing/picture`, { form: picture }, init);

export const useUploadLandingPicture = () =>
  useCommand(['landingPages'], ({ data, init }: { data: Picture; init?: RequestInit }) => uploadLandingPicture(data, init));

/** 홈페이지 사진 삭제 */
export const deleteLandingPicture = (init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/landing/picture`, {}, init);

export const useDeleteLandingPicture = () =>
  useCommand(['landingPages'], () => deleteLandingPicture());

/**
 * A logo becomes a PNG of at most 512 pixels, see-through where it was, in the place of the one before; every page and paper shows it from its next opening on. Refused as the picture is.
 * @summary 학원 로고
 */
export const uploadLandingLogo = (picture: Picture, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/landing/logo`, { form: picture }, init);

export const useUploadLandingLogo = () =>
  useCommand(['landingPages'], ({ data, init }: { data: Picture; init?: RequestInit }) => uploadLandingLogo(data, init));

/** 학원 로고 삭제 */
export const deleteLandingLogo = (init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/landing/logo`, {}, init);

export const useDeleteLandingLogo = () =>
  useCommand(['landingPages'], () => deleteLandingLogo());

/**
 * Settings of the screens that the machine has, too, by its environment, which then wins. Their names alone.
 * @summary 서버가 정한 설정
 */
export const readFixedSettings = (init?: RequestInit) =>
  call<FixedSettings>('GET', `/admin/landing/fixed`, {}, init);

export const useReadFixedSettings = (options?: QueryOptions<FixedSettings>) =>
  useRead([`/admin/landing/fixed`], (init) => readFixedSettings(init), options);
