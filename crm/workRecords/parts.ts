import { lazyPart } from '#client/page/lazy/lazyPart.tsx';

export const MyClock = lazyPart(() => import('./clock/MyClock.tsx').then((file) => file.MyClock));
