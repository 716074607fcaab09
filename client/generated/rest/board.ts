// Generated from openapi/ by `npm run generate`. Do not edit.

import type { RichText } from './announcements.ts';
import type { FileInput, Multipart } from './files.ts';
import type { DoneResponse, Id, NoContentResponse, Title, Version } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface Acceptance {
  answerId: Id;
  isAccepted: boolean;
}

export interface AnswerInput {
  body?: Words;
  content?: RichText;
  fileIds?: FileIds;
  version?: Version;
}

export interface BegunFiles {
  files: BegunFilesFilesItem[];
}

export type BegunFilesFilesItem = Multipart & {
  /** As it is stored: a student's file gets a name that tells nothing */
  fileName: string;
};

export type Category = typeof Category[keyof typeof Category];

export const Category = {
  QUESTION: 'QUESTION',
  FAQ: 'FAQ',
  NOTICE: 'NOTICE',
} as const;

/**
 * Files of the post that belong to this entry
 * @maxItems 10
 */
export type FileIds = Id[];

export interface FilesInput {
  postId: Id;
  /**
     * @minItems 1
     * @maxItems 10
     */
  files: FileInput[];
}

export interface FollowUpInput {
  /**
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  fileIds?: FileIds;
}

export type ListBoardPostsParams = {
/**
 * Own questions, those of the class, those waiting; all when absent
 */
show?: ListBoardPostsShow;
category?: Category;
/**
 * Similar to these, most alike first
 * @minLength 2
 * @maxLength 200
 */
words?: string;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * @minimum 0
 * @maximum 10000
 */
offset?: number;
};

export type ListBoardPostsShow = typeof ListBoardPostsShow[keyof typeof ListBoardPostsShow];

export const ListBoardPostsShow = {
  MINE: 'MINE',
  CLASS: 'CLASS',
  WAITING: 'WAITING',
} as const;

export interface Order {
  category: OrderCategory;
  /**
     * All posts of the category in their order
     * @minItems 1
     * @maxItems 500
     */
  postIds: Id[];
}

export type OrderCategory = typeof OrderCategory[keyof typeof OrderCategory];

export const OrderCategory = {
  FAQ: 'FAQ',
  NOTICE: 'NOTICE',
} as const;

export interface PostChange {
  title?: Title;
  body?: Words;
  content?: RichText;
  visibility?: Visibility;
  /** @nullable */
  lectureId?: string | null;
  /** @nullable */
  examId?: string | null;
  /**
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  examNumber?: number | null;
  isPublic?: boolean;
  /**
     * Staff only
     * @nullable
     */
  assignedTaId?: string | null;
  version?: Version;
}

export interface PostInput {
  category?: Category;
  title: Title;
  body?: Words;
  content?: RichText;
  visibility?: Visibility;
  /** @nullable */
  lectureId?: string | null;
  /** @nullable */
  examId?: string | null;
  /**
     * An item of the exam
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  examNumber?: number | null;
  /** Whether an FAQ or a notice is out */
  isPublic?: boolean;
}

export interface Posts {
  total: number;
  posts: PostsPostsItem[];
}

export type PostsPostsItem = {
  id: Id;
  category: Category;
  title: string;
  excerpt: string;
  visibility: Visibility;
  isMine: boolean;
  /**
     * Null where nobody may know: of an anonymous question only staff are told
     * @nullable
     */
  authorName: string | null;
  /** @nullable */
  lectureName: string | null;
  /** @nullable */
  examName: string | null;
  /** @nullable */
  examNumber: number | null;
  isAnswered: boolean;
  /** @nullable */
  waitingSince: string | null;
  createdAt: string;
};

export type ReplyChange = ReplyInput & {
  version?: Version;
};

export interface ReplyInput {
  /**
     * @minLength 1
     * @maxLength 40
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 5000
     */
  body: string;
}

export interface Settings {
  /**
     * @minimum 1
     * @maximum 336
     */
  answerHours: number;
  version?: Version;
}

/**
 * Who reads a question besides staff: nobody, the class of its lecture, the class without the name of who asks
 */
export type Visibility = typeof Visibility[keyof typeof Visibility];

export const Visibility = {
  PRIVATE: 'PRIVATE',
  CLASS: 'CLASS',
  ANONYMOUS: 'ANONYMOUS',
} as const;

/**
 * Plain words; formulas between dollar signs. Words or a document are needed
 * @maxLength 20000
 */
export type Words = string;

/**
 * Of those one may read, newest first; with words those most alike first.
 * @summary 게시글 찾기
 */
export const listBoardPosts = (params?: ListBoardPostsParams, init?: RequestInit) =>
  call<Posts>('GET', `/board`, { query: params }, init);

export const useListBoardPosts = (params?: ListBoardPostsParams, options?: QueryOptions<Posts>) =>
  useRead([`/board`, params], (init) => listBoardPosts(params, init), options);

/**
 * Students ask, about their own lecture, exam and an item of it; staff write FAQ and notices (409 students-ask, questions-only).
 * @summary 질문이나 글 쓰기
 */
export const createBoardPost = (postInput: PostInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board`, { json: postInput }, init);

export const useCreateBoardPost = () =>
  useCommand(['boardPosts'], ({ data, init }: { data: PostInput; init?: RequestInit }) => createBoardPost(data, init));

/**
 * Students change their own question until it is answered. 404 for a post one may not read, 403 for another's.
 * @summary 글 고치기
 */
export const updateBoardPost = (postId: string, postChange: PostChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/${postId}`, { json: postChange }, init);

export const useUpdateBoardPost = () =>
  useCommand(['boardPosts'], ({ postId, data, init }: { postId: string; data: PostChange; init?: RequestInit }) => updateBoardPost(postId, data, init));

/**
 * Softly; its files are no longer served.
 * @summary 글 지우기
 */
export const deleteBoardPost = (postId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/board/${postId}`, {}, init);

export const useDeleteBoardPost = () =>
  useCommand(['boardPosts', 'files'], ({ postId, init }: { postId: string; init?: RequestInit }) => deleteBoardPost(postId, init));

/**
 * With the version of the question as it was read: 409 version-conflict where somebody else answered meanwhile.
 * @summary 답변 쓰기
 */
export const answerBoardPost = (postId: string, answerInput: AnswerInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/${postId}/answer`, { json: answerInput }, init);

export const useAnswerBoardPost = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ postId, data, init }: { postId: string; data: AnswerInput; init?: RequestInit }) => answerBoardPost(postId, data, init));

/**
 * On one's own answered question, which waits again.
 * @summary 추가 질문 쓰기
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
 * @summary 답변 고치기
 */
export const updateBoardAnswer = (answerId: string, answerInput: AnswerInput, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/answer/${answerId}`, { json: answerInput }, init);

export const useUpdateBoardAnswer = () =>
  useCommand(['boardPosts', 'boardAnswers'], ({ answerId, data, init }: { answerId: string; data: AnswerInput; init?: RequestInit }) => updateBoardAnswer(answerId, data, init));

/**
 * Softly; without another answer the question waits again.
 * @summary 답변 지우기
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

/**
 * @summary 답변 기한 정하기
 */
export const changeBoardSettings = (settings: Settings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/board/settings`, { json: settings }, init);

export const useChangeBoardSettings = () =>
  useCommand(['boardSettings'], ({ data, init }: { data: Settings; init?: RequestInit }) => changeBoardSettings(data, init));

/**
 * @summary 자주 쓰는 답변 만들기
 */
export const createBoardReply = (replyInput: ReplyInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/board/replies`, { json: replyInput }, init);

export const useCreateBoardReply = () =>
  useCommand(['boardReplies'], ({ data, init }: { data: ReplyInput; init?: RequestInit }) => createBoardReply(data, init));

/**
 * @summary 자주 쓰는 답변 고치기
 */
export const updateBoardReply = (replyId: string, replyChange: ReplyChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/board/replies/${replyId}`, { json: replyChange }, init);

export const useUpdateBoardReply = () =>
  useCommand(['boardReplies'], ({ replyId, data, init }: { replyId: string; data: ReplyChange; init?: RequestInit }) => updateBoardReply(replyId, data, init));

/**
 * @summary 자주 쓰는 답변 지우기
 */
export const deleteBoardReply = (replyId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/board/replies/${replyId}`, {}, init);

export const useDeleteBoardReply = () =>
  useCommand(['boardReplies'], ({ replyId, init }: { replyId: string; init?: RequestInit }) => deleteBoardReply(replyId, init));
