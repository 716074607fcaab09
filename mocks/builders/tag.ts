import { nextId, stamps, type Row } from './row.ts';

/** 태그; 장학생 unless said. */
export function buildTag(overrides: Partial<Row<'tags'>> = {}): Row<'tags'> {
  return {
    id: nextId(),
    name: '장학생',
    color: '#1d4ed8',
    priority: 1,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
