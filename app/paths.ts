/** Addresses of the shell. */
export const paths = {
  landing: '/',
  login: '/login',
  setup: '/setup',
  findPassword: '/find-password',
  changePassword: '/change-password',
  board: '/board',
  boardPost: (id: string) => `/board/${id}`,
  terms: (id: string) => `/terms/${id}`,
  crm: '/crm',
  today: '/crm/today',
  account: '/crm/account',
  portal: '/portal',
} as const;
