export { CandidateFinder } from './candidates/CandidateFinder.tsx';
export { StudentPicker } from './StudentPicker.tsx';
export { StudentChoicesDocument, type StudentChoiceFragment } from './generated/graphql.ts';
export { identityColumns } from './identityColumns.tsx';
export { PhoneCell } from './PhoneCell.tsx';
export { recentStudents, type RecentStudent } from './recentStudents.ts';
export { studentSearch } from './studentSearch.ts';
