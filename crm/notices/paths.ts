export const paths = { notices: '/crm/notice' };
