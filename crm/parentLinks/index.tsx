import type { Face } from '../face.ts';

export const face: Face = {
  resources: [{ name: 'parentLinks', label: '보호자 링크', parent: 'students' }],
};
