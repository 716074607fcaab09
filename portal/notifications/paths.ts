export const paths = {
  notifications: '/portal/notifications',
  /** Marks it as read and leads to what it is about; a push leads here too. */
  open: (id: string) => `/portal/notifications/${id}`,
};
