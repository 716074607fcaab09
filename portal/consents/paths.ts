export const paths = { consents: '/portal/consents' };
