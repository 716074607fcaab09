declare global {
  /** Where the living mock's pages begin, when not at `/`: it sets this before the app starts. */
  var livingBase: string | undefined;
}

/** The address of the landing page: `/`, but for a living mock published somewhere else. */
export const basePath = (): string => (import.meta.env.MODE === 'mock' ? (globalThis.livingBase ?? '/') : '/');
