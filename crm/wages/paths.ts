export const paths = { wageTypes: '/crm/admin/wage-types' };
