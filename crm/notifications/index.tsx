import type { Face } from '../face.ts';

export const face: Face = {
  resources: [{ name: 'notifications', label: '포털 알림' }],
};
