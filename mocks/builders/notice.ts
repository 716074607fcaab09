import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 공지; by default for staff. */
export function buildNotice(overrides: Partial<Row<'notices'>> = {}): Row<'notices'> {
  return {
    ...rowDefaults.notices,
    id: nextId(),
    title: '이번 달 출결 마감 안내',
    body: '매주 수업이 끝난 날 밤 10시까지 출결을 마감해 주세요.\n결석한 학생은 보호자께 연락하고 메모를 남겨 주세요.',
    createdBy: staff.admin.id,
    ...stamps,
    ...overrides,
  };
}
