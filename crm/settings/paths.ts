export const paths = { settings: '/crm/settings' };
