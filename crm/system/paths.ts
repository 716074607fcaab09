export const paths = { system: '/crm/admin/system' };
