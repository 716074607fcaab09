import type { BrowserContextOptions } from '@playwright/test';

/** The least phone the portal and the pages for parents are made for, in the hand. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
