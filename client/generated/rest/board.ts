// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type Acceptance = components['schemas']['Acceptance'];
export type AnswerInput = components['schemas']['AnswerInput'];
export type BegunFiles = components['schemas']['BegunFiles'];
export type Category = components['schemas']['Category'];
export const Category = { QUESTION: 'QUESTION', FAQ: 'FAQ', NOTICE: 'NOTICE' } as const;
export type FileIds = components['schemas']['FileIds'];
export type FilesInput = components['schemas']['FilesInput'];
export type FollowUpInput = components['schemas']['FollowUpInput'];
export type ListBoardPostsParams = NonNullable<operations['listBoardPosts']['parameters']['query']>;
export type Order = components['schemas']['Order'];
export type PostChange = components['schemas']['PostChange'];
export type PostInput = components['schemas']['PostInput'];
export type Posts = components['schemas']['Posts'];
export type ReplyChange = components['schemas']['ReplyChange'];
export type ReplyInput = components['schemas']['ReplyInput'];
export type Settings = components['schemas']['Settings'];
export type Visibility = components['schemas']['Visibility'];
export const Visibility = { PRIVATE: 'PRIVATE', CLASS: 'CLASS', ANONYMOUS: 'ANONYMOUS' } as const;
export type Words = components['schemas']['Words'];

/**
 * Of those one may read, newest first; with words those most alike first.
 * @summary 게시글 검색
 */
export const listBoardPosts = (params?: ListBoardPostsParams, init?: RequestInit) =>
  call<Posts>('GET', `/board`, { query: params }, init);

export const useListBoardPosts = (params?: ListBoardPostsParams, options?: QueryOptions<Posts>) =>
  useRead([`/board`, params], (init) => listBoardPosts(params, init), options);

/**
 * Students ask, about their own lecture, exam and an item of it; staff write FAQ and notices (409 students-ask, questions-only).
 * @summary 질문이나 글 작성
 */
export const createBoardPost = (postInput: PostInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board`, { json: postInput }, init);

export const useCreateBoardPost = () =>
  useCommand(['boardPosts'], ({ data, init }: { data: PostInput; init?: RequestInit }) => createBoardPost(data, init));

/**
 * Students change their own question until it is answered. 404 for a post one may not read, 403 for another's.
 * @summary 글 수정
 */
export const updateBoardPost = (postId: string, postChange: PostChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/${postId}`, { json: postChange }, init);

export const useUpdateBoardPost = () =>
  useCommand(['boardPosts'], ({ postId, data, init }: { postId: string; data: PostChange; init?: RequestInit }) => updateBoardPost(postId, data, init));

/**
 * Softly; its files are no longer served.
 * @summary 글 삭제
 */
export const deleteBoardPost = (postId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/board/${postId}`, {}, init);

export const useDeleteBoardPost = () =>
  useCommand(['boardPosts', 'files'], ({ postId, init }: { postId: string; init?: RequestInit }) => deleteBoardPost(postId, init));

/**
 * With the version of the question as it was read: 409 version-conflict where somebody else answered meanwhile.
 * @summary 답변 작성
 */
export const answerBoardPost = (postId: string, answerInput: AnswerInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/${postId}/answer`, { json: answerInput }, init);

export const useAnswerBoardPost = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ postId, data, init }: { postId: string; data: AnswerInput; init?: RequestInit }) => answerBoardPost(postId, data, init));

/**
 * On one's own answered question, which waits again.
 * @summary 추가 질문 작성
 */
export const followUpBoardPost = (postId: string, followUpInput: FollowUpInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/${postId}/follow-up`, { json: followUpInput }, init);

export const useFollowUpBoardPost = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ postId, data, init }: { postId: string; data: FollowUpInput; init?: RequestInit }) => followUpBoardPost(postId, data, init));

/**
 * Of one's own question; another accepted one is replaced.
 * @summary 답변 채택
 */
export const acceptBoardAnswer = (postId: string, acceptance: Acceptance, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/${postId}/accept`, { json: acceptance }, init);

export const useAcceptBoardAnswer = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ postId, data, init }: { postId: string; data: Acceptance; init?: RequestInit }) => acceptBoardAnswer(postId, data, init));

/**
 * By who asked, or staff. 409 while it waits already.
 * @summary 질문 다시 열기
 */
export const reopenBoardPost = (postId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/${postId}/reopen`, {}, init);

export const useReopenBoardPost = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ postId, init }: { postId: string; init?: RequestInit }) => reopenBoardPost(postId, init));

/**
 * 409 version-conflict where somebody else changed it.
 * @summary 답변 수정
 */
export const updateBoardAnswer = (answerId: string, answerInput: AnswerInput, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/answer/${answerId}`, { json: answerInput }, init);

export const useUpdateBoardAnswer = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ answerId, data, init }: { answerId: string; data: AnswerInput; init?: RequestInit }) => updateBoardAnswer(answerId, data, init));

/**
 * Softly; without another answer the question waits again.
 * @summary 답변 삭제
 */
export const deleteBoardAnswer = (answerId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/board/answer/${answerId}`, {}, init);

export const useDeleteBoardAnswer = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ answerId, init }: { answerId: string; init?: RequestInit }) => deleteBoardAnswer(answerId, init));

/**
 * Names all posts of the category: 409 order-changed where one came or went meanwhile.
 * @summary 글 순서
 */
export const sortBoardPosts = (order: Order, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/board/sort-order`, { json: order }, init);

export const useSortBoardPosts = () =>
  useCommand(['boardPosts'], ({ data, init }: { data: Order; init?: RequestInit }) => sortBoardPosts(data, init));

/**
 * Says where to send each file of one's own post; staff send to any. Ten files of a post at most (409 too-many-files).
 * @summary 글에 붙일 사진과 파일 올리기
 */
export const uploadBoardFiles = (filesInput: FilesInput, init?: RequestInit) =>
  call<BegunFiles>('POST', `/board/file/upload`, { json: filesInput }, init);

export const useUploadBoardFiles = () =>
  useCommand([], ({ data, init }: { data: FilesInput; init?: RequestInit }) => uploadBoardFiles(data, init));

/** 답변 기한 정하기 */
export const changeBoardSettings = (settings: Settings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/board/settings`, { json: settings }, init);

export const useChangeBoardSettings = () =>
  useCommand(['boardSettings'], ({ data, init }: { data: Settings; init?: RequestInit }) => changeBoardSettings(data, init));

/** 자주 쓰는 답변 만들기 */
export const createBoardReply = (replyInput: ReplyInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/replies`, { json: replyInput }, init);

export const useCreateBoardReply = () =>
  useCommand(['boardReplies'], ({ data, init }: { data: ReplyInput; init?: RequestInit }) => createBoardReply(data, init));

/** 자주 쓰는 답변 수정 */
export const updateBoardReply = (replyId: string, replyChange: ReplyChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/replies/${replyId}`, { json: replyChange }, init);

export const useUpdateBoardReply = () =>
  useCommand(['boardReplies'], ({ replyId, data, init }: { replyId: string; data: ReplyChange; init?: RequestInit }) => updateBoardReply(replyId, data, init));

/** 자주 쓰는 답변 삭제 */
export const deleteBoardReply = (replyId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/board/replies/${replyId}`, {}, init);

export const useDeleteBoardReply = () =>
  useCommand(['boardReplies'], ({ replyId, init }: { replyId: string; init?: RequestInit }) => deleteBoardReply(replyId, init));
