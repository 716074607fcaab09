export const paths = { errors: '/crm/admin/errors' };
