export const paths = { changes: '/crm/admin/audit/changes' };
