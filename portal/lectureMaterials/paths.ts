export const paths = { materials: '/portal/materials' };
