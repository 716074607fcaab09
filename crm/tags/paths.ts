export const paths = { tags: '/crm/tags' };
