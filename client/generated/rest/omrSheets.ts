// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse, Undone } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type Answers2 = components['schemas']['Answers-2'];
export type Desk = components['schemas']['Desk'];
export type DeskStudent = components['schemas']['DeskStudent'];
export type FilesDeleted = components['schemas']['FilesDeleted'];
export type PrintRequest = components['schemas']['PrintRequest'];
export type Review = components['schemas']['Review'];
export type Reviewed = components['schemas']['Reviewed'];
export type Scan = components['schemas']['Scan'];
export type ScanQueued = components['schemas']['ScanQueued'];
export type SheetField = components['schemas']['SheetField'];
export type SheetMemo = components['schemas']['SheetMemo'];
export type SheetPage = components['schemas']['SheetPage'];
export type SheetVersion = components['schemas']['SheetVersion'];
export type Undo = components['schemas']['Undo'];

/**
 * What became of every page, who was there and has no sheet, and sheets of those who were not there.
 * @summary OMR 장부
 */
export const readOmrDesk = (lectureId: string, weeklyLectureId: string, examId: string, init?: RequestInit) =>
  call<Desk>('GET', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`, {}, init);

export const useReadOmrDesk = (lectureId: string, weeklyLectureId: string, examId: string, options?: QueryOptions<Desk>) =>
  useRead([`/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`], (init) => readOmrDesk(lectureId, weeklyLectureId, examId, init), options);

/**
 * A PDF, JPEG, PNG, TIFF or HEIC of many pages. It is stored and read in the background: each page is graded, waits for a person,
 * is rejected with a reason, or is no answer sheet (blank, or something else). Refused while the exam has no questions (409 no-questions) or one has no answer (409 answers-missing).
 * @summary 스캔 올리기
 */
export const uploadOmrScan = (lectureId: string, weeklyLectureId: string, examId: string, scan: Scan, init?: RequestInit) =>
  call<ScanQueued>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`, { form: scan }, init);

export const useUploadOmrScan = () =>
  useCommand(['scores', 'omrSheets'], ({ lectureId, weeklyLectureId, examId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; data: Scan; init?: RequestInit }) => uploadOmrScan(lectureId, weeklyLectureId, examId, data, init));

/**
 * One PDF: a blank sheet, or one for each student with name and number filled in.
 * @summary 답안지 인쇄
 */
export const printOmrSheets = (lectureId: string, weeklyLectureId: string, examId: string, printRequest: PrintRequest, init?: RequestInit) =>
  call<Blob>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/print`, { json: printRequest }, init);

export const usePrintOmrSheets = () =>
  useCommand([], ({ lectureId, weeklyLectureId, examId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; data: PrintRequest; init?: RequestInit }) => printOmrSheets(lectureId, weeklyLectureId, examId, data, init));

/**
 * The page upright, where its fields lie, and what the reader saw in each.
 * @summary 답안지 그림
 */
export const readSheetPage = (lectureId: string, weeklyLectureId: string, examId: string, sheetId: string, init?: RequestInit) =>
  call<SheetPage>('GET', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`, {}, init);

export const useReadSheetPage = (lectureId: string, weeklyLectureId: string, examId: string, sheetId: string, options?: QueryOptions<SheetPage>) =>
  useRead([`/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`], (init) => readSheetPage(lectureId, weeklyLectureId, examId, sheetId, init), options);

/**
 * A person says who it is, what is marked, or why it does not count. Who it is never changes what was read; answers change only when
 * they are sent. A sheet of a student who has one replaces it where `replaces` is true (409 duplicate-sheet otherwise).
 * @summary 답안지 확인
 */
export const reviewSheet = (lectureId: string, weeklyLectureId: string, examId: string, sheetId: string, review: Review, init?: RequestInit) =>
  call<Reviewed>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`, { json: review }, init);

export const useReviewSheet = () =>
  useCommand(['scores', 'omrSheets'], ({ lectureId, weeklyLectureId, examId, sheetId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; sheetId: string; data: Review; init?: RequestInit }) => reviewSheet(lectureId, weeklyLectureId, examId, sheetId, data, init));

/**
 * Pages that were read stay, the others are rejected as cancelled. A scan that has ended cannot be cancelled (409 scan-ended).
 * @summary 읽기 취소
 */
export const cancelScan = (lectureId: string, weeklyLectureId: string, examId: string, scanId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/scans/${scanId}`, {}, init);

export const useCancelScan = () =>
  useCommand(['omrSheets'], ({ lectureId, weeklyLectureId, examId, scanId, init }: { lectureId: string; weeklyLectureId: string; examId: string; scanId: string; init?: RequestInit }) => cancelScan(lectureId, weeklyLectureId, examId, scanId, init));

/**
 * Takes back a review, or a sheet that was taken away, unless somebody changed it since (409 changed-since). 403 not-own for a colleague's, unless a manager asks.
 * @summary OMR 되돌리기
 */
export const undoOmr = (lectureId: string, weeklyLectureId: string, examId: string, undo: Undo, init?: RequestInit) =>
  call<Undone>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/undo`, { json: undo }, init);

export const useUndoOmr = () =>
  useCommand(['scores', 'omrSheets'], ({ lectureId, weeklyLectureId, examId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; data: Undo; init?: RequestInit }) => undoOmr(lectureId, weeklyLectureId, examId, data, init));

/** 답안지 메모 */
export const writeSheetMemo = (lectureId: string, weeklyLectureId: string, sheetId: string, sheetMemo: SheetMemo, init?: RequestInit) =>
  call<SheetVersion>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/sheet-memo/${sheetId}`, { json: sheetMemo }, init);

export const useWriteSheetMemo = () =>
  useCommand(['omrSheets'], ({ lectureId, weeklyLectureId, sheetId, data, init }: { lectureId: string; weeklyLectureId: string; sheetId: string; data: SheetMemo; init?: RequestInit }) => writeSheetMemo(lectureId, weeklyLectureId, sheetId, data, init));

/**
 * Every scan, page and stored file of an exam. Scores stay. Refused while a scan is being read (409 scan-open).
 * @summary 시험의 OMR 모두 삭제
 */
export const deleteOmrFiles = (examId: string, init?: RequestInit) =>
  call<FilesDeleted>('DELETE', `/wl-exam/${examId}/omr-files`, {}, init);

export const useDeleteOmrFiles = () =>
  useCommand(['omrSheets'], ({ examId, init }: { examId: string; init?: RequestInit }) => deleteOmrFiles(examId, init));

/**
 * The sheet is rejected, and the answers and the value that came from it are cleared. Undone by its change set.
 * @summary 성적의 OMR 삭제
 */
export const deleteScoreOmr = (scoreId: string, init?: RequestInit) =>
  call<Undone>('DELETE', `/wl-score/${scoreId}/omr`, {}, init);

export const useDeleteScoreOmr = () =>
  useCommand(['scores', 'omrSheets'], ({ scoreId, init }: { scoreId: string; init?: RequestInit }) => deleteScoreOmr(scoreId, init));
