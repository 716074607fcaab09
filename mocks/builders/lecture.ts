import { lectures } from '../cast.ts';
import { stamps, type Row } from './row.ts';

/** 강의; 미적분 B unless said. */
export function buildLecture(overrides: Partial<Row<'lectures'>> = {}): Row<'lectures'> {
  return {
    ...lectures.calculusB,
    startsAt: '18:30:00',
    endsAt: '21:30:00',
    capacity: 100,
    status: 'ACTIVE',
    version: 1,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
