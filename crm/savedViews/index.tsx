import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import type { Face } from '../face.ts';

export const panels = { KeptPageSize: lazyPart(() => import('./KeptPageSize.tsx')) };

export const face: Face = { resources: [{ name: 'savedViews', label: '저장한 보기' }] };
