export const paths = {
  counsel: '/crm/counsel',
  on: (day: string) => `/crm/counsel?day=${day}`,
};
