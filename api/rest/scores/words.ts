import type { Cell } from './cells/cell.ts';

/** The Korean names of states in refusals. */
export const words: {
  status: Record<Cell['status'], string>;
  delivery: Record<Cell['deliveryType'], string>;
  clinic: Record<Cell['clinicStatus'], string>;
} = {
  status: { NONE: '미응시', TAKEN: '응시', GRADED: '채점', ABSENT: '결시', EXEMPT: '면제' },
  delivery: { ONSITE: '현장', ONLINE: '온라인', HOME: '자택' },
  clinic: { NONE: '해당 없음', REQUIRED: '대상', RESERVED: '예약', DONE: '완료', EXEMPT: '면제' },
};
