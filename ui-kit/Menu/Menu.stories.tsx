import { useEffect, useRef, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ColumnsIcon, DeleteIcon, EditIcon, LogOutIcon, MoreIcon, UserIcon } from '../icons.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { sees } from '../testing/play.ts';

const remove = fn();
const toggle = fn();

const items: MenuItem[] = [
  { label: '수정', icon: <EditIcon />, href: '#edit' },
  { label: '복사', disabled: true },
  { label: '삭제', icon: <DeleteIcon />, tone: 'danger', onSelect: remove },
];

function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
}

const meta = preview.meta({
  title: 'Kit/버튼과 링크/Menu',
  component: Menu,
  args: {
    label: '더 보기',
    icon: <MoreIcon />,
    iconOnly: true,
    items,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await expect(canvas.getByRole('menuitem', { name: '수정' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '삭제' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: '더 보기' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
});

/** What can't be chosen now says why, to whoever comes to it. */
export const Why = meta.story({
  args: {
    items: [
      { label: '수정', onSelect: fn() },
      { label: '휴강', icon: <EditIcon />, why: '출결이 있는 주차는 휴강으로 바꿀 수 없습니다.', onSelect: remove },
      { label: '삭제', icon: <DeleteIcon />, tone: 'danger', why: '마지막 주차가 아닙니다.', onSelect: remove },
    ],
  },
  play: async ({ canvas }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: /^휴강 출결이 있는 주차는 휴강으로/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).not.toHaveBeenCalled();
    await sees(canvas.getByRole('menu'));
  },
});

/** As it is when its button was pressed: docs play nothing. */
export const Open = meta.story({
  render: (args) => (
    <Pressed>
      <Menu {...args} />
    </Pressed>
  ),
  play: ({ canvas }) => sees(canvas.getByRole('menu')),
});

export const Playground = meta.story();

export const UserMenu = meta.story({
  args: {
    label: '김하늘 원장',
    icon: <UserIcon />,
    iconOnly: false,
    items: [
      { label: '비밀번호 변경', href: '#password' },
      { label: '로그아웃', icon: <LogOutIcon />, onSelect: fn() },
    ],
  },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: '김하늘 원장' })),
});

/** What is on has a mark; the menu stays open, so that several can be switched. */
export const Switches = meta.story({
  args: {
    label: '표시할 열',
    icon: <ColumnsIcon />,
    iconOnly: false,
    items: [
      { label: '상태', checked: true, onSelect: toggle },
      { label: '메모', checked: false, onSelect: toggle },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '표시할 열' }));
    const [shown, hidden] = canvas.getAllByRole('menuitemcheckbox');
    await expect(shown).toBeChecked();
    await expect(hidden).not.toBeChecked();
    await userEvent.click(hidden!);
    await expect(toggle).toHaveBeenCalledOnce();
    await sees(canvas.getByRole('menu'));
  },
});
