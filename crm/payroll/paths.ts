export const paths = {
  payroll: '/crm/admin/payroll',
  month: (month: string) => `/crm/admin/payroll?month=${month}`,
};
