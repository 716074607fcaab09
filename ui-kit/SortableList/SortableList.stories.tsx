import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SortableList } from './SortableList.tsx';
import { sees } from '../testing/play.ts';

const names = ['모의고사', '수능', '기말고사', '파이널 특강'];
const all = names.map((name) => ({ id: name, name }));
const moved = fn<(ids: string[]) => void | Promise<void>>();

function Goals({ canMove = true }: { canMove?: boolean }) {
  const [items, setItems] = useState(all);
  return (
    <div style={{ maxWidth: 420, padding: 16 }}>
      <SortableList
        label="디데이"
        items={items}
        nameOf={({ name }) => name}
        canMove={canMove}
        onMove={async (ids) => {
          await moved(ids);
          setItems(ids.map((id) => items.find((item) => item.id === id)!));
        }}
      >
        {({ name }) => <div style={{ padding: '8px 4px' }}>{name}</div>}
      </SortableList>
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/표와 목록/SortableList',
  component: Goals,
});

/** The names from top to bottom, by their position on screen. */
function shown(canvasElement: HTMLElement): string[] {
  const rows = within(canvasElement).getAllByRole('listitem');
  const top = (row: HTMLElement) => row.getBoundingClientRect().top;
  return rows.toSorted((one, other) => top(one) - top(other)).map((row) => row.textContent);
}

const handle = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: `${name} 순서 바꾸기` });

export const Default = meta.story();

export const Playground = meta.story({ args: { canMove: true } });

export const OrderIsFixed = meta.story({
  args: { canMove: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const grip = handle(canvasElement, '수능');
    grip.focus();
    await userEvent.keyboard(' ');
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('수능, 들었습니다. 4개 중 2번째입니다.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4개 중 4번째로 옮겼습니다');
    await expect(shown(canvasElement)).toEqual(['모의고사', '기말고사', '파이널 특강', '수능']);
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(moved.mock.calls).toEqual([[['수능', '모의고사', '기말고사', '파이널 특강']]]));
    await expect(shown(canvasElement)).toEqual(['수능', '모의고사', '기말고사', '파이널 특강']);
    await expect(handle(canvasElement, '수능')).toHaveFocus();
  },
});

export const TakenBackWithEscape = meta.story({
  play: async ({ canvas, canvasElement }) => {
    handle(canvasElement, '모의고사').focus();
    await userEvent.keyboard(' {End}{Escape}');
    await expect(shown(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('status')).toHaveTextContent('옮기지 않았습니다');
    await expect(moved).not.toHaveBeenCalled();
  },
});

export const ByPointer = meta.story({
  play: async ({ canvasElement }) => {
    const middle = (name: string) => {
      const { left, top, height } = handle(canvasElement, name).getBoundingClientRect();
      return { clientX: left + 5, clientY: top + height / 2 };
    };
    const mouse = userEvent.setup();
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: handle(canvasElement, '파이널 특강'), coords: middle('파이널 특강') },
      { target: document.body, coords: { clientX: 40, clientY: middle('수능').clientY - 8 } },
    ]);
    await expect(shown(canvasElement)).toEqual(['모의고사', '파이널 특강', '수능', '기말고사']);
    await mouse.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(moved.mock.calls).toEqual([[['모의고사', '파이널 특강', '수능', '기말고사']]]));
  },
});

export const Failed = meta.story({
  beforeEach: () => void moved.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, canvasElement }) => {
    handle(canvasElement, '모의고사').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('원래 순서로 되돌렸습니다'));
    await sees(canvas.getByText(/^문제가 생겼습니다/));
    await expect(shown(canvasElement)).toEqual(names);
  },
});
