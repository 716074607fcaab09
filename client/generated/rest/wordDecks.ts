// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type ReadWordMapParams = NonNullable<operations['readWordMap']['parameters']['query']>;
export type SavedWords = components['schemas']['SavedWords'];
export type WordDeckCopy = components['schemas']['WordDeckCopy'];
export type WordInput = components['schemas']['WordInput'];
export type WordMap = components['schemas']['WordMap'];
export type WordPace = components['schemas']['WordPace'];
export type WordReviewInput = components['schemas']['WordReviewInput'];
export type WordReviewState = components['schemas']['WordReviewState'];
export type WordReviews = components['schemas']['WordReviews'];
export type WordReviewsInput = components['schemas']['WordReviewsInput'];
export type WordSettings = components['schemas']['WordSettings'];
export type WordsInput = components['schemas']['WordsInput'];

/**
 * Keeps answers to words and computes what is known of each word from all of its answers. Each answer carries an id of the device that asked,
 * so that sending it twice counts once, and devices may send theirs in any order. Times are corrected by the difference between `sentAt` and
 * the server's clock, and kept within what the server knows: what is shifted or refused is named.
 * @summary 단어 복습 남기기
 */
export const reviewWords = (wordReviewsInput: WordReviewsInput, init?: RequestInit) =>
  call<WordReviews>('POST', `/sp/word-reviews`, { json: wordReviewsInput }, init);

export const useReviewWords = () =>
  useCommand(['wordReviews', 'wordDeckProgress'], ({ data, init }: { data: WordReviewsInput; init?: RequestInit }) => reviewWords(data, init));

/**
 * Within the bounds of the academy (422 out-of-bounds).
 * @summary 하루에 새로 배울 단어 고르기
 */
export const chooseWordPace = (wordPace: WordPace, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/word-pace`, { json: wordPace }, init);

export const useChooseWordPace = () =>
  useCommand(['wordPaces'], ({ data, init }: { data: WordPace; init?: RequestInit }) => chooseWordPace(data, init));

/**
 * The number of new words a day, and between which numbers students may choose their own (422 invalid-value).
 * @summary 하루 새 단어 정하기
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
 * @summary 누가 어떤 단어를 아는지 보기
 */
export const readWordMap = (deckId: string, params?: ReadWordMapParams, init?: RequestInit) =>
  call<WordMap>('GET', `/word-decks/${deckId}/map`, { query: params }, init);

export const useReadWordMap = (deckId: string, params?: ReadWordMapParams, options?: QueryOptions<WordMap>) =>
  useRead([`/word-decks/${deckId}/map`, params], (init) => readWordMap(deckId, params, init), options);

/**
 * Words as the typing grid has them, in their new order: those with an id are changed at the version that was read (409 version-conflict), the
 * others are added. Words of the deck that are not named go last. All of it, or nothing.
 * @summary 단어 표 저장
 */
export const saveWords = (deckId: string, wordsInput: WordsInput, init?: RequestInit) =>
  call<SavedWords>('PUT', `/word-decks/${deckId}/words`, { json: wordsInput }, init);

export const useSaveWords = () =>
  useCommand(['words', 'wordDeckProgress'], ({ deckId, data, init }: { deckId: string; data: WordsInput; init?: RequestInit }) => saveWords(deckId, data, init));
