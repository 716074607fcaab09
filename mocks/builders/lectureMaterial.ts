import { lectures, staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 강의 자료; published by default. */
export function buildLectureMaterial(overrides: Partial<Row<'lecture_materials'>> = {}): Row<'lecture_materials'> {
  return {
    id: nextId(),
    lectureId: lectures.calculusB.id,
    title: '미적분 개념 정리',
    sequence: 1,
    version: 1,
    description: '풀고 나서 확인을 눌러 주세요.',
    publishedAt: '2026-11-02T00:00:00Z',
    createdBy: staff.admin.id,
    ...stamps,
    ...overrides,
  };
}
