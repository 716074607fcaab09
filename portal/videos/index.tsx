import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const VideoPage = lazyWithRetry(() => import('./VideoPage.tsx'));

export const face: Face = { routes: [{ path: 'videos/:videoId', element: <VideoPage /> }] };
