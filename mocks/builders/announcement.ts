import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';
import { buildWeeklyLecture } from './weeklyLecture.ts';

/** A document of the editor with one paragraph for each text. */
export const paragraphs = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** 주차 공지; published by default. */
export function buildAnnouncement(overrides: Partial<Row<'announcements'>> = {}): Row<'announcements'> {
  return {
    ...rowDefaults.announcements,
    id: nextId(),
    weeklyLectureId: buildWeeklyLecture().id,
    title: '5주차 준비물과 숙제',
    body: paragraphs('이번 수업은 부분적분입니다.', '교재 3단원 예제를 풀어 오고, 지난주 오답 노트를 가져오세요.'),
    publishedAt: '2026-11-02T11:00:00Z',
    createdBy: staff.ta.id,
    ...stamps,
    ...overrides,
  };
}
