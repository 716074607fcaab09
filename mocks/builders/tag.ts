import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 태그; 장학생 by default. */
export function buildTag(overrides: Partial<Row<'tags'>> = {}): Row<'tags'> {
  return {
    ...rowDefaults.tags,
    id: nextId(),
    name: '장학생',
    color: '#1d4ed8',
    priority: 1,
    ...stamps,
    ...overrides,
  };
}
