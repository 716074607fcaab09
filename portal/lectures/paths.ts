export const paths = { lectures: '/portal/lectures', lecture: (id: string) => `/portal/lectures/${id}` };
