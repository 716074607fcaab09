import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import type { Action } from '../../shared/actions/action.ts';

const GradeSettingsDialog = lazyWhenIdle(() =>
  import('./GradeSettingsDialog.tsx').then((file) => file.GradeSettingsDialog),
);

/** Where managers say how many must have taken an exam that gives 등급. */
export const gradeSettings: Action = {
  title: '등급 기준',
  may: ['scores', 'settings'],
  asks: (close) => <GradeSettingsDialog onClose={close} />,
};
