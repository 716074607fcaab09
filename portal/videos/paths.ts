export const paths = { video: (id: string) => `/portal/videos/${id}` };
