/** Where the public pages are; the last segment of a link is its token. */
export const publicAddresses = [
  '/',
  '/board',
  '/board/:faqId',
  '/login',
  '/find-password',
  '/terms/:termId',
  '/link/:card',
  '/link/video/:video',
  '/link/week/:week',
  '/link/counsel/:counsel',
  '/link/clinic/:clinic',
  '/link/absence/:absence',
  '/link/consent/:consent',
] as const;
