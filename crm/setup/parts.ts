import { lazyPart } from '#client/page/lazy/lazyPart.tsx';

/** Only an academy that lacks something loads it. */
export const NothingYet = lazyPart(() => import('./NothingYet.tsx').then((file) => file.NothingYet));
/** Most academies have put it away. */
export const SetupCard = lazyPart(() => import('./screens.ts').then((file) => file.SetupCard));
