export const paths = { retakes: '/crm/retakes' };
