export const paths = { clinic: '/portal/clinic' };
