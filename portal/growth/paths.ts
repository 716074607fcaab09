export const paths = { growth: '/portal/growth' };
