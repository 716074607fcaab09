import { Problem } from '../http/problem.ts';

/** Answers for an operation that is described before it is served. */
export const unserved = (): Promise<never> => {
  throw new Problem(503, 'unserved', '아직 준비 중인 기능입니다.');
};
