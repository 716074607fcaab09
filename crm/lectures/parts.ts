export { LectureOptionsDocument } from './generated/graphql.ts';
export { useLectureOptions, useLectureTerm, type LectureOption } from './useLectureOptions.ts';
