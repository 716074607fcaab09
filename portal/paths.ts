/** Addresses of the portal: `path` for the router under /portal, a function for links. */
export const paths = {
  home: '/portal',
  lecture: (id: string) => `/portal/lectures/${id}`,
  week: (lectureId: string, id: string) => `/portal/lectures/${lectureId}/weeks/${id}`,
  wordDecks: '/portal/words',
  me: '/portal/me',
  changePassword: '/change-password',
} as const;
