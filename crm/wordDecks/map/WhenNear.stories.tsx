import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { says } from '#ui-kit/testing/play.ts';
import { WhenNear } from './WhenNear.tsx';

const meta = preview.meta({
  title: 'CRM/단어장/가까워지면 보이는 부분',
  component: WhenNear,
  args: { children: <p>아래에 있는 부분</p> },
});

export const Near = meta.story({ play: ({ canvas }) => says(canvas, '아래에 있는 부분') });

export const Below = meta.story({
  render: ({ children }) => (
    <>
      <div style={{ height: '300vh' }} />
      <WhenNear>{children}</WhenNear>
      <p>맨 아래</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('아래에 있는 부분')).toBeNull();
    canvas.getByText('맨 아래').scrollIntoView();
    await says(canvas, '아래에 있는 부분');
  },
});
