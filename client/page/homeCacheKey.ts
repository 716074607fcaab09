/** `localStorage` key of who wants their home kept on this device; only their id. */
export const HOME_CACHE_KEY = 'homeKept';

/** Whether this person wants their home kept on this device. */
export function isHomeCached(userId: string): boolean {
  try {
    return localStorage.getItem(HOME_CACHE_KEY) === userId;
  } catch {
    return false;
  }
}
