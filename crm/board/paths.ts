export const paths = { board: '/crm/board', post: (id: string) => `/crm/board/${id}` };
