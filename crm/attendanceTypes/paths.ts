export const paths = {
  attendanceTypes: '/crm/attendance-types',
  create: '/crm/attendance-types/create',
  edit: (id: string) => `/crm/attendance-types/${id}/edit`,
};
