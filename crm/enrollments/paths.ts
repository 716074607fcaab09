import { paths as lecturePaths } from '../lectures/paths.ts';

export const paths = {
  ofLecture: (lectureId: string) => `${lecturePaths.lecture(lectureId)}/students`,
};
