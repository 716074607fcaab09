import { paths as examPaths } from '../exams/paths.ts';

export const paths = {
  ofExam: (examId: string) => `${examPaths.exam(examId)}/omr`,
};
