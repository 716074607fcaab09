/** Every address the portal leads to; links and redirects are made here alone. */
export const paths = {
  home: '/portal',
  lecture: (id: string) => `/portal/lectures/${id}`,
  week: (lectureId: string, id: string) => `/portal/lectures/${lectureId}/weeks/${id}`,
  wordDecks: '/portal/words',
  me: '/portal/me',
  changePassword: '/change-password',
  term: (id: 'service' | 'privacy') => `/terms/${id}`,
} as const;
