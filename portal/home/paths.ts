export const paths = { home: '/portal' };
