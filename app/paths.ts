/** Addresses of the shell. */
export const paths = {
  landing: '/',
  login: '/login',
  findPassword: '/find-password',
  changePassword: '/change-password',
  board: '/board',
  boardPost: (id: string) => `/board/${id}`,
  terms: (id: string) => `/terms/${id}`,
  crm: '/crm',
  account: '/crm/account',
  portal: '/portal',
} as const;
