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
export const createParentLinkBodyDaysMax = 365;
export const createParentLinkBodyTextBodyMax = 1000;
export const createParentLinkBodyTextQuietHoursConfirmedDefault = false;
export const CreateParentLinkBody = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createParentLinkBodyDaysMax)).check(/*#__PURE__*/ zod.describe('Above 90 for FAMILY only')),
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
 * Without signing in. A FAMILY link: 403 pin-new until its first browser chooses a PIN, pin-needed on each further one. 404 link-unknown alike for what is no link, of another purpose, expired, used up or revoked; 403 digits-needed on the fourth device until the last four digits are right, and link-locked there after ten wrong ones in the life of the link.
 * @summary 보호자 링크 열기
 */
export const openParentLinkBodyOneTokenMax = 200;
export const openParentLinkBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const openParentLinkBodyOnePinRegExp = new RegExp('^[0-9]{6}$');
export const openParentLinkBodyOnePartDefault = `HOME`;
export const OpenParentLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openParentLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(openParentLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device')),
  "pin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(openParentLinkBodyOnePinRegExp))).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: chosen by its first browser, asked by each further one')),
  "part": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD']), openParentLinkBodyOnePartDefault).check(/*#__PURE__*/ zod.describe('What of a FAMILY link is shown or done')),
  "childId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: one of its children; the student it was made for without it'))
}), /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of the part CARD'))
}))
export const openParentLinkResponseCardOneRetakesItemRetakeNumberMin = 0;
export const openParentLinkResponseCardOneRetakesItemRetakeNumberMax = 99;
export const OpenParentLinkResponse = /*#__PURE__*/ zod.strictObject({
  "studentName": /*#__PURE__*/ zod.string(),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "childId": /*#__PURE__*/ zod.uuid(),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.describe('Whom a FAMILY link shows: the student and siblings whom staff confirmed, of parents with the same number')),
  "lessons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "lectureName": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.string(),
  "mark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "markedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
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
  "consents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Kinds the guardian allows already')),
  "messages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "body": /*#__PURE__*/ zod.string(),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})).check(/*#__PURE__*/ zod.describe('Texts to the parents\' number about the child in the last 30 days, newest first')),
  "cards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "examName": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Report cards that were sent and can still be opened')),
  "card": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "student": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),
  "exam": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "totalPoints": /*#__PURE__*/ zod.number(),
  "lectureName": /*#__PURE__*/ zod.string(),
  "teacherName": /*#__PURE__*/ zod.string(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
}),
  "value": /*#__PURE__*/ zod.number(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "retakes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(openParentLinkResponseCardOneRetakesItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(openParentLinkResponseCardOneRetakesItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "value": /*#__PURE__*/ zod.number()
})),
  "statistics": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "takenCount": /*#__PURE__*/ zod.int(),
  "mean": /*#__PURE__*/ zod.number(),
  "highest": /*#__PURE__*/ zod.number()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when fewer than five sat it, since it would tell single values')),
  "rank": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "rank": /*#__PURE__*/ zod.int(),
  "takenCount": /*#__PURE__*/ zod.int(),
  "percentile": /*#__PURE__*/ zod.number()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null unless the link shows it')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int(),
  "unit": /*#__PURE__*/ zod.string(),
  "points": /*#__PURE__*/ zod.number(),
  "mark": /*#__PURE__*/ zod.enum(['RIGHT', 'WRONG', 'VOID']),
  "correctRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "answeredBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many answers the rate is of'))
})),
  "trend": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "meanPercent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
})).check(/*#__PURE__*/ zod.describe('The last exams of the lecture in percent of their points, this one the last')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the teacher says; empty for nothing')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}),/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('What a link shows; each part only where its purpose shows it'))

/**
 * Texts a new link for the same thing and time to the number on file in place of one that is locked for further devices, or whose PIN is forgotten; three times in the life of a link. Refused as openParentLink; 409 link-open, link-renewed-often, no-phone.
 * @summary 보호자 링크 새로 받기
 */
export const renewParentLinkBodyTokenMax = 200;
export const RenewParentLinkBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renewParentLinkBodyTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT'])
})
export const RenewParentLinkResponse = /*#__PURE__*/ zod.void()

/**
 * Texts a link to all children of the family to the number on file, whoever asks, once a day. Refused as openParentLink; 409 family-link-sent, no-phone.
 * @summary 보호자 홈 링크 받기
 */
export const sendFamilyLinkBodyTokenMax = 200;
export const SendFamilyLinkBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendFamilyLinkBodyTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT'])
})
export const SendFamilyLinkResponse = /*#__PURE__*/ zod.void()

/**
 * A suggestion for staff on that week's attendance; told again it replaces the reason, without one it is taken back until staff decide. Refused as openParentLink; 409 lesson-over, absence-decided.
 * @summary 결석 알리기
 */
export const tellAbsenceBodyOneTokenMax = 200;
export const tellAbsenceBodyOneDigitsRegExp = new RegExp('^[0-9]{4}$');
export const tellAbsenceBodyOnePinRegExp = new RegExp('^[0-9]{6}$');
export const tellAbsenceBodyOnePartDefault = `HOME`;
export const tellAbsenceBodyTwoReasonMax = 200;
export const TellAbsenceBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tellAbsenceBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tellAbsenceBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device')),
  "pin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tellAbsenceBodyOnePinRegExp))).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: chosen by its first browser, asked by each further one')),
  "part": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD']), tellAbsenceBodyOnePartDefault).check(/*#__PURE__*/ zod.describe('What of a FAMILY link is shown or done')),
  "childId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: one of its children; the student it was made for without it'))
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
export const reserveByLinkBodyOnePinRegExp = new RegExp('^[0-9]{6}$');
export const reserveByLinkBodyOnePartDefault = `HOME`;
export const reserveByLinkBodyTwoWaitDefault = false;
export const ReserveByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reserveByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reserveByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device')),
  "pin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reserveByLinkBodyOnePinRegExp))).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: chosen by its first browser, asked by each further one')),
  "part": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD']), reserveByLinkBodyOnePartDefault).check(/*#__PURE__*/ zod.describe('What of a FAMILY link is shown or done')),
  "childId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: one of its children; the student it was made for without it'))
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
export const cancelByLinkBodyOnePinRegExp = new RegExp('^[0-9]{6}$');
export const cancelByLinkBodyOnePartDefault = `HOME`;
export const CancelByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device')),
  "pin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelByLinkBodyOnePinRegExp))).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: chosen by its first browser, asked by each further one')),
  "part": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD']), cancelByLinkBodyOnePartDefault).check(/*#__PURE__*/ zod.describe('What of a FAMILY link is shown or done')),
  "childId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: one of its children; the student it was made for without it'))
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
export const consentByLinkBodyOnePinRegExp = new RegExp('^[0-9]{6}$');
export const consentByLinkBodyOnePartDefault = `HOME`;
export const consentByLinkBodyTwoGiverNameMax = 50;
export const consentByLinkBodyTwoKindsMax = 3;
export const ConsentByLinkBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyOneTokenMax)),
  "purpose": /*#__PURE__*/ zod.enum(['FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT']),
  "digits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(consentByLinkBodyOneDigitsRegExp))).check(/*#__PURE__*/ zod.describe('Last four digits of the parents\' number; asked on the fourth device')),
  "pin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(consentByLinkBodyOnePinRegExp))).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: chosen by its first browser, asked by each further one')),
  "part": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['HOME', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'CARD']), consentByLinkBodyOnePartDefault).check(/*#__PURE__*/ zod.describe('What of a FAMILY link is shown or done')),
  "childId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a FAMILY link: one of its children; the student it was made for without it'))
}), /*#__PURE__*/ zod.object({
  "giverName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyTwoGiverNameMax)),
  "kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['REQUIRED', 'MARKETING', 'PHOTO'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consentByLinkBodyTwoKindsMax))
}))
export const ConsentByLinkResponse = /*#__PURE__*/ zod.void()
