import type { Stamp } from '../../ports/heavy.ts';

/** Lines as long as a reader's get, to try a file with. */
export const sampleStamp: Stamp = {
  lines: ['홍길동남궁 20269999 0000', '2026-12-31 23:59 · 000000000000'],
  traceId: '',
};
