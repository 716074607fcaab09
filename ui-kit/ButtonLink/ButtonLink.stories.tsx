import preview from '#storybook/preview.tsx';
import { LectureIcon } from '../icons.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Kit/버튼과 링크/ButtonLink',
  component: ButtonLink,
  args: { href: '#lectures', children: '강의로 가기' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { variant: 'primary', icon: <LectureIcon /> } });
