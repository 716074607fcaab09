export { AssignmentList } from './AssignmentList.tsx';
export { assignmentName } from './assignmentText.ts';
export { WordAssignmentListDocument, type WordAssignmentFactsFragment } from './generated/graphql.ts';
