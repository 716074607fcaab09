// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type WordAssignmentChange = components['schemas']['WordAssignmentChange'];
export type WordAssignmentGoal = components['schemas']['WordAssignmentGoal'];
export type WordAssignmentInput = components['schemas']['WordAssignmentInput'];

/**
 * The whole deck or a run of its words, for a lecture, a week, or single students: exactly one of the three (422 one-group). Refused when more
 * words are asked for than there are (409 target-too-high), and with a day that is over (422 past-day).
 * @summary 단어장을 과제로 등록
 */
export const createWordAssignment = (deckId: string, wordAssignmentInput: WordAssignmentInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/word-decks/${deckId}/assignments`, { json: wordAssignmentInput }, init);

export const useCreateWordAssignment = () =>
  useCommand(['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], ({ deckId, data, init }: { deckId: string; data: WordAssignmentInput; init?: RequestInit }) => createWordAssignment(deckId, data, init));

/**
 * The words, the day and the target; whom it is for stays. Refused when somebody changed it since (409 version-conflict).
 * @summary 단어 과제 수정
 */
export const updateWordAssignment = (assignmentId: string, wordAssignmentChange: WordAssignmentChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/word-assignments/${assignmentId}`, { json: wordAssignmentChange }, init);

export const useUpdateWordAssignment = () =>
  useCommand(['wordAssignments', 'wordAssignmentProgress'], ({ assignmentId, data, init }: { assignmentId: string; data: WordAssignmentChange; init?: RequestInit }) => updateWordAssignment(assignmentId, data, init));

/**
 * What was learnt stays.
 * @summary 단어 과제 삭제
 */
export const deleteWordAssignment = (assignmentId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/word-assignments/${assignmentId}`, {}, init);

export const useDeleteWordAssignment = () =>
  useCommand(['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], ({ assignmentId, init }: { assignmentId: string; init?: RequestInit }) => deleteWordAssignment(assignmentId, init));
