// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Reservation } from './clinicParticipants.ts';
import type { CounselType } from './clinicSlots.ts';
import type { Id, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type LinkPurpose = typeof LinkPurpose[keyof typeof LinkPurpose];

export const LinkPurpose = {
  WEEK: 'WEEK',
  COUNSEL: 'COUNSEL',
  CLINIC: 'CLINIC',
  ABSENCE: 'ABSENCE',
  VIDEO: 'VIDEO',
  CONSENT: 'CONSENT',
} as const;

export interface MadeParentLink {
  id: Id;
  /** Told only now */
  url: string;
  /** Numbers that the text goes to */
  queued: number;
}

export interface NewParentLink {
  purpose: LinkPurpose;
  /**
     * @minimum 1
     * @maximum 90
     */
  days: number;
  videoId?: Id;
  text?: ParentLinkText;
}

export type ParentAbsence = ParentLinkToken & {
  weeklyLectureId: Id;
  /**
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
};

export interface ParentBooked {
  slotId: Id;
  reserveType: ParentBookedReserveType;
  /** @nullable */
  counselType: string | null;
  status: string;
  startsAt: string;
  endsAt: string;
  room: string;
}

export type ParentBookedReserveType = typeof ParentBookedReserveType[keyof typeof ParentBookedReserveType];

export const ParentBookedReserveType = {
  CLINIC: 'CLINIC',
  COUNSEL: 'COUNSEL',
} as const;

export type ParentBooking = ParentLinkToken & {
  slotId: Id;
  wait?: boolean;
  counselType?: CounselType;
};

export type ParentCancel = ParentLinkToken & {
  slotId: Id;
};

export type ParentConsent = ParentLinkToken & {
  /**
     * @minLength 1
     * @maxLength 50
     */
  giverName: string;
  /**
     * @minItems 1
     * @maxItems 3
     */
  kinds: ParentConsentKindsItem[];
};

export type ParentConsentKindsItem = typeof ParentConsentKindsItem[keyof typeof ParentConsentKindsItem];

export const ParentConsentKindsItem = {
  REQUIRED: 'REQUIRED',
  MARKETING: 'MARKETING',
  PHOTO: 'PHOTO',
} as const;

export interface ParentHomework {
  title: string;
  /** @nullable */
  dueAt: string | null;
}

export interface ParentLesson {
  weeklyLectureId: Id;
  lectureName: string;
  heldOn: string;
  startsAt: string;
  endsAt: string;
  room: string;
  /** @nullable */
  mark: string | null;
  /**
     * What the parents told of it
     * @nullable
     */
  notice: string | null;
}

export interface ParentLinkIds {
  /**
     * @minItems 1
     * @maxItems 200
     */
  linkIds: Id[];
}

/**
 * Sent to the parents
 */
export interface ParentLinkText {
  sendKey: Id;
  /**
     * #{이름} and #{링크} are filled in
     * @minLength 1
     * @maxLength 1000
     */
  body: string;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}

export interface ParentLinkToken {
  /**
     * @minLength 1
     * @maxLength 200
     */
  token: string;
  purpose: LinkPurpose;
  /**
     * Last four digits of the parents' number; asked on the fourth device
     * @pattern ^[0-9]{4}$
     */
  digits?: string;
}

/**
 * What a link shows; each part only where its purpose shows it
 */
export interface ParentPage {
  studentName: string;
  expiresAt: string;
  lessons: ParentLesson[];
  scores: ParentScore[];
  homework: ParentHomework[];
  bookings: ParentBooked[];
  slots: ParentSlot[];
  video: ParentVideo | null;
  /** Kinds the guardian allows already */
  consents: string[];
}

export interface ParentScore {
  examName: string;
  lectureName: string;
  heldOn: string;
  /** @nullable */
  value: number | null;
  totalPoints: number;
}

export interface ParentSlot {
  slotId: Id;
  /** @nullable */
  counselType: string | null;
  startsAt: string;
  endsAt: string;
  room: string;
  free: number;
  /** @nullable */
  opensAt: string | null;
}

export interface ParentVideo {
  title: string;
  kind: ParentVideoKind;
  url: string;
}

export type ParentVideoKind = typeof ParentVideoKind[keyof typeof ParentVideoKind];

export const ParentVideoKind = {
  FILE: 'FILE',
  LINK: 'LINK',
  YOUTUBE: 'YOUTUBE',
  VIMEO: 'VIMEO',
} as const;

export interface RevokedParentLinks {
  revoked: number;
}

/**
 * One thing of one student, whose address is told only now; with a text it goes to the parents. 409 no-phone, quiet-hours.
 * @summary 보호자 링크 만들기
 */
export const createParentLink = (studentId: string, newParentLink: NewParentLink, init?: RequestInit) =>
  call<MadeParentLink>('POST', `/students/${studentId}/parent-links`, { json: newParentLink }, init);

export const useCreateParentLink = () =>
  useCommand(['parentLinks', 'smsMessages', 'smsRecipients'], ({ studentId, data, init }: { studentId: string; data: NewParentLink; init?: RequestInit }) => createParentLink(studentId, data, init));

/**
 * They open nothing from now on.
 * @summary 보호자 링크 해지
 */
export const revokeParentLinks = (parentLinkIds: ParentLinkIds, init?: RequestInit) =>
  call<RevokedParentLinks>('POST', `/parent-links/revoke`, { json: parentLinkIds }, init);

export const useRevokeParentLinks = () =>
  useCommand(['parentLinks'], ({ data, init }: { data: ParentLinkIds; init?: RequestInit }) => revokeParentLinks(data, init));

/**
 * Without signing in. 404 link-unknown alike for what is no link, of another purpose, expired, used up or revoked; 403 digits-needed on the fourth device until the last four digits are right.
 * @summary 보호자 링크 열기
 */
export const openParentLink = (parentLinkToken: ParentLinkToken, init?: RequestInit) =>
  call<ParentPage>('POST', `/parent-links/open`, { json: parentLinkToken }, init);

export const useOpenParentLink = () =>
  useCommand(['parentLinks'], ({ data, init }: { data: ParentLinkToken; init?: RequestInit }) => openParentLink(data, init));

/**
 * A suggestion for staff on that week's attendance; told again it replaces the reason. Refused as openParentLink; 409 lesson-over.
 * @summary 결석 알리기
 */
export const tellAbsence = (parentAbsence: ParentAbsence, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/absence`, { json: parentAbsence }, init);

export const useTellAbsence = () =>
  useCommand(['absenceNotices'], ({ data, init }: { data: ParentAbsence; init?: RequestInit }) => tellAbsence(data, init));

/**
 * As the student may. Refused as openParentLink; 409 full, overlap, already-reserved, closed, not-open, other-counsel, counsel-limit.
 * @summary 링크로 예약하기
 */
export const reserveByLink = (parentBooking: ParentBooking, init?: RequestInit) =>
  call<Reservation>('POST', `/parent-links/reserve`, { json: parentBooking }, init);

export const useReserveByLink = () =>
  useCommand(['clinicSlots', 'clinicParticipants'], ({ data, init }: { data: ParentBooking; init?: RequestInit }) => reserveByLink(data, init));

/**
 * As the student may. Refused as openParentLink; 404 without a booking there; 409 cancel-late.
 * @summary 링크로 예약 취소하기
 */
export const cancelByLink = (parentCancel: ParentCancel, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/cancel`, { json: parentCancel }, init);

export const useCancelByLink = () =>
  useCommand(['clinicSlots', 'clinicParticipants'], ({ data, init }: { data: ParentCancel; init?: RequestInit }) => cancelByLink(data, init));

/**
 * The guardian's consent, with its time and how it came. The link is used up by it. Refused as openParentLink.
 * @summary 링크로 동의하기
 */
export const consentByLink = (parentConsent: ParentConsent, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/consent`, { json: parentConsent }, init);

export const useConsentByLink = () =>
  useCommand(['consents', 'consentStates', 'parentLinks'], ({ data, init }: { data: ParentConsent; init?: RequestInit }) => consentByLink(data, init));
