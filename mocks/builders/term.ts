import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { stamps, type Row } from './row.ts';

/** 약관; by default the terms of use. */
export function buildTerm(overrides: Partial<Row<'terms'>> = {}): Row<'terms'> {
  return {
    ...rowDefaults.terms,
    id: 'service',
    title: '이용약관',
    body: '제1조 (목적)\n이 약관은 학원 서비스를 쓰는 조건을 정합니다.',
    ...stamps,
    ...overrides,
  };
}
