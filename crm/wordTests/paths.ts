export const paths = {
  test: (id: string) => `/crm/word-tests/${id}`,
};
