export { assignmentName } from './assignmentText.ts';
export { WordAssignmentListDocument, type WordAssignmentFactsFragment } from './generated/graphql.ts';
