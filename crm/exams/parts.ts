export { ExamMissing } from './page/ExamMissing.tsx';
export { KeyGrid } from './key/KeyGrid.tsx';
export { NO_ANSWER, answerText, isRight, readAnswer, toKeyed, type KeyedQuestion } from './key/answers.ts';
export { givenPoints, toQuestions } from './key/keyRows.ts';
export { useKey } from './key/useKey.ts';
