// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * At the place of each question's number the number given, or the choices marked as ascending digits; -1 for none
 * @maxItems 100
 * @items.minimum -1
 * @items.maximum 12345
 */
export type Answers = number[];

export interface Conflict {
  id: string;
  /** Which of its values, where a write may set several */
  field?: string;
  /** Whom or what it is about, for the message */
  label: string;
  /** @nullable */
  mine: string | null;
  /** @nullable */
  theirs: string | null;
  theirVersion: number;
  /** @nullable */
  changedBy: string | null;
  /** @nullable */
  changedAt: string | null;
}

export interface Done {
  id: Id;
}

/**
 * 끝남
 */
export type DoneResponse = Done;

export type Id = string;

/**
 * A month, such as 2026-03
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type Month = string;

/**
 * 끝남
 */
export type NoContentResponse = void;

/**
 * Any usual Korean way of writing; stored as E.164
 * @pattern ^[+0-9][0-9 ().-]{6,19}$
 */
export type Phone = string;

/**
 * RFC 9457 problem details; `code` is stable, `detail` is Korean and tells what to do.
 */
export interface Problem {
  /** about:blank */
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  requestId: string;
  /** What is wrong, by field */
  errors?: ProblemErrorsItem[];
  /** On version-conflict: both values, who wrote the other and when */
  conflicts?: Conflict[];
}

export type ProblemErrorsItem = {
  /** Dotted path in the body, or the name of a parameter */
  field: string;
  message: string;
};

/**
 * 4xx: 잘못된 요청, 권한 없음, 없음, 충돌
 */
export type ProblemResponse = Problem;

/**
 * @minLength 1
 * @maxLength 100
 */
export type Title = string;

export interface Undone {
  changeSetId: string;
}

/**
 * The version this change was made from; without it whatever is there
 * @minimum 1
 */
export type Version = number;
