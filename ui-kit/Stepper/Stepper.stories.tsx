import preview from '#storybook/preview.tsx';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Kit/입력/Stepper',
  component: Stepper,
  args: { label: '엑셀 가져오기', steps: ['파일 선택', '미리보기', '완료'], current: 1 },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { current: 3 } });
