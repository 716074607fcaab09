// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Words } from './board.ts';
import type { Answers, DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type ReadWordMapParams = {
assignmentId?: Id;
lectureId?: Id;
};

export interface SavedWords {
  added: number;
  changed: number;
}

export interface WordDeckCopy {
  /**
     * @minLength 1
     * @maxLength 60
     */
  title: string;
}

export interface WordInput {
  /** Of a word that is there; without it a new one */
  id?: Id;
  /**
     * The version this change was made from
     * @minimum 1
     */
  version?: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  term: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  meaning: string;
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 200
     */
  synonyms: string[];
  /** @maxLength 500 */
  example: string;
  /** @maxLength 20 */
  partOfSpeech: string;
}

export interface WordMap {
  /** How many students there are; 200 are listed */
  total: number;
  words: WordMapWordsItem[];
  students: WordMapStudentsItem[];
}

export type WordMapStudentsItem = {
  id: Id;
  name: string;
  /** @nullable */
  studentNumber: string | null;
  /** A letter a word: N 새 낱말, L 익히는 중, K 앎, F 잊음 */
  marks: string;
  /** How often each word was forgotten, a digit a word; 9 for more */
  lapses: string;
};

export type WordMapWordsItem = {
  id: Id;
  term: string;
  meaning: string;
};

export interface WordPace {
  /**
     * @minimum 1
     * @maximum 60
     */
  newPerDay: number;
}

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

export interface WordSettings {
  /**
     * 하루에 새로 배우는 낱말
     * @minimum 1
     * @maximum 60
     */
  newPerDay: number;
  /**
     * 학생이 고를 수 있는 가장 작은 수
     * @minimum 1
     * @maximum 60
     */
  leastNew: number;
  /**
     * 학생이 고를 수 있는 가장 큰 수
     * @minimum 1
     * @maximum 60
     */
  mostNew: number;
}

export interface WordsInput {
  /**
     * @minItems 1
     * @maxItems 2000
     */
  words: WordInput[];
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

/**
 * Within the bounds of the academy (422 out-of-bounds).
 * @summary 하루에 새로 배울 낱말 고르기
 */
export const chooseWordPace = (wordPace: WordPace, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/word-pace`, { json: wordPace }, init);

export const useChooseWordPace = () =>
  useCommand(['wordPaces'], ({ data, init }: { data: WordPace; init?: RequestInit }) => chooseWordPace(data, init));

/**
 * The number of new words a day, and between which numbers students may choose their own (422 invalid-value).
 * @summary 하루 새 낱말 정하기
 */
export const changeWordSettings = (wordSettings: WordSettings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/word-decks/settings`, { json: wordSettings }, init);

export const useChangeWordSettings = () =>
  useCommand(['wordSettings'], ({ data, init }: { data: WordSettings; init?: RequestInit }) => changeWordSettings(data, init));

/**
 * With its words, not published; what students know of the words stays with the deck it came from.
 * @summary 단어장 복사
 */
export const copyWordDeck = (deckId: string, wordDeckCopy: WordDeckCopy, init?: RequestInit) =>
  call<DoneResponse>('POST', `/word-decks/${deckId}/copy`, { json: wordDeckCopy }, init);

export const useCopyWordDeck = () =>
  useCommand(['wordDecks', 'words'], ({ deckId, data, init }: { deckId: string; data: WordDeckCopy; init?: RequestInit }) => copyWordDeck(deckId, data, init));

/**
 * Of the students of an assignment or a lecture, or of everybody the deck is for or who has begun it. The first 200 by name.
 * @summary 누가 어떤 낱말을 아는지 보기
 */
export const readWordMap = (deckId: string, params?: ReadWordMapParams, init?: RequestInit) =>
  call<WordMap>('GET', `/word-decks/${deckId}/map`, { query: params }, init);

export const useReadWordMap = (deckId: string, params?: ReadWordMapParams, options?: QueryOptions<WordMap>) =>
  useRead([`/word-decks/${deckId}/map`, params], (init) => readWordMap(deckId, params, init), options);

/**
 * Words as the typing grid has them, in their new order: those with an id are changed at the version that was read (409 version-conflict), the
 * others are added. Words of the deck that are not named go last. All of it, or nothing.
 * @summary 낱말 표 저장
 */
export const saveWords = (deckId: string, wordsInput: WordsInput, init?: RequestInit) =>
  call<SavedWords>('PUT', `/word-decks/${deckId}/words`, { json: wordsInput }, init);

export const useSaveWords = () =>
  useCommand(['words', 'wordDeckProgress'], ({ deckId, data, init }: { deckId: string; data: WordsInput; init?: RequestInit }) => saveWords(deckId, data, init));
