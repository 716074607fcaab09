export { CandidateFinder } from './candidates/CandidateFinder.tsx';
export { StudentPicker } from './search/StudentPicker.tsx';
export { StudentChoicesDocument, type StudentChoiceFragment } from './generated/graphql.ts';
export { identityColumns } from './list/identityColumns.tsx';
export { PhoneCell } from './list/PhoneCell.tsx';
export { recentStudents, type RecentStudent } from './search/recentStudents.ts';
export { studentSearch } from './search/studentSearch.ts';
