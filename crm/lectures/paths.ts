import type { TabbedPage } from '../face.ts';

export const paths = {
  lectures: '/crm/lectures',
  import: '/crm/lectures/import',
  schedule: '/crm/schedule',
  lecture: (id: string) => `/crm/lectures/${id}`,
};

/** One lecture; the parts of other slices are its tabs. */
export const lecturePage: TabbedPage = { path: 'lectures/:lectureId', label: '강의 안의 화면' };
