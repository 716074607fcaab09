export const paths = { account: '/crm/account' };
