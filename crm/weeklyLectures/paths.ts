import type { TabbedPage } from '../face.ts';

export const paths = {
  week: (lectureId: string, id: string) => `/crm/lectures/${lectureId}/weeks/${id}`,
};

/** One week of a lecture; the parts of other slices are its tabs. */
export const weekPage: TabbedPage = { path: 'lectures/:lectureId/weeks/:weekId', label: '주차 안의 화면' };
