import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import type { Face } from '../face.ts';

export const panels = {
  ConsultDialog: lazyPart(() => import('./ConsultDialog.tsx').then((file) => file.ConsultDialog)),
};

export const face: Face = {
  resources: [
    { name: 'consults', label: '상담', parent: 'students' },
    { name: 'alertSettings', label: '챙길 학생의 기준', parent: 'students' },
    { name: 'consultTasks', label: '상담할 일', parent: 'students' },
  ],
};
