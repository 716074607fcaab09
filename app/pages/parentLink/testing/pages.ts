import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { students } from '#mocks/cast.ts';

/** An id of a row of these stories. */
export const id = (number: number) => `01990000-0000-7000-8000-00000000ec${String(number).padStart(2, '0')}`;

/** A page of one student that shows nothing. */
export const nothing: ParentPage = {
  studentName: students.minsu.name,
  expiresAt: '2026-12-18T10:00:00Z',
  childId: students.minsu.id,
  children: [{ id: students.minsu.id, name: students.minsu.name }],
  lessons: [],
  times: [],
  scores: [],
  homework: [],
  bookings: [],
  slots: [],
  limits: { clinicLimit: 2, counselLimit: 2 },
  video: null,
  consents: [],
  messages: [],
  cards: [],
  card: null,
};

/** A lesson without a mark. */
export const lesson: ParentPage['lessons'][number] = {
  weeklyLectureId: id(1),
  lectureName: '미적분 B',
  heldOn: '2026-11-24',
  startsAt: '18:30:00',
  endsAt: '21:30:00',
  room: '301호',
  mark: null,
  markedAt: null,
  notice: null,
};

/** A counsel that is reserved. */
export const booking: ParentPage['bookings'][number] = {
  slotId: id(2),
  reserveType: 'COUNSEL',
  counselType: 'PARENT',
  status: 'RESERVED',
  startsAt: '2026-11-26T08:00:00Z',
  endsAt: '2026-11-26T08:30:00Z',
  room: '상담실',
};
