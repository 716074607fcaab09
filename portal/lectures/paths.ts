export const paths = {
  lectures: '/portal/lectures',
  week: '/portal/lectures/week',
  lecture: (id: string) => `/portal/lectures/${id}`,
};
