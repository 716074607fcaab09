export const paths = {
  work: '/crm/work',
  records: '/crm/admin/work-records',
  month: (month: string) => `/crm/admin/work-records?view=month&month=${month}`,
};
