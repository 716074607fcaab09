import type { Face } from '../face.ts';

export const face: Face = {
  resources: [{ name: 'consents', label: '동의', parent: 'students' }],
};
