export { Choices, Writing, type GivenAnswer } from './AnswerInputs.tsx';
export { MyTests } from './MyTests.tsx';
