import { paths as lecturePaths } from '../lectures/paths.ts';

export const paths = {
  register: (lectureId: string) => `${lecturePaths.lecture(lectureId)}/register`,
};
