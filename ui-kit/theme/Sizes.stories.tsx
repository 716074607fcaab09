import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import css from './Foundations.module.css';

const boxes = [
  ['--radius', { borderRadius: 'var(--radius)' }, '버튼과 입력'],
  ['--radius-large', { borderRadius: 'var(--radius-large)' }, '카드와 창'],
  ['--raised', { boxShadow: 'var(--raised)' }, '살짝 뜬 것: 끌고 있는 줄'],
  ['--floating', { boxShadow: 'var(--floating)' }, '위에 뜬 것: 메뉴, 창, 알림'],
] as const;

/** Height of controls, corners and shadows. Space between things is a multiple of 4px. */
function Sizes() {
  return (
    <Stack gap={16}>
      <div>
        <Button>높이</Button> <code>--control</code> 누르는 것의 높이
      </div>
      {boxes.map(([name, style, use]) => (
        <div key={name}>
          <span aria-hidden className={css.box} style={style} /> <code>{name}</code> {use}
        </div>
      ))}
      <div>
        {[4, 8, 12, 16, 24, 32].map((space) => (
          <span key={space} className={css.space} style={{ width: space }} title={`${space}px`} />
        ))}{' '}
        4 · 8 · 12 · 16 · 24 · 32px 간격
      </div>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Kit/기초/크기', component: Sizes });

export const Desk = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '높이' }).offsetHeight).toBe(34);
  },
});

export const Touch = meta.story({
  render: () => (
    <div className="touch">
      <Sizes />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '높이' }).offsetHeight).toBe(48);
  },
});
