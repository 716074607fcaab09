export const paths = { setup: '/crm/admin/setup' };
