// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type AnswerInput2 = components['schemas']['AnswerInput-2'];
export type NewPlan = components['schemas']['NewPlan'];
export type Plan = components['schemas']['Plan'];
export type PlanChange = components['schemas']['PlanChange'];
export type PutScores = components['schemas']['PutScores'];
export type Question2 = components['schemas']['Question-2'];
export type Remark = components['schemas']['Remark'];
export type Remarked = components['schemas']['Remarked'];
export type TakeWordTestParams = NonNullable<operations['takeWordTest']['parameters']['query']>;
export type Taking = components['schemas']['Taking'];
export type WordMarked = components['schemas']['WordMarked'];
export type WordMarks = components['schemas']['WordMarks'];
export type WordPrint = components['schemas']['WordPrint'];

/**
 * For the students of a week, or for chosen ones. 404 for an unknown deck, week or student; 422 when the run has too few words.
 * @summary 단어 시험 등록
 */
export const createWordTestPlan = (newPlan: NewPlan, init?: RequestInit) =>
  call<Plan>('POST', `/word-test-plans`, { json: newPlan }, init);

export const useCreateWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ data, init }: { data: NewPlan; init?: RequestInit }) => createWordTestPlan(data, init));

/**
 * What is asked and what counts as right stay once somebody has begun (409 begun); title, target, times and the number of attempts may change. 409 version-conflict.
 * @summary 단어 시험 수정
 */
export const updateWordTestPlan = (planId: string, planChange: PlanChange, init?: RequestInit) =>
  call<Plan>('PUT', `/word-test-plans/${planId}`, { json: planChange }, init);

export const useUpdateWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ planId, data, init }: { planId: string; data: PlanChange; init?: RequestInit }) => updateWordTestPlan(planId, data, init));

/**
 * Refused once somebody has begun (409 in-use).
 * @summary 단어 시험 삭제
 */
export const deleteWordTestPlan = (planId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/word-test-plans/${planId}`, {}, init);

export const useDeleteWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ planId, init }: { planId: string; init?: RequestInit }) => deleteWordTestPlan(planId, init));

/**
 * Makes the exam of the week for this test, once, and puts finished attempts into its cells: the first into the first attempt, each later one into the next retake. What was put before stays; cells that staff wrote are not replaced. One change set. 409 no-week without a week.
 * @summary 주차 성적에 반영
 */
export const putWordTestScores = (planId: string, init?: RequestInit) =>
  call<PutScores>('POST', `/word-test-plans/${planId}/scores`, {}, init);

export const usePutWordTestScores = () =>
  useCommand(['exams', 'scores', 'wordTestPlans', 'wordTests'], ({ planId, init }: { planId: string; init?: RequestInit }) => putWordTestScores(planId, init));

/**
 * Marks what was answered on screens in attempts that are over by the words as they are now. One change set, or with dryRun nothing but what would change; refused when that is not the outcome of the preview, where its plan is given (409 outcome-changed). The cell of the week that keeps a score follows, unless staff changed it.
 * @summary 단어 시험 다시 채점
 */
export const remarkWordTest = (planId: string, remark: Remark, init?: RequestInit) =>
  call<Remarked>('POST', `/word-test-plans/${planId}/re-mark`, { json: remark }, init);

export const useRemarkWordTest = () =>
  useCommand(['scores', 'wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers'], ({ planId, data, init }: { planId: string; data: Remark; init?: RequestInit }) => remarkWordTest(planId, data, init));

/**
 * One PDF: for each student who has an attempt left, the questions and choices in an order of their own, and on request an OMR sheet, and
 * the answers at the end. An attempt that is printed and not marked is printed again as it was. With OMR sheets the exam of the week is
 * made, once. 404 for an unknown test; 409 not-printed, nobody, no-week, not-choice.
 * @summary 단어 시험지 인쇄
 */
export const printWordTests = (planId: string, wordPrint: WordPrint, init?: RequestInit) =>
  call<Blob>('POST', `/word-test-plans/${planId}/print`, { json: wordPrint }, init);

export const usePrintWordTests = () =>
  useCommand(['exams', 'retakeExams', 'wordTestPlans', 'wordTests', 'wordTestStandings'], ({ planId, data, init }: { planId: string; data: WordPrint; init?: RequestInit }) => printWordTests(planId, data, init));

/**
 * Marks a printed attempt by hand and ends it; may be done again. The cell of the week that keeps its score follows. 404 for an attempt that was not printed; 409 version-conflict.
 * @summary 종이 단어 시험 채점
 */
export const markWordTest = (testId: string, wordMarks: WordMarks, init?: RequestInit) =>
  call<WordMarked>('PUT', `/word-tests/${testId}/marks`, { json: wordMarks }, init);

export const useMarkWordTest = () =>
  useCommand(['scores', 'wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers', 'words'], ({ testId, data, init }: { testId: string; data: WordMarks; init?: RequestInit }) => markWordTest(testId, data, init));

/**
 * Resumes the open attempt or begins one; the server draws questions, order and wrong choices. 404 for a test of others; 409 not-yet, closed, reached, attempts-used, other-open.
 * @summary 단어 시험 시작, 이어 보기
 */
export const takeWordTest = (planId: string, params?: TakeWordTestParams, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-test-plans/${planId}/take`, { query: params }, init);

export const useTakeWordTest = () =>
  useCommand(['wordTests', 'wordTestStandings', 'wordTestResults', 'words'], ({ planId, params, init }: { planId: string; params?: TakeWordTestParams; init?: RequestInit }) => takeWordTest(planId, params, init));

/**
 * Takes the answer to a question and gives the next one. The same answer again changes nothing; another one is refused (409 answered). 409 time-over, finished.
 * @summary 단어 시험 답하기
 */
export const answerWordTest = (testId: string, answerInput2: AnswerInput2, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-tests/${testId}/answers`, { json: answerInput2 }, init);

export const useAnswerWordTest = () =>
  useCommand(['wordTestStandings'], ({ testId, data, init }: { testId: string; data: AnswerInput2; init?: RequestInit }) => answerWordTest(testId, data, init));

/**
 * Ends the attempt, at the end of its time at the latest; once it is over nothing changes.
 * @summary 단어 시험 마치기
 */
export const finishWordTest = (testId: string, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-tests/${testId}/finish`, {}, init);

export const useFinishWordTest = () =>
  useCommand(['wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers', 'words'], ({ testId, init }: { testId: string; init?: RequestInit }) => finishWordTest(testId, init));

/**
 * Counts that the student left the page of an open attempt; staff see it, nothing else follows.
 * @summary 화면 이탈 알리기
 */
export const leaveWordTest = (testId: string, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-tests/${testId}/leaves`, {}, init);

export const useLeaveWordTest = () =>
  useCommand(['wordTestStandings'], ({ testId, init }: { testId: string; init?: RequestInit }) => leaveWordTest(testId, init));
