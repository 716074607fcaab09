export const paths = { retention: '/crm/admin/retention' };
