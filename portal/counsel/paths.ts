export const paths = { counsel: '/portal/counsel' };
