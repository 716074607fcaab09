export { LectureOptionsDocument } from './generated/graphql.ts';
export { useLectureOptions, type LectureOption } from './useLectureOptions.ts';
