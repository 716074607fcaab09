export { LectureOptionsDocument } from './generated/graphql.ts';
export { useLectureOptions } from './useLectureOptions.ts';
