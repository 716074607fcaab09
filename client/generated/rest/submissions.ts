// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type Comment = components['schemas']['Comment'];
export type Marks = components['schemas']['Marks'];
export type PageIds = components['schemas']['PageIds'];
export type Pages = components['schemas']['Pages'];
export type PagesInput = components['schemas']['PagesInput'];
export type Place = components['schemas']['Place'];
export type Receipt = components['schemas']['Receipt'];
export type Submit = components['schemas']['Submit'];
export type Versioned = components['schemas']['Versioned'];
export type Window = components['schemas']['Window'];

/**
 * Opens the student's submission of an exam, or goes on with it, and says where to send each page; what was begun under the same name and
 * size goes on. 404 for an exam that is not shown; 409 before and after the time of handing in, and once it is handed in.
 * @summary 제출할 쪽 올리기
 */
export const uploadSubmissionFiles = (pagesInput: PagesInput, init?: RequestInit) =>
  call<Pages>('POST', `/sp/upload-files`, { json: pagesInput }, init);

export const useUploadSubmissionFiles = () =>
  useCommand(['submissions'], ({ data, init }: { data: PagesInput; init?: RequestInit }) => uploadSubmissionFiles(data, init));

/**
 * Hands the pages in, in the order given, and locks them; pages that did not arrive are dropped. Answer sheets among them go to the OMR desk
 * where the exam has a key. 409 without pages. Again answers the same receipt.
 * @summary 제출
 */
export const submitExam = (examId: string, submit?: Submit, init?: RequestInit) =>
  call<Receipt>('POST', `/sp/submit-wle/${examId}/done`, { json: submit }, init);

export const useSubmitExam = () =>
  useCommand(['submissions', 'scores', 'files', 'omrSheets'], ({ examId, data, init }: { examId: string; data?: Submit; init?: RequestInit }) => submitExam(examId, data, init));

/**
 * Until it is handed in; also an upload under way.
 * @summary 제출할 쪽 빼기
 */
export const removeSubmissionPage = (examId: string, fileId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/sp/submit-wle/${examId}/pages/${fileId}`, {}, init);

export const useRemoveSubmissionPage = () =>
  useCommand(['submissions', 'files'], ({ examId, fileId, init }: { examId: string; fileId: string; init?: RequestInit }) => removeSubmissionPage(examId, fileId, init));

/**
 * Replaces the marks over one page. 409 version-conflict where somebody else marked it since, and while the student still changes it.
 * @summary 첨삭
 */
export const markSubmissionPage = (submissionId: string, fileId: string, marks: Marks, init?: RequestInit) =>
  call<Versioned>('PUT', `/submissions/${submissionId}/pages/${fileId}/marks`, { json: marks }, init);

export const useMarkSubmissionPage = () =>
  useCommand(['submissionMarks'], ({ submissionId, fileId, data, init }: { submissionId: string; fileId: string; data: Marks; init?: RequestInit }) => markSubmissionPage(submissionId, fileId, data, init));

/**
 * From then on the student sees the marks and the comment; the submission stays locked.
 * @summary 제출 돌려주기
 */
export const returnSubmission = (submissionId: string, comment: Comment, init?: RequestInit) =>
  call<Versioned>('POST', `/submissions/${submissionId}/return`, { json: comment }, init);

export const useReturnSubmission = () =>
  useCommand(['submissions', 'submissionMarks'], ({ submissionId, data, init }: { submissionId: string; data: Comment; init?: RequestInit }) => returnSubmission(submissionId, data, init));

/**
 * The student may change the pages and hand them in again, after the end of the time of handing in, too.
 * @summary 제출 다시 열기
 */
export const reopenSubmission = (submissionId: string, comment: Comment, init?: RequestInit) =>
  call<Versioned>('POST', `/submissions/${submissionId}/reopen`, { json: comment }, init);

export const useReopenSubmission = () =>
  useCommand(['submissions', 'submissionMarks'], ({ submissionId, data, init }: { submissionId: string; data: Comment; init?: RequestInit }) => reopenSubmission(submissionId, data, init));

/**
 * Pages of what was handed in become scans of the exam; 409 where it has no key, and for pages that are there already.
 * @summary 제출한 답안지를 OMR로
 */
export const sendSubmissionToOmr = (submissionId: string, pageIds: PageIds, init?: RequestInit) =>
  call<DoneResponse>('POST', `/submissions/${submissionId}/omr`, { json: pageIds }, init);

export const useSendSubmissionToOmr = () =>
  useCommand(['omrSheets', 'scores'], ({ submissionId, data, init }: { submissionId: string; data: PageIds; init?: RequestInit }) => sendSubmissionToOmr(submissionId, data, init));

/**
 * When students may hand in; null for no beginning or no end. 409 version-conflict carries both values.
 * @summary 제출 기간
 */
export const setSubmissionWindow = (examId: string, window: Window, init?: RequestInit) =>
  call<Versioned>('PUT', `/exams/${examId}/submission-window`, { json: window }, init);

export const useSetSubmissionWindow = () =>
  useCommand(['submissionWindows'], ({ examId, data, init }: { examId: string; data: Window; init?: RequestInit }) => setSubmissionWindow(examId, data, init));
