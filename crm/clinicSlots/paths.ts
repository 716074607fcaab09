export const paths = {
  slots: '/crm/clinic/slots',
  on: (day: string) => `/crm/clinic/slots?day=${day}`,
  counsel: '/crm/clinic/slots?type=COUNSEL',
};
