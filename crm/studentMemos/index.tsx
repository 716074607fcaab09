import type { Face } from '../face.ts';

export const face: Face = {
  resources: [{ name: 'studentMemos', label: '메모', parent: 'students' }],
};
