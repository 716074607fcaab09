// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type BulkPermission = components['schemas']['BulkPermission'];
export type Download = components['schemas']['Download'];
export type Downloads = components['schemas']['Downloads'];
export type FileIds2 = components['schemas']['FileIds-2'];
export type FileInput = components['schemas']['FileInput'];
export type FileMemo = components['schemas']['FileMemo'];
export type FileName = components['schemas']['FileName'];
export type GetDownloadParams = NonNullable<operations['getDownload']['parameters']['query']>;
export type Listed = components['schemas']['Listed'];
export type Multipart = components['schemas']['Multipart'];
export type MultipartEnd = components['schemas']['MultipartEnd'];
export type MultipartInput = components['schemas']['MultipartInput'];
export type MultipartParts = components['schemas']['MultipartParts'];
export type OwnerType = components['schemas']['OwnerType'];
export const OwnerType = { LECTURE: 'LECTURE', WEEKLY_LECTURE: 'WEEKLY_LECTURE', STUDENT: 'STUDENT', CONSULT: 'CONSULT', BOARD_POST: 'BOARD_POST', MATERIAL: 'MATERIAL', VIDEO: 'VIDEO', PROFILE: 'PROFILE', EXAM: 'EXAM', SUBMISSION: 'SUBMISSION', CLAIM: 'CLAIM' } as const;
export type Permission = components['schemas']['Permission'];
export type Picture = components['schemas']['Picture'];
export type Upload = components['schemas']['Upload'];
export type UploadDone = components['schemas']['UploadDone'];
export type Watermark = components['schemas']['Watermark'];

/**
 * Nothing is listed before upload-done. 413 and 415 say what the owner type takes; what is larger than a few megabytes goes in parts.
 * @summary 올릴 주소 받기
 */
export const createUpload = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM', ownerId: string, fileInput: FileInput, init?: RequestInit) =>
  call<Upload>('POST', `/files/${ownerType}/${ownerId}`, { json: fileInput }, init);

export const useCreateUpload = () =>
  useCommand([], ({ ownerType, ownerId, data, init }: { ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM'; ownerId: string; data: FileInput; init?: RequestInit }) => createUpload(ownerType, ownerId, data, init));

/**
 * Those that whoever asks may open.
 * @summary 파일과 받을 주소
 */
export const listDownloads = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM', ownerId: string, init?: RequestInit) =>
  call<Downloads>('GET', `/files/${ownerType}/${ownerId}`, {}, init);

export const useListDownloads = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM', ownerId: string, options?: QueryOptions<Downloads>) =>
  useRead([`/files/${ownerType}/${ownerId}`], (init) => listDownloads(ownerType, ownerId, init), options);

/** 받을 주소 */
export const getDownload = (params: GetDownloadParams, init?: RequestInit) =>
  call<Download>('GET', `/files/get-url`, { query: params }, init);

export const useGetDownload = (params: GetDownloadParams, options?: QueryOptions<Download>) =>
  useRead([`/files/get-url`, params], (init) => getDownload(params, init), options);

/**
 * Looks at the content, its size, kind and hash, and lists the file; 415 and 422 throw it away. A picture is made anew, at most 4096 pixels long and without the facts that a camera writes into it; HEIC and AVIF become JPEG. Says what the file belongs to where it was begun without (400 until it is said; 409 fixed for another one). A file that was deleted less than a day ago comes back by it, to who deleted it and to managers (403 to others).
 * @summary 올리기 끝
 */
export const finishUpload = (uploadDone: UploadDone, init?: RequestInit) =>
  call<Listed>('POST', `/files/upload-done`, { json: uploadDone }, init);

export const useFinishUpload = () =>
  useCommand(['files'], ({ data, init }: { data: UploadDone; init?: RequestInit }) => finishUpload(data, init));

/**
 * With a version 409 version-conflict carries both values, who changed it and when; without one whatever is there is replaced.
 * @summary 파일 메모
 */
export const writeFileMemo = (fileId: string, fileMemo: FileMemo, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/files/${fileId}/memo`, { json: fileMemo }, init);

export const useWriteFileMemo = () =>
  useCommand(['files'], ({ fileId, data, init }: { fileId: string; data: FileMemo; init?: RequestInit }) => writeFileMemo(fileId, data, init));

/**
 * On, what a student downloads carries their name and number on every page. PDF only. It is tried on every page, and 422 names the file and the page where none can be drawn.
 * @summary 워터마크 추가, 빼기
 */
export const setWatermark = (fileId: string, watermark: Watermark, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/files/${fileId}/watermark`, { json: watermark }, init);

export const useSetWatermark = () =>
  useCommand(['files'], ({ fileId, data, init }: { fileId: string; data: Watermark; init?: RequestInit }) => setWatermark(fileId, data, init));

/**
 * For a day upload-done brings it back; then its content goes.
 * @summary 파일 삭제
 */
export const deleteFile = (fileId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/files/${fileId}`, {}, init);

export const useDeleteFile = () =>
  useCommand(['files'], ({ fileId, init }: { fileId: string; init?: RequestInit }) => deleteFile(fileId, init));

/**
 * Goes on with what the same person began to upload to the same place under the same name, with the same size and content, and says which parts have arrived; without a hash of the content it begins anew. Without an owner it is listed only once complete or upload-done says what it belongs to.
 * @summary 나누어 올리기
 */
export const beginMultipart = (multipartInput: MultipartInput, init?: RequestInit) =>
  call<Multipart>('POST', `/files/multipart/initiate`, { json: multipartInput }, init);

export const useBeginMultipart = () =>
  useCommand([], ({ data, init }: { data: MultipartInput; init?: RequestInit }) => beginMultipart(data, init));

/**
 * Puts the parts together and does what upload-done does. Without an owner the parts are kept for upload-done, for a day. 409 when a part is missing.
 * @summary 나누어 올리기 끝
 */
export const completeMultipart = (multipartParts: MultipartParts, init?: RequestInit) =>
  call<Listed>('POST', `/files/multipart/complete`, { json: multipartParts }, init);

export const useCompleteMultipart = () =>
  useCommand(['files'], ({ data, init }: { data: MultipartParts; init?: RequestInit }) => completeMultipart(data, init));

/** 나누어 올리기 그만두기 */
export const abortMultipart = (multipartEnd: MultipartEnd, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/files/multipart/abort`, { json: multipartEnd }, init);

export const useAbortMultipart = () =>
  useCommand([], ({ data, init }: { data: MultipartEnd; init?: RequestInit }) => abortMultipart(data, init));

/**
 * The file belongs to the lecture or the week. Taking it from a student who saw it as one of all leaves the others.
 * @summary 파일 열람 대상
 */
export const setFilePermission = (lectureId: string, weeklyLectureId: string, fileId: string, permission: Permission, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/file-permission/${fileId}`, { json: permission }, init);

export const useSetFilePermission = () =>
  useCommand(['files'], ({ lectureId, weeklyLectureId, fileId, data, init }: { lectureId: string; weeklyLectureId: string; fileId: string; data: Permission; init?: RequestInit }) => setFilePermission(lectureId, weeklyLectureId, fileId, data, init));

/**
 * All or none, as one change set.
 * @summary 여러 파일의 열람 대상
 */
export const setFilePermissions = (lectureId: string, weeklyLectureId: string, bulkPermission: BulkPermission, init?: RequestInit) =>
  call<FileIds2>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/file-permission/bulk`, { json: bulkPermission }, init);

export const useSetFilePermissions = () =>
  useCommand(['files'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: BulkPermission; init?: RequestInit }) => setFilePermissions(lectureId, weeklyLectureId, data, init));

/**
 * For a file that the student may open; 404 for any other.
 * @summary 학생이 받을 주소
 */
export const getMyDownload = (fileId: string, init?: RequestInit) =>
  call<Download>('GET', `/sp/get-download-url-by-file-id/${fileId}`, {}, init);

export const useGetMyDownload = (fileId: string, options?: QueryOptions<Download>) =>
  useRead([`/sp/get-download-url-by-file-id/${fileId}`], (init) => getMyDownload(fileId, init), options);

/**
 * Notes that the student opened a file; again within a minute counts once.
 * @summary 파일 열람
 */
export const viewFile = (fileId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/file/${fileId}/view`, {}, init);

export const useViewFile = () =>
  useCommand(['fileViews'], ({ fileId, init }: { fileId: string; init?: RequestInit }) => viewFile(fileId, init));

/**
 * The same for what a lecture, a week or a material gives to study alone; 404 for any other file.
 * @summary 자습 파일 열람
 */
export const viewSelfStudyFile = (fileId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/self-study-file/${fileId}/view`, {}, init);

export const useViewSelfStudyFile = () =>
  useCommand(['fileViews'], ({ fileId, init }: { fileId: string; init?: RequestInit }) => viewSelfStudyFile(fileId, init));

/**
 * A picture becomes a square of 512 pixels without the facts that a camera writes into it, and replaces the one before it. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels.
 * @summary 프로필 사진
 */
export const uploadProfileImage = (picture: Picture, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/profile-image`, { form: picture }, init);

export const useUploadProfileImage = () =>
  useCommand(['me', 'users', 'files'], ({ data, init }: { data: Picture; init?: RequestInit }) => uploadProfileImage(data, init));
