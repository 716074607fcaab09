import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const LecturePage = lazyWithRetry(() => import('./LecturePage.tsx'));

export const paths = { lecture: (id: string) => `/portal/lectures/${id}` };

export const face: Face = { routes: [{ path: 'lectures/:lectureId', element: <LecturePage /> }] };
