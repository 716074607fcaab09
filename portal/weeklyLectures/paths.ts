import { paths as lecturePaths } from '../lectures/paths.ts';

export const paths = {
  week: (lectureId: string, id: string) => `${lecturePaths.lecture(lectureId)}/weeks/${id}`,
};
