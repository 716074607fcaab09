export const paths = {
  clinic: '/crm/clinic',
  on: (day: string) => `/crm/clinic?day=${day}`,
};
