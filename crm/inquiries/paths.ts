export const paths = { inquiries: '/crm/inquiries' };
