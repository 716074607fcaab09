import type { By } from '../lessons.ts';

/** What is printed: everything of the week on one sheet of A3, or one room or teacher a page of A4. */
export interface PrintWish {
  by: By;
  size: 'A3' | 'A4';
}

/** What can be chosen, in its order. */
export const printWishes: readonly (PrintWish & { label: string })[] = [
  { by: 'room', size: 'A3', label: '강의실별 전체 (A3)' },
  { by: 'room', size: 'A4', label: '강의실마다 한 장 (A4)' },
  { by: 'teacherName', size: 'A3', label: '선생님별 전체 (A3)' },
  { by: 'teacherName', size: 'A4', label: '선생님마다 한 장 (A4)' },
];
