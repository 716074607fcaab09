/** Every address the portal leads to; links and redirects are made here alone. */
export const paths = {
  home: '/portal',
  lecture: (id: string) => `/portal/lectures/${id}`,
  week: (lectureId: string, id: string) => `/portal/lectures/${lectureId}/weeks/${id}`,
  announcement: (week: { lectureId: string; id: string }, id: string) =>
    `/portal/lectures/${week.lectureId}/weeks/${week.id}/announcements/${id}`,
  exam: (id: string) => `/portal/exams/${id}`,
  clinic: '/portal/clinic',
  counsel: '/portal/counsel',
  wordDecks: '/portal/words',
  me: '/portal/me',
  changePassword: '/change-password',
  term: (id: 'service' | 'privacy') => `/terms/${id}`,
} as const;
