import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { paragraphs } from './announcement.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 약관; by default the terms of use. */
export function buildTerm(overrides: Partial<Row<'terms'>> = {}): Row<'terms'> {
  return { ...rowDefaults.terms, id: 'service', title: '이용약관', ...stamps, ...overrides };
}

/** 약관 본문; by default in force. */
export function buildTermVersion(overrides: Partial<Row<'term_versions'>> = {}): Row<'term_versions'> {
  return {
    ...rowDefaults.term_versions,
    id: nextId(),
    termId: 'service',
    body: paragraphs('제1조 (목적)', '이 약관은 학원 서비스를 쓰는 조건을 정합니다.'),
    publishedFrom: '2026-03-02',
    ...stamps,
    ...overrides,
  };
}
