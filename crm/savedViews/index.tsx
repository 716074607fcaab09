import type { Face } from '../face.ts';

export const face: Face = { resources: [{ name: 'savedViews', label: '저장한 보기' }] };
