/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * All or none, also after the close: 409 full, overlap, already-reserved, other-counsel, ended, counsel-limit (ask again with exceedsLimit); 404 when one of them is not there.
 * @summary 학생 예약해 주기
 */
export const AddClinicParticipantsParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const addClinicParticipantsBodyStudentIdsMax = 200;
export const addClinicParticipantsBodyWaitDefault = false;
export const addClinicParticipantsBodyExceedsLimitDefault = false;
export const addClinicParticipantsBodyDryRunDefault = false;
export const AddClinicParticipantsBody = /*#__PURE__*/ zod.object({
  "studentIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addClinicParticipantsBodyStudentIdsMax)),
  "counselType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT'])).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "wait": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), addClinicParticipantsBodyWaitDefault).check(/*#__PURE__*/ zod.describe('Those who find no seat wait for one')),
  "exceedsLimit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), addClinicParticipantsBodyExceedsLimitDefault).check(/*#__PURE__*/ zod.describe('Also those who hold as many open counsel bookings as the academy allows')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), addClinicParticipantsBodyDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says who would be booked and has a lesson then'))
})
export const AddClinicParticipantsResponse = /*#__PURE__*/ zod.strictObject({
  "bookings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now'))),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('What undo takes back; null of a dry run'))
})

/**
 * Its open todos wait for the next booking, and its seat goes to whoever waits longest, who is told. 409 move-not-allowed once they came, version-conflict when it was changed since. Saying it twice changes nothing.
 * @summary 예약 취소해 주기
 */
export const RemoveClinicParticipantParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel')),
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const RemoveClinicParticipantQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the booking as it was read; without it whatever is there'))
})
export const RemoveClinicParticipantResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * Todos go along. 409 version-conflict, full, overlap, fixed (between clinic and counsel), ended, move-not-allowed.
 * @summary 다른 시간으로 옮기기
 */
export const MoveClinicParticipantParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const MoveClinicParticipantBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the booking this write changes; where it may be left out whatever is there')),
  "slotId": /*#__PURE__*/ zod.uuid()
})
export const MoveClinicParticipantResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name'))
})

/**
 * 409 too-early before the day, move-not-allowed in another state. Saying it twice changes nothing.
 * @summary 도착
 */
export const ArriveClinicParticipantParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const ArriveClinicParticipantResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * What is still to do waits for the next booking. 409 move-not-allowed in another state. Saying it twice changes nothing.
 * @summary 귀가
 */
export const DepartClinicParticipantParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const DepartClinicParticipantResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * @summary 급함 표시
 */
export const HurryClinicParticipantParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const HurryClinicParticipantBody = /*#__PURE__*/ zod.object({
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the booking this write changes; where it may be left out whatever is there'))
})
export const HurryClinicParticipantResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * Within the slot (422). 409 version-conflict, overlap.
 * @summary 오는 시간 바꾸기
 */
export const ChangeClinicParticipantTimeParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const ChangeClinicParticipantTimeBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the booking this write changes; where it may be left out whatever is there')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
export const ChangeClinicParticipantTimeResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name'))
})

/**
 * 409 version-conflict carries both values.
 * @summary 예약 메모 추가
 */
export const WriteClinicMemoParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const writeClinicMemoBodyMemoMax = 500;
export const WriteClinicMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Of the booking this write changes; where it may be left out whatever is there')),
  "memo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeClinicMemoBodyMemoMax))
})
export const WriteClinicMemoResponse = /*#__PURE__*/ zod.strictObject({
  "booking": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * One change set, all or none: 409 not-assignable for a booking without a seat, overlap where the TA has another counsel.
 * @summary 조교 배정하기
 */
export const assignClinicTaBodyParticipantIdsMax = 500;
export const assignClinicTaBodyTaIdsMax = 50;
export const AssignClinicTaBody = /*#__PURE__*/ zod.object({
  "participantIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignClinicTaBodyParticipantIdsMax)),
  "taIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(assignClinicTaBodyTaIdsMax)).check(/*#__PURE__*/ zod.describe('None takes the TA away, one takes all, several share them: each goes to whoever has least that day')),
  "versions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))).check(/*#__PURE__*/ zod.describe('booking → version it was read at; others are not compared'))
})
export const AssignClinicTaResponse = /*#__PURE__*/ zod.strictObject({
  "bookings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1')),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "memo": /*#__PURE__*/ zod.string(),
  "arrivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "departedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('A student in a slot, as it is now'))),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * At most 93 days (400).
 * @summary 조교별 배정 수
 */
export const CountClinicTaAssignmentsQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date(),
  "endDate": /*#__PURE__*/ zod.iso.date(),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']))
})
export const CountClinicTaAssignmentsResponse = /*#__PURE__*/ zod.strictObject({
  "counts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "taId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "date": /*#__PURE__*/ zod.iso.date(),
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Bookings with a seat')),
  "expected": /*#__PURE__*/ zod.int(),
  "arrived": /*#__PURE__*/ zod.int(),
  "departed": /*#__PURE__*/ zod.int(),
  "counsels": /*#__PURE__*/ zod.int(),
  "openTodos": /*#__PURE__*/ zod.int(),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Of all bookings together'))
}))
})

/**
 * @summary 조교별 배정 내역
 */
export const ListClinicTaAssignmentsQueryParams = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL'])),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Everybody when absent'))
})
export const ListClinicTaAssignmentsResponse = /*#__PURE__*/ zod.strictObject({
  "bookings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "participantId": /*#__PURE__*/ zod.uuid(),
  "slotId": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "taName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "studentName": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW']),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "isHurried": /*#__PURE__*/ zod.boolean(),
  "openTodos": /*#__PURE__*/ zod.int()
}))
})

/**
 * Who was expected and did not come is a no-show, who still waits is let go. 409 too-early for a day to come.
 * @summary 하루 마감하기
 */
export const CloseClinicDayBody = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL'])),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing'))
})
export const CloseClinicDayResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing')),
  "noShows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "participantId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})).check(/*#__PURE__*/ zod.describe('Who was expected and did not come, or would be marked so')),
  "letGo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Who still waited for a seat')),
  "notOver": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Expected to a time that has not ended; left as they are')),
  "stillHere": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "participantId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})).check(/*#__PURE__*/ zod.describe('Who arrived and was not seen off; left as they are')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT: what undo takes back'))
})

/**
 * Takes back what one clinic action of today changed: an arrival, a departure, a no-show, todos, an assignment, a copy. 403 not-own for a colleague's, unless a manager asks. 404 when it is none, 409 changed-since when somebody changed it, full when the seat is gone, undo-late after its day.
 * @summary 되돌리기
 */
export const UndoClinicBody = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoClinicResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open, clinic-limit.
 * @summary 클리닉 예약하기
 */
export const ReserveClinicSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const reserveClinicSlotBodyWaitDefault = false;
export const ReserveClinicSlotBody = /*#__PURE__*/ zod.object({
  "wait": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), reserveClinicSlotBodyWaitDefault).check(/*#__PURE__*/ zod.describe('Wait for a seat when there is none'))
})
export const ReserveClinicSlotResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RESERVED', 'WAITING']),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1; null with a seat')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "todos": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('What there is to do there'))
})

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 클리닉 예약 취소하기
 */
export const CancelClinicSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const CancelClinicSlotResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open, other-counsel, counsel-limit.
 * @summary 상담 예약하기
 */
export const ReserveCounselSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const reserveCounselSlotBodyWaitDefault = false;
export const ReserveCounselSlotBody = /*#__PURE__*/ zod.object({
  "counselType": /*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),
  "wait": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), reserveCounselSlotBodyWaitDefault).check(/*#__PURE__*/ zod.describe('Wait for a seat when there is none'))
})
export const ReserveCounselSlotResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RESERVED', 'WAITING']),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place on the waiting list, from 1; null with a seat')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "todos": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('What there is to do there'))
})

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 상담 예약 취소하기
 */
export const CancelCounselSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const CancelCounselSlotResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
