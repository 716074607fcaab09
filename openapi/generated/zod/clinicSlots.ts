/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * At most 93 days (400).
 * @summary 시간 보기
 */
export const ListClinicSlotsQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date(),
  "endDate": /*#__PURE__*/ zod.iso.date(),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']))
})
export const ListClinicSlotsResponse = /*#__PURE__*/ zod.strictObject({
  "slots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int(),
  "booked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Bookings that hold a seat')),
  "waiting": /*#__PURE__*/ zod.int(),
  "free": /*#__PURE__*/ zod.int()
}))
})

/**
 * 409 duplicate-slot at the same hour and place; 409 late-hour or holiday where the clinic rules refuse it, else a warning.
 * @summary 시간 만들기
 */
export const createClinicSlotBodyRoomDefault = ``;
export const createClinicSlotBodyRoomMax = 30;
export const createClinicSlotBodyNoteDefault = ``;
export const createClinicSlotBodyNoteMax = 500;
export const createClinicSlotBodyCapacityMax = 500;
export const createClinicSlotBodyDryRunDefault = false;
export const CreateClinicSlotBody = /*#__PURE__*/ zod.object({
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of a counsel; null for any')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('At most 12 hours after the start')),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createClinicSlotBodyRoomMax)), createClinicSlotBodyRoomDefault),
  "note": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createClinicSlotBodyNoteMax)), createClinicSlotBodyNoteDefault).check(/*#__PURE__*/ zod.describe('Students read it')),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createClinicSlotBodyCapacityMax)),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Who looks after those who book; null for nobody yet')),
  "opensAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Students reserve from then on; null for at once')),
  "closesAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Students reserve until then; the start when absent')),
  "cancelUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Students cancel until then; the start when absent')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createClinicSlotBodyDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says what it would do'))
})
export const CreateClinicSlotResponse = /*#__PURE__*/ zod.strictObject({
  "slot": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int()
}),
  "warnings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['HOLIDAY', 'LATE', 'ROOM', 'TA']).check(/*#__PURE__*/ zod.describe('A public holiday; past the closing hour of the clinic rules; the room or the TA is taken at that time, by a lesson too; one TA may be in clinics at once')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
}).check(/*#__PURE__*/ zod.describe('What somebody should look at before the day comes; the slot is written all the same'))),
  "promoted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Who waited and has a seat now')),
  "told": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Students who are told that they move'))
})

/**
 * Moves and resizes, too: bookings at its own time move along, and new seats go to those who wait. 409 version-conflict, capacity-below-booked, overlap, duplicate-slot, in-use (the kind of a booked slot stays), late-hour, holiday.
 * @summary 시간 수정
 */
export const UpdateClinicSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const updateClinicSlotBodyOneRoomDefault = ``;
export const updateClinicSlotBodyOneRoomMax = 30;
export const updateClinicSlotBodyOneNoteDefault = ``;
export const updateClinicSlotBodyOneNoteMax = 500;
export const updateClinicSlotBodyOneCapacityMax = 500;
export const updateClinicSlotBodyOneDryRunDefault = false;
export const UpdateClinicSlotBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of a counsel; null for any')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('At most 12 hours after the start')),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateClinicSlotBodyOneRoomMax)), updateClinicSlotBodyOneRoomDefault),
  "note": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateClinicSlotBodyOneNoteMax)), updateClinicSlotBodyOneNoteDefault).check(/*#__PURE__*/ zod.describe('Students read it')),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateClinicSlotBodyOneCapacityMax)),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Who looks after those who book; null for nobody yet')),
  "opensAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Students reserve from then on; null for at once')),
  "closesAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Students reserve until then; the start when absent')),
  "cancelUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Students cancel until then; the start when absent')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateClinicSlotBodyOneDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says what it would do'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateClinicSlotResponse = /*#__PURE__*/ zod.strictObject({
  "slot": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int()
}),
  "warnings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['HOLIDAY', 'LATE', 'ROOM', 'TA']).check(/*#__PURE__*/ zod.describe('A public holiday; past the closing hour of the clinic rules; the room or the TA is taken at that time, by a lesson too; one TA may be in clinics at once')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
}).check(/*#__PURE__*/ zod.describe('What somebody should look at before the day comes; the slot is written all the same'))),
  "promoted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Who waited and has a seat now')),
  "told": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Students who are told that they move'))
})

/**
 * 409 in-use while it has bookings or a record of them.
 * @summary 시간 삭제
 */
export const DeleteClinicSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const DeleteClinicSlotResponse = /*#__PURE__*/ zod.void()

/**
 * One change set, all or nothing: 409 slot-conflicts.
 * @summary 시간 매주 반복하기
 */
export const RepeatClinicSlotParams = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of clinic or counsel'))
})
export const repeatClinicSlotBodyWeekdaysItemMax = 7;
export const repeatClinicSlotBodyWeekdaysMax = 7;
export const RepeatClinicSlotBody = /*#__PURE__*/ zod.object({
  "until": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Last day, at most a year after the slot')),
  "weekdays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(repeatClinicSlotBodyWeekdaysItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(repeatClinicSlotBodyWeekdaysMax))).check(/*#__PURE__*/ zod.describe('Monday is 1; that of the slot when absent')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing'))
})
export const RepeatClinicSlotResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing')),
  "made": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.describe('What is made, or would be')),
  "conflicts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.enum(['ROOM', 'TA', 'PAST', 'RULE']).check(/*#__PURE__*/ zod.describe('The room or the TA is taken; the day is over; the clinic rules refuse it')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "slotId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The slot that is there already')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
})).check(/*#__PURE__*/ zod.describe('What stands in the way; on COMMIT always empty, since it is refused (409 slot-conflicts)')),
  "warnings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['HOLIDAY', 'LATE', 'ROOM', 'TA']).check(/*#__PURE__*/ zod.describe('A public holiday; past the closing hour of the clinic rules; the room or the TA is taken at that time, by a lesson too; one TA may be in clinics at once')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
}).check(/*#__PURE__*/ zod.describe('What somebody should look at before the day comes; the slot is written all the same'))),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT: what undo takes back'))
})

/**
 * One change set, all or nothing: 409 slot-conflicts; 404 where that day has no slots.
 * @summary 하루의 시간을 다른 날로 복사하기
 */
export const copyClinicDayBodyToDatesMax = 60;
export const CopyClinicDayBody = /*#__PURE__*/ zod.object({
  "fromDate": /*#__PURE__*/ zod.iso.date(),
  "toDates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyClinicDayBodyToDatesMax)),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL'])),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing'))
})
export const CopyClinicDayResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']).check(/*#__PURE__*/ zod.describe('PREVIEW writes nothing')),
  "made": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "reserveType": /*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']),
  "counselType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT']).check(/*#__PURE__*/ zod.describe('학습, 성적, 진로·입시, 생활, 학부모')),/*#__PURE__*/ zod.null()]),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "cancelUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.describe('What is made, or would be')),
  "conflicts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.enum(['ROOM', 'TA', 'PAST', 'RULE']).check(/*#__PURE__*/ zod.describe('The room or the TA is taken; the day is over; the clinic rules refuse it')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "room": /*#__PURE__*/ zod.string(),
  "slotId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The slot that is there already')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
})).check(/*#__PURE__*/ zod.describe('What stands in the way; on COMMIT always empty, since it is refused (409 slot-conflicts)')),
  "warnings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['HOLIDAY', 'LATE', 'ROOM', 'TA']).check(/*#__PURE__*/ zod.describe('A public holiday; past the closing hour of the clinic rules; the room or the TA is taken at that time, by a lesson too; one TA may be in clinics at once')),
  "date": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean'))
}).check(/*#__PURE__*/ zod.describe('What somebody should look at before the day comes; the slot is written all the same'))),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT: what undo takes back'))
})

/**
 * At most 93 days (400); days without slots are left out.
 * @summary 날짜별 현황
 */
export const ReadClinicDailyStatusQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date(),
  "endDate": /*#__PURE__*/ zod.iso.date(),
  "reserveType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CLINIC', 'COUNSEL']))
})
export const ReadClinicDailyStatusResponse = /*#__PURE__*/ zod.strictObject({
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "date": /*#__PURE__*/ zod.iso.date(),
  "slots": /*#__PURE__*/ zod.int(),
  "capacity": /*#__PURE__*/ zod.int(),
  "booked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Bookings that hold a seat')),
  "waiting": /*#__PURE__*/ zod.int(),
  "expected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reserved and not here yet')),
  "arrived": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Here now')),
  "departed": /*#__PURE__*/ zod.int(),
  "noShow": /*#__PURE__*/ zod.int(),
  "cancelled": /*#__PURE__*/ zod.int(),
  "hurried": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Expected or here, and in a hurry')),
  "unassigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Bookings with a seat and without a TA')),
  "openTodos": /*#__PURE__*/ zod.int(),
  "doneTodos": /*#__PURE__*/ zod.int()
}))
})

/**
 * Whether a late hour or a holiday is allowed, warned of or refused, and how many open counsel bookings of one type a student may hold; 409 version-conflict.
 * @summary 클리닉 규칙 수정
 */
export const updateClinicRulesBodyCounselLimitMax = 20;
export const updateClinicRulesBodyClinicLimitMax = 20;
export const updateClinicRulesBodyClosingTimeRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const UpdateClinicRulesBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "counselLimit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateClinicRulesBodyCounselLimitMax))).check(/*#__PURE__*/ zod.describe('Open counsel bookings of one type a student may hold; unchanged when absent')),
  "clinicLimit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateClinicRulesBodyClinicLimitMax))).check(/*#__PURE__*/ zod.describe('Open clinic bookings of one day a student may hold; unchanged when absent')),
  "closingTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateClinicRulesBodyClosingTimeRegExp)).check(/*#__PURE__*/ zod.describe('HH:MM by which every slot has ended')),
  "lateRule": /*#__PURE__*/ zod.enum(['ALLOW', 'WARN', 'REFUSE']),
  "holidayRule": /*#__PURE__*/ zod.enum(['ALLOW', 'WARN', 'REFUSE'])
})
export const UpdateClinicRulesResponse = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int(),
  "counselLimit": /*#__PURE__*/ zod.int(),
  "clinicLimit": /*#__PURE__*/ zod.int(),
  "closingTime": /*#__PURE__*/ zod.string(),
  "lateRule": /*#__PURE__*/ zod.enum(['ALLOW', 'WARN', 'REFUSE']),
  "holidayRule": /*#__PURE__*/ zod.enum(['ALLOW', 'WARN', 'REFUSE'])
})
