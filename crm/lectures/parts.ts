export { LectureOptionsDocument } from './generated/graphql.ts';
