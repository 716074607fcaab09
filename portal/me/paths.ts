export const paths = { me: '/portal/me' };
