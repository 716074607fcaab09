import { lazyPart } from '#client/page/lazy/lazyPart.tsx';

/** Offers push after something was booked. */
export const OfferPush = lazyPart(() => import('./push/OfferPush.tsx'));
