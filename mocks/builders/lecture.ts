import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { lectures } from '../cast.ts';
import { stamps, type Row } from './row.ts';

/** 강의; 미적분 B by default. */
export function buildLecture(overrides: Partial<Row<'lectures'>> = {}): Row<'lectures'> {
  return {
    ...rowDefaults.lectures,
    ...lectures.calculusB,
    startsAt: '18:30:00',
    endsAt: '21:30:00',
    capacity: 100,
    ...stamps,
    ...overrides,
  };
}
