// Generated from openapi/ by `npm run generate`. Do not edit.

import type { RetakeNumber } from './scores.ts';
import type { Id } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface NewReportLinks {
  examId: Id;
  /**
     * @minItems 1
     * @maxItems 1000
     */
  studentIds: Id[];
  /**
     * How long they open
     * @minimum 1
     * @maximum 90
     */
  days: number;
  /** Rank and percentile are on the cards */
  showsRank: boolean;
  text?: ReportLinkText;
}

export interface ReportCard {
  student: ReportCardStudent;
  exam: ReportCardExam;
  value: number;
  /** @nullable */
  grade: number | null;
  /** @nullable */
  gradeScale: number | null;
  retakes: ReportCardRetakesItem[];
  /** Null when fewer than five sat it, since it would tell single values */
  statistics: ReportCardStatistics;
  /** Null unless the link shows it */
  rank: ReportCardRank;
  items: ReportCardItemsItem[];
  /** The last exams of the lecture in percent of their points, this one the last */
  trend: ReportCardTrendItem[];
  /** What the teacher says; empty for nothing */
  remark: string;
  expiresAt: string;
}

export type ReportCardExam = {
  name: string;
  totalPoints: number;
  lectureName: string;
  teacherName: string;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
};

export type ReportCardItemsItem = {
  number: number;
  unit: string;
  points: number;
  mark: ReportCardItemsItemMark;
  /** @nullable */
  correctRate: number | null;
  /**
     * How many answers the rate is of
     * @nullable
     */
  answeredBy: number | null;
};

export type ReportCardItemsItemMark = typeof ReportCardItemsItemMark[keyof typeof ReportCardItemsItemMark];

export const ReportCardItemsItemMark = {
  RIGHT: 'RIGHT',
  WRONG: 'WRONG',
  VOID: 'VOID',
} as const;

/**
 * Null unless the link shows it
 */
export type ReportCardRank = {
  rank: number;
  takenCount: number;
  percentile: number;
} | null;

export type ReportCardRetakesItem = {
  retakeNumber: RetakeNumber;
  value: number;
};

/**
 * Null when fewer than five sat it, since it would tell single values
 */
export type ReportCardStatistics = {
  takenCount: number;
  mean: number;
  highest: number;
} | null;

export type ReportCardStudent = {
  name: string;
  school: string;
  /** @nullable */
  grade: string | null;
};

export type ReportCardTrendItem = {
  name: string;
  heldOn: string;
  /** @nullable */
  percent: number | null;
  /** @nullable */
  meanPercent: number | null;
};

export interface ReportLinkIds {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  linkIds: Id[];
}

/**
 * A text that takes each link to the parent
 */
export interface ReportLinkText {
  sendKey: Id;
  /**
     * With #{링크}, and #{이름} and #{시험} where they are wanted
     * @minLength 1
     * @maxLength 1000
     */
  body: string;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}

export interface ReportLinkToken {
  /**
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

export interface ReportLinks {
  links: ReportLinksLinksItem[];
  /** Numbers a message waits for */
  queued: number;
  /** Students of whose parents no number is known */
  withoutPhone: number;
}

export type ReportLinksLinksItem = {
  id: Id;
  studentId: Id;
  /** Kept nowhere: who loses it makes another */
  url: string;
};

export interface ReportRemark {
  /** @maxLength 500 */
  body: string;
  /**
     * The version this change was made from; 0 where nothing was written yet
     * @minimum 0
     */
  version: number;
}

export interface ReportRemarkVersion {
  version: number;
}

export interface RevokedLinks {
  /** Links that opened until now */
  revoked: number;
}

/**
 * One for each student, whose address is told only now; with a text it is queued to the parents, and a retry with the same key makes nothing more.
 * 404 when the exam or one of the students is not there; 409 exam-hidden, not-graded, no-phone, quiet-hours.
 * @summary 성적표 링크 만들기
 */
export const createReportLinks = (newReportLinks: NewReportLinks, init?: RequestInit) =>
  call<ReportLinks>('POST', `/report-cards/links`, { json: newReportLinks }, init);

export const useCreateReportLinks = () =>
  useCommand(['reportLinks', 'smsMessages', 'smsRecipients'], ({ data, init }: { data: NewReportLinks; init?: RequestInit }) => createReportLinks(data, init));

/**
 * They open nothing from now on. Those that were revoked before stay so.
 * @summary 성적표 링크 해지
 */
export const revokeReportLinks = (reportLinkIds: ReportLinkIds, init?: RequestInit) =>
  call<RevokedLinks>('POST', `/report-cards/links/revoke`, { json: reportLinkIds }, init);

export const useRevokeReportLinks = () =>
  useCommand(['reportLinks'], ({ data, init }: { data: ReportLinkIds; init?: RequestInit }) => revokeReportLinks(data, init));

/**
 * Empty takes it back. 409 version-conflict carries both texts, who wrote the other and when.
 * @summary 선생님의 말 쓰기
 */
export const writeReportRemark = (scoreId: string, reportRemark: ReportRemark, init?: RequestInit) =>
  call<ReportRemarkVersion>('PUT', `/wl-score/${scoreId}/report-remark`, { json: reportRemark }, init);

export const useWriteReportRemark = () =>
  useCommand(['reportRemarks'], ({ scoreId, data, init }: { scoreId: string; data: ReportRemark; init?: RequestInit }) => writeReportRemark(scoreId, data, init));

/**
 * Without signing in. 404 link-unknown alike for what is no link of ours, expired, revoked, or of an exam that is hidden.
 * Counted for staff, unless staff open it.
 * @summary 링크로 성적표 보기
 */
export const openReportLink = (reportLinkToken: ReportLinkToken, init?: RequestInit) =>
  call<ReportCard>('POST', `/report-cards/open`, { json: reportLinkToken }, init);

export const useOpenReportLink = () =>
  useCommand(['reportLinks'], ({ data, init }: { data: ReportLinkToken; init?: RequestInit }) => openReportLink(data, init));
