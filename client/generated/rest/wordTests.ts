// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id, NoContentResponse } from './shared.ts';
import type { Marks } from './submissions.ts';
import { call, useCommand } from '../../rest.ts';

export interface AnswerInput2 {
  /**
     * @minimum 1
     * @maximum 100
     */
  sequence: number;
  /**
     * Its place among the choices, from 1
     * @minimum 1
     * @maximum 5
     */
  choice?: number;
  /**
     * What was written; empty when it is not known
     * @maxLength 200
     */
  answer?: string;
}

export interface NewPlan {
  deckId: Id;
  /** The week whose students take it; null for chosen students */
  weeklyLectureId?: Id | null;
  /**
     * Those who take it, without a week
     * @maxItems 500
     */
  studentIds?: Id[];
  /**
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * @minimum 1
     * @maximum 100000
     */
  fromSequence: number;
  /**
     * @minimum 1
     * @maximum 100000
     */
  toSequence: number;
  /** 4지선다, 쓰기 */
  kind: NewPlanKind;
  /** 낱말 보고 뜻, 뜻 보고 낱말 */
  direction: NewPlanDirection;
  /**
     * @minimum 1
     * @maximum 100
     */
  questionCount: number;
  /**
     * Right answers that reach the target
     * @minimum 1
     * @maximum 100
     */
  targetCount: number;
  /** Printed and marked by staff, never taken on a screen */
  isPrinted?: boolean;
  /** Of one attempt; null for none */
  timeLimitSeconds?: number | null;
  /** Until the target is reached; null for any number */
  maxAttempts?: number | null;
  ignoresCase?: boolean;
  ignoresSpaces?: boolean;
  /** One of several meanings is enough */
  acceptsAnyMeaning?: boolean;
  acceptsSynonyms?: boolean;
  opensAt: string;
  closesAt: string;
}

/**
 * 낱말 보고 뜻, 뜻 보고 낱말
 */
export type NewPlanDirection = typeof NewPlanDirection[keyof typeof NewPlanDirection];

export const NewPlanDirection = {
  TERM_TO_MEANING: 'TERM_TO_MEANING',
  MEANING_TO_TERM: 'MEANING_TO_TERM',
} as const;

/**
 * 4지선다, 쓰기
 */
export type NewPlanKind = typeof NewPlanKind[keyof typeof NewPlanKind];

export const NewPlanKind = {
  CHOICE: 'CHOICE',
  SPELLING: 'SPELLING',
} as const;

export interface Plan {
  id: Id;
  version: number;
}

/**
 * What is left out stays
 */
export interface PlanChange {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
  /**
     * Those who take it, without a week; those who have begun stay
     * @maxItems 500
     */
  studentIds?: Id[];
  /**
     * @minLength 1
     * @maxLength 60
     */
  title?: string;
  /**
     * @minimum 1
     * @maximum 100000
     */
  fromSequence?: number;
  /**
     * @minimum 1
     * @maximum 100000
     */
  toSequence?: number;
  kind?: PlanChangeKind;
  direction?: PlanChangeDirection;
  /**
     * @minimum 1
     * @maximum 100
     */
  questionCount?: number;
  /**
     * @minimum 1
     * @maximum 100
     */
  targetCount?: number;
  isPrinted?: boolean;
  timeLimitSeconds?: number | null;
  maxAttempts?: number | null;
  ignoresCase?: boolean;
  ignoresSpaces?: boolean;
  acceptsAnyMeaning?: boolean;
  acceptsSynonyms?: boolean;
  opensAt?: string;
  closesAt?: string;
}

export type PlanChangeDirection = typeof PlanChangeDirection[keyof typeof PlanChangeDirection];

export const PlanChangeDirection = {
  TERM_TO_MEANING: 'TERM_TO_MEANING',
  MEANING_TO_TERM: 'MEANING_TO_TERM',
} as const;

export type PlanChangeKind = typeof PlanChangeKind[keyof typeof PlanChangeKind];

export const PlanChangeKind = {
  CHOICE: 'CHOICE',
  SPELLING: 'SPELLING',
} as const;

export interface PutScores {
  /** The exam of the week with the scores */
  examId: Id;
  /** Attempts that were put into a cell now */
  written: number;
  /** Students whose scores ask for the clinic */
  below: number;
  /** Students who are marked absent or exempt, or left the week */
  skipped?: number;
  /** For undoing; null when nothing was new */
  changeSetId: Id | null;
}

export interface Question2 {
  sequence: number;
  prompt: string;
  /** Null where one writes */
  choices: string[] | null;
}

/**
 * An attempt as its student sees it; while it is open nothing here tells a right answer
 */
export interface Taking {
  testId: Id;
  planId: Id;
  title: string;
  kind: TakingKind;
  direction: TakingDirection;
  attemptNumber: number;
  questionCount: number;
  isTimed: boolean;
  /** By the clock of the server */
  now: string;
  endsAt: string;
  /** @nullable */
  finishedAt: string | null;
  leftCount: number;
  /** The first one without an answer; null when the attempt is over */
  question: Question2 | null;
}

export type TakingDirection = typeof TakingDirection[keyof typeof TakingDirection];

export const TakingDirection = {
  TERM_TO_MEANING: 'TERM_TO_MEANING',
  MEANING_TO_TERM: 'MEANING_TO_TERM',
} as const;

export type TakingKind = typeof TakingKind[keyof typeof TakingKind];

export const TakingKind = {
  CHOICE: 'CHOICE',
  SPELLING: 'SPELLING',
} as const;

export interface WordMarked {
  id: Id;
  version: number;
  /** Right answers */
  correct: number;
}

export interface WordMarks {
  /**
     * The version of the attempt these marks were made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
  /**
     * The numbers of the questions that were answered rightly; all others are wrong
     * @maxItems 100
     * @items.minimum 1
     * @items.maximum 100
     */
  right: number[];
}

export interface WordPrint {
  /**
     * Those whose test is printed; without it all who take the test
     * @minItems 1
     * @maxItems 500
     */
  studentIds?: Id[];
  /** With an OMR sheet for each student, which the desk of the exam reads */
  answerSheets: boolean;
  /** With the right answers of each student on pages of their own, at the end */
  answers: boolean;
}

/**
 * For the students of a week, or for chosen ones. 404 for an unknown deck, week or student; 422 when the run has too few words.
 * @summary 단어 시험 내기
 */
export const createWordTestPlan = (newPlan: NewPlan, init?: RequestInit) =>
  call<Plan>('POST', `/word-test-plans`, { json: newPlan }, init);

export const useCreateWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ data, init }: { data: NewPlan; init?: RequestInit }) => createWordTestPlan(data, init));

/**
 * What is asked and what counts as right stay once somebody has begun (409 begun); title, target, times and the number of attempts may change. 409 version-conflict.
 * @summary 단어 시험 고치기
 */
export const updateWordTestPlan = (planId: string, planChange: PlanChange, init?: RequestInit) =>
  call<Plan>('PUT', `/word-test-plans/${planId}`, { json: planChange }, init);

export const useUpdateWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ planId, data, init }: { planId: string; data: PlanChange; init?: RequestInit }) => updateWordTestPlan(planId, data, init));

/**
 * Refused once somebody has begun (409 in-use).
 * @summary 단어 시험 지우기
 */
export const deleteWordTestPlan = (planId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/word-test-plans/${planId}`, {}, init);

export const useDeleteWordTestPlan = () =>
  useCommand(['wordTestPlans', 'wordTestStandings'], ({ planId, init }: { planId: string; init?: RequestInit }) => deleteWordTestPlan(planId, init));

/**
 * Makes the exam of the week for this test, once, and puts finished attempts into its cells: the first into the first attempt, each later one into the next retake. What was put before stays; cells that staff wrote are not replaced. One change set. 409 no-week without a week.
 * @summary 주차 성적에 넣기
 */
export const putWordTestScores = (planId: string, init?: RequestInit) =>
  call<PutScores>('POST', `/word-test-plans/${planId}/scores`, {}, init);

export const usePutWordTestScores = () =>
  useCommand(['exams', 'scores', 'wordTestPlans', 'wordTests'], ({ planId, init }: { planId: string; init?: RequestInit }) => putWordTestScores(planId, init));

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
export const takeWordTest = (planId: string, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-test-plans/${planId}/take`, {}, init);

export const useTakeWordTest = () =>
  useCommand(['wordTests', 'wordTestStandings', 'wordTestResults', 'words'], ({ planId, init }: { planId: string; init?: RequestInit }) => takeWordTest(planId, init));

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
 * @summary 화면을 벗어남 알리기
 */
export const leaveWordTest = (testId: string, init?: RequestInit) =>
  call<Taking>('POST', `/sp/word-tests/${testId}/leaves`, {}, init);

export const useLeaveWordTest = () =>
  useCommand(['wordTestStandings'], ({ testId, init }: { testId: string; init?: RequestInit }) => leaveWordTest(testId, init));
