// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Answers, Id } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface WordReviewInput {
  /** Given by the device, a new one for each answer */
  id: Id;
  wordId: Id;
  /**
     * 1 다시, 2 어려움, 3 알맞음, 4 쉬움
     * @minimum 1
     * @maximum 4
     */
  rating: number;
  /** By the clock of the device */
  reviewedAt: string;
  /** Taken back; it counts no longer */
  isUndone?: boolean;
}

export interface WordReviewState {
  wordId: Id;
  state: WordReviewStateState;
  dueAt: string;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  /** @nullable */
  lastReviewedAt: string | null;
}

export type WordReviewStateState = typeof WordReviewStateState[keyof typeof WordReviewStateState];

export const WordReviewStateState = {
  NEW: 'NEW',
  LEARNING: 'LEARNING',
  REVIEW: 'REVIEW',
  RELEARNING: 'RELEARNING',
} as const;

export interface WordReviews {
  states: WordReviewState[];
  /** Answers to words one may not read */
  refused: Id[];
}

export interface WordReviewsInput {
  /** Now by the clock of the device */
  sentAt: string;
  /**
     * @minItems 1
     * @maxItems 200
     */
  reviews: WordReviewInput[];
}

/**
 * Keeps answers to words and computes what is known of each word from all of its answers. Each answer carries an id of the device that asked,
 * so that sending it twice counts once, and devices may send theirs in any order. Times are corrected by the difference between `sentAt` and
 * the server's clock. Answers to words one may no longer read are named in `refused`.
 * @summary 낱말 복습 남기기
 */
export const reviewWords = (wordReviewsInput: WordReviewsInput, init?: RequestInit) =>
  call<WordReviews>('POST', `/sp/word-reviews`, { json: wordReviewsInput }, init);

export const useReviewWords = () =>
  useCommand(['wordReviews', 'wordDeckProgress'], ({ data, init }: { data: WordReviewsInput; init?: RequestInit }) => reviewWords(data, init));
