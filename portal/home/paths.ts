import type { Breadcrumb } from '#ui-kit';

export const paths = { home: '/portal' };

/** The way back to it. */
export const home: Breadcrumb = { label: '홈', href: paths.home };
