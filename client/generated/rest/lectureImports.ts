// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';

export type ImportedCell = components['schemas']['ImportedCell'];
export type ImportedEnrollment = components['schemas']['ImportedEnrollment'];
export type ImportedKind = components['schemas']['ImportedKind'];
export const ImportedKind = { NEW: 'NEW', STANDING: 'STANDING', UNCLEAR: 'UNCLEAR', LEFT_OUT: 'LEFT_OUT', REFUSED: 'REFUSED' } as const;
export type ImportedLecture = components['schemas']['ImportedLecture'];
export type LectureImportReport = components['schemas']['LectureImportReport'];
export type LectureImportRequest = components['schemas']['LectureImportRequest'];
export type LectureSheet = components['schemas']['LectureSheet'];
export type LectureSheetColumn = components['schemas']['LectureSheetColumn'];
export type LectureSheetField = components['schemas']['LectureSheetField'];
export const LectureSheetField = { lecture: 'lecture', teacher: 'teacher', days: 'days', hours: 'hours', startsAt: 'startsAt', endsAt: 'endsAt', monday: 'monday', tuesday: 'tuesday', wednesday: 'wednesday', thursday: 'thursday', friday: 'friday', saturday: 'saturday', sunday: 'sunday', room: 'room', capacity: 'capacity', term: 'term', startsOn: 'startsOn', endsOn: 'endsOn', weeks: 'weeks', name: 'name', studentNumber: 'studentNumber', school: 'school', phone: 'phone', parentPhone: 'parentPhone', fromDate: 'fromDate', standing: 'standing' } as const;
export type LectureSheetRow = components['schemas']['LectureSheetRow'];
export type LectureSheets = components['schemas']['LectureSheets'];
