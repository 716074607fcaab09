import preview from '#storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Kit/알림과 상태/Spinner', component: Spinner, args: { label: '불러오는 중' } });

export const Default = meta.story();

export const Playground = meta.story({ args: { size: 40 } });
