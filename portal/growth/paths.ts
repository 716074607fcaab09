export const paths = {
  growth: '/portal/growth',
  wrong: (unit = '') => `/portal/growth/wrong${unit && `?${new URLSearchParams({ unit }).toString()}`}`,
};
