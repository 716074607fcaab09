// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type TagChange = components['schemas']['TagChange'];
export type TagInput = components['schemas']['TagInput'];
export type TagOrder = components['schemas']['TagOrder'];

/**
 * It comes last in the order.
 * @summary 태그 만들기
 */
export const createTag = (tagInput: TagInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/tag`, { json: tagInput }, init);

export const useCreateTag = () =>
  useCommand(['tags'], ({ data, init }: { data: TagInput; init?: RequestInit }) => createTag(data, init));

/** 태그 수정 */
export const updateTag = (tagId: string, tagChange: TagChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/tag/${tagId}`, { json: tagChange }, init);

export const useUpdateTag = () =>
  useCommand(['tags'], ({ tagId, data, init }: { tagId: string; data: TagChange; init?: RequestInit }) => updateTag(tagId, data, init));

/**
 * Refused while somebody has it (409 in-use).
 * @summary 태그 삭제
 */
export const deleteTag = (tagId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/tag/${tagId}`, {}, init);

export const useDeleteTag = () =>
  useCommand(['tags'], ({ tagId, init }: { tagId: string; init?: RequestInit }) => deleteTag(tagId, init));

/**
 * All tags, first to last; refused when there are others meanwhile (409 tags-changed).
 * @summary 태그 순서 바꾸기
 */
export const orderTags = (tagOrder: TagOrder, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/tag/priority`, { json: tagOrder }, init);

export const useOrderTags = () =>
  useCommand(['tags'], ({ data, init }: { data: TagOrder; init?: RequestInit }) => orderTags(data, init));

/**
 * Saying it twice changes nothing.
 * @summary 태그 붙이기
 */
export const addTagToUser = (tagId: string, userId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/tag/${tagId}/user/${userId}`, {}, init);

export const useAddTagToUser = () =>
  useCommand(['tags', 'students'], ({ tagId, userId, init }: { tagId: string; userId: string; init?: RequestInit }) => addTagToUser(tagId, userId, init));

/**
 * Saying it twice changes nothing.
 * @summary 태그 떼기
 */
export const removeTagFromUser = (tagId: string, userId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/tag/${tagId}/user/${userId}`, {}, init);

export const useRemoveTagFromUser = () =>
  useCommand(['tags', 'students'], ({ tagId, userId, init }: { tagId: string; userId: string; init?: RequestInit }) => removeTagFromUser(tagId, userId, init));
