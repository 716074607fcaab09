export const paths = {
  exams: '/portal/exams',
  exam: (id: string) => `/portal/exams/${id}`,
  submit: (id: string) => `/portal/exams/${id}/submit`,
};
