export const paths = { messages: '/crm/sms', message: (id: string) => `/crm/sms/${id}` };
