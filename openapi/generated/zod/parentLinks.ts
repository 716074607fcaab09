/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * One thing of one student, whose address is told only now; with a text it goes to the parents. 409 no-phone, quiet-hours.
 * @summary 보호자 링크 만들기
 */
export const CreateParentLinkParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const createParentLinkBodyDaysMax = 90;
export const createParentLinkBodyTextBodyMax = 1000;
export const createParentLinkBodyTextQuietHoursConfirmedDefault = false;
export const CreateParentLinkBody = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createParentLinkBodyDaysMax)),
  "videoId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createParentLinkBodyTextBodyMax)).check(/*#__PURE__*/ zod.describe('#{이름} and #{링크} are filled in')),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createParentLinkBodyTextQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})).check(/*#__PURE__*/ zod.describe('Sent to the parents'))
})
export const CreateParentLinkResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Told only now')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers that the text goes to'))
})

/**
 * They open nothing from now on.
 * @summary 보호자 링크 해지
 */
export const revokeParentLinksBodyLinkIdsMax = 200;
export const RevokeParentLinksBody = /*#__PURE__*/ zod.object({
  "linkIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revokeParentLinksBodyLinkIdsMax))
})
export const RevokeParentLinksResponse = /*#__PURE__*/ zod.strictObject({
  "revoked": /*#__PURE__*/ zod.int()
})

/**
 * Without signing in. 404 link-unknown alike for what is no link, of another purpose, expired, used up or revoked; 403 digits-needed on the fourth device until the last four digits are right, and link-locked there after ten wrong ones in the life of the link.
 * @summary 보호자 링크 열기
 */
export const openParentLinkBodyTokenMax = 200;
export const openParentLinkBodyDigitsRegExp = new RegExp('^[0-9]{4}$');
export const OpenParentLinkBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openParentLinkBodyTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(openParentLinkBodyDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device'))
})
export const OpenParentLinkResponse = /*#__PURE__*/ zod.strictObject({
  "studentName": /*#__PURE__*/ zod.string(),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lessons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "lectureName": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.string(),
  "mark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "notice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What the parents told of it'))
})),
  "times": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "lectureName": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.describe('Lessons of the week that are not made yet')),
  "scores": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "examName": /*#__PURE__*/ zod.string(),
  "lectureName": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "totalPoints": /*#__PURE__*/ zod.number()
})),
  "homework": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string(),
  "dueAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "bookings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "slotId": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.string(),
  "startsAt": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.string()
})),
  "slots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "slotId": /*#__PURE__*/ zod.uuid(),
  "counselType": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "startsAt": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.string(),
  "free": /*#__PURE__*/ zod.int(),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "limits": /*#__PURE__*/ zod.strictObject({
  "clinicLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Of one day')),
  "counselLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Of one type'))
}).check(/*#__PURE__*/ zod.describe('How many seats a student may hold')),
  "video": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string(),
  "mark": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['FILE', 'LINK', 'YOUTUBE', 'VIMEO']),
  "url": /*#__PURE__*/ zod.string(),
  "posterUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "captionsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('For the student\'s player: the mark moves over the picture; a FILE plays for 5 minutes, in the browser that opened the link')),/*#__PURE__*/ zod.null()]),
  "consents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Kinds the guardian allows already'))
}).check(/*#__PURE__*/ zod.describe('What a link shows; each part only where its purpose shows it'))

/**
 * Texts a new link for the same thing and time to the number on file in place of one that is locked for further devices; three times in the life of a link. Refused as openParentLink; 409 link-open, link-renewed-often, no-phone.
 * @summary 보호자 링크 새로 받기
 */
export const renewParentLinkBodyTokenMax = 200;
export const RenewParentLinkBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renewParentLinkBodyTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT'])
})
export const RenewParentLinkResponse = /*#__PURE__*/ zod.void()

/**
 * A suggestion for staff on that week's attendance; told again it replaces the reason, without one it is taken back until staff decide. Refused as openParentLink; 409 lesson-over, absence-decided.
 * @summary 결석 알리기
 */
export const tellAbsenceBodyOneTokenMax = 200;
export const tellAbsenceBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const tellAbsenceBodyTwoReasonMax = 200;
export const TellAbsenceBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tellAbsenceBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tellAbsenceBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device'))
}), /*#__PURE__*/ zod.object({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tellAbsenceBodyTwoReasonMax))).check(/*#__PURE__*/ zod.describe('Null takes back what was told.'))
}))
export const TellAbsenceResponse = /*#__PURE__*/ zod.void()

/**
 * As the student may. Refused as openParentLink; 409 full, overlap, already-reserved, closed, not-open, other-counsel, counsel-limit, clinic-limit.
 * @summary 링크로 예약하기
 */
export const reserveByLinkBodyOneTokenMax = 200;
export const reserveByLinkBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const reserveByLinkBodyTwoWaitDefault = false;
export const ReserveByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reserveByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reserveByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device'))
}), /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid(),
  "wait": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), reserveByLinkBodyTwoWaitDefault),
  "counselType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT'])).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모'))
}))
export const ReserveByLinkResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RESERVED', 'WAITING']),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1; null with a seat')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "todos": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('What there is to do there'))
})

/**
 * As the student may. Refused as openParentLink; 404 without a booking there; 409 cancel-late.
 * @summary 링크로 예약 취소하기
 */
export const cancelByLinkBodyOneTokenMax = 200;
export const cancelByLinkBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const CancelByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device'))
}), /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid()
}))
export const CancelByLinkResponse = /*#__PURE__*/ zod.void()

/**
 * The guardian's consent, with its time and how it came. The link is used up by it. Refused as openParentLink.
 * @summary 링크로 동의하기
 */
export const consentByLinkBodyOneTokenMax = 200;
export const consentByLinkBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const consentByLinkBodyTwoGiverNameMax = 50;
export const consentByLinkBodyTwoKindsMax = 3;
export const ConsentByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(consentByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device'))
}), /*#__PURE__*/ zod.object({
  "giverName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyTwoGiverNameMax)),
  "kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['REQUIRED', 'MARKETING', 'PHOTO'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyTwoKindsMax))
}))
export const ConsentByLinkResponse = /*#__PURE__*/ zod.void()
