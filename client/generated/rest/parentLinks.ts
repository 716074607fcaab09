// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { Reservation } from './clinicParticipants.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type BookingLimits = components['schemas']['BookingLimits'];
export type LinkPurpose = components['schemas']['LinkPurpose'];
export const LinkPurpose = { FAMILY: 'FAMILY', WEEK: 'WEEK', COUNSEL: 'COUNSEL', CLINIC: 'CLINIC', ABSENCE: 'ABSENCE', VIDEO: 'VIDEO', CONSENT: 'CONSENT' } as const;
export type LockedParentLink = components['schemas']['LockedParentLink'];
export type MadeParentLink = components['schemas']['MadeParentLink'];
export type NewParentLink = components['schemas']['NewParentLink'];
export type ParentAbsence = components['schemas']['ParentAbsence'];
export type ParentBooked = components['schemas']['ParentBooked'];
export type ParentBooking = components['schemas']['ParentBooking'];
export type ParentCancel = components['schemas']['ParentCancel'];
export type ParentCard = components['schemas']['ParentCard'];
export type ParentChild = components['schemas']['ParentChild'];
export type ParentConsent = components['schemas']['ParentConsent'];
export type ParentHomework = components['schemas']['ParentHomework'];
export type ParentLesson = components['schemas']['ParentLesson'];
export type ParentLinkIds = components['schemas']['ParentLinkIds'];
export type ParentLinkOpening = components['schemas']['ParentLinkOpening'];
export type ParentLinkText = components['schemas']['ParentLinkText'];
export type ParentLinkToken = components['schemas']['ParentLinkToken'];
export type ParentMessage = components['schemas']['ParentMessage'];
export type ParentPage = components['schemas']['ParentPage'];
export type ParentScore = components['schemas']['ParentScore'];
export type ParentSlot = components['schemas']['ParentSlot'];
export type ParentTime = components['schemas']['ParentTime'];
export type ParentVideo = components['schemas']['ParentVideo'];
export type RevokedParentLinks = components['schemas']['RevokedParentLinks'];

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
 * Without signing in. A FAMILY link: 403 pin-new until its first browser chooses a PIN, pin-needed on each further one. 404 link-unknown alike for what is no link, of another purpose, expired, used up or revoked; 403 digits-needed on the fourth device until the last four digits are right, and link-locked there after ten wrong ones in the life of the link.
 * @summary 보호자 링크 열기
 */
export const openParentLink = (parentLinkOpening: ParentLinkOpening, init?: RequestInit) =>
  call<ParentPage>('POST', `/parent-links/open`, { json: parentLinkOpening }, init);

export const useOpenParentLink = () =>
  useCommand(['parentLinks'], ({ data, init }: { data: ParentLinkOpening; init?: RequestInit }) => openParentLink(data, init));

/**
 * Texts a new link for the same thing and time to the number on file in place of one that is locked for further devices, or whose PIN is forgotten; three times in the life of a link. Refused as openParentLink; 409 link-open, link-renewed-often, no-phone.
 * @summary 보호자 링크 새로 받기
 */
export const renewParentLink = (lockedParentLink: LockedParentLink, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/renew`, { json: lockedParentLink }, init);

export const useRenewParentLink = () =>
  useCommand(['parentLinks', 'smsMessages', 'smsRecipients'], ({ data, init }: { data: LockedParentLink; init?: RequestInit }) => renewParentLink(data, init));

/**
 * Texts a link to all children of the family to the number on file, whoever asks, once a day. Refused as openParentLink; 409 family-link-sent, no-phone.
 * @summary 보호자 홈 링크 받기
 */
export const sendFamilyLink = (lockedParentLink: LockedParentLink, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/family`, { json: lockedParentLink }, init);

export const useSendFamilyLink = () =>
  useCommand(['parentLinks', 'smsMessages', 'smsRecipients'], ({ data, init }: { data: LockedParentLink; init?: RequestInit }) => sendFamilyLink(data, init));

/**
 * A suggestion for staff on that week's attendance; told again it replaces the reason, without one it is taken back until staff decide. Refused as openParentLink; 409 lesson-over, absence-decided.
 * @summary 결석 알리기
 */
export const tellAbsence = (parentAbsence: ParentAbsence, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/parent-links/absence`, { json: parentAbsence }, init);

export const useTellAbsence = () =>
  useCommand(['absenceNotices'], ({ data, init }: { data: ParentAbsence; init?: RequestInit }) => tellAbsence(data, init));

/**
 * As the student may. Refused as openParentLink; 409 full, overlap, already-reserved, closed, not-open, other-counsel, counsel-limit, clinic-limit.
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
  useCommand(['consents', 'consentStates', 'parentLinks', 'pendingTerms'], ({ data, init }: { data: ParentConsent; init?: RequestInit }) => consentByLink(data, init));
