export const paths = { today: '/crm/today' };
