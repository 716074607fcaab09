import type { Visibility } from '../types.ts';

/** What is typed. */
export interface AskValues {
  title: string;
  body: string;
  lectureId: string | null;
  examId: string | null;
  examNumber: number | null;
  visibility: Visibility;
}
