import preview from '#storybook/preview.tsx';
import { forgetSession, setStatus } from '#client/session/sessionStore.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { Startup } from './Startup.tsx';
import { withApp } from '../testing/withApp.tsx';

const meta = preview.meta({
  title: 'App/공통/시작',
  component: Startup,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>화면</p> },
  decorators: [withApp({ status: 'restoring' })],
});

export const Waiting = meta.story();

export const OnlyOnce = meta.story({
  play: async ({ canvas }) => {
    await sees(canvas.getByRole('status', { name: /시작하는 중입니다/ }));
    forgetSession();
    await says(canvas, '화면');
    setStatus('restoring');
    await new Promise(requestAnimationFrame);
    await says(canvas, '화면');
  },
});
