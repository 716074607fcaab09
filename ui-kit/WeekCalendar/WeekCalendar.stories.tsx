import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hears, hearsLast } from '../testing/play.ts';
import { addDays, formatDay } from '../format/time/date.ts';
import type { CalendarSpan } from './span.ts';
import { WeekCalendar } from './WeekCalendar.tsx';
import type { CalendarBlock } from './types.ts';

const monday = '2026-11-16';
const days = Array.from({ length: 7 }, (_, at) => ({
  date: addDays(monday, at),
  title: formatDay(addDays(monday, at)),
  shaded: at === 6,
}));
const start: CalendarBlock[] = [
  { id: 'a', name: '클리닉실', day: addDays(monday, 1), from: 17 * 60, to: 19 * 60 },
  { id: 'b', name: '클리닉실 2관', day: addDays(monday, 1), from: 18 * 60, to: 20 * 60, tone: 'positive' },
  { id: 'c', name: '상담실', day: addDays(monday, 3), from: 19 * 60, to: 20 * 60, tone: 'neutral' },
];
const opened = fn();
const made = fn();
const moved = fn<(id: string, span: CalendarSpan) => Promise<void>>();

function Stored() {
  const [blocks, setBlocks] = useState(start);
  return (
    <WeekCalendar
      label="이번 주 시간"
      days={days}
      hours={[16 * 60, 24 * 60]}
      lateFrom={22 * 60}
      now={{ day: addDays(monday, 2), minute: 18 * 60 + 20 }}
      blocks={blocks}
      onOpen={opened}
      onMake={made}
      onMove={async (id, span) => {
        await moved(id, span);
        setBlocks((before) => before.map((block) => (block.id === id ? { ...block, ...span } : block)));
      }}
    >
      {(block) => <span>{block.name}</span>}
    </WeekCalendar>
  );
}

const meta = preview.meta({
  title: 'Kit/표와 목록/WeekCalendar',
  component: Stored,
  beforeEach: () => {
    moved.mockReset().mockResolvedValue(undefined);
  },
});

const block = (root: HTMLElement, id: string): HTMLElement => root.querySelector<HTMLElement>(`[data-block="${id}"]`)!;
const middle = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const ByKeys = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const keys = userEvent.setup();
    block(canvasElement, 'a').focus();
    await keys.keyboard('{Alt>}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('11월 18일 (수) 17:15–19:15');
    await expect(moved).not.toHaveBeenCalled();
    await keys.keyboard('{/Alt}');
    await hears(moved, 'a', { day: '2026-11-18', from: 1035, to: 1155 });
    await expect(block(canvasElement, 'a')).toHaveFocus();
    await keys.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await hearsLast(moved, 'a', { day: '2026-11-18', from: 1035, to: 1185 });
    await keys.keyboard('{Alt>}{ArrowLeft}{Escape}{/Alt}');
    await expect(moved).toHaveBeenCalledTimes(2);
    await keys.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('a');

    canvas.getByRole('button', { name: /에 새로 만들기/ }).focus();
    await keys.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(made).toHaveBeenCalledWith({ day: '2026-11-17', from: 1095, to: 1155 });
  },
});

export const ByPointer = meta.story({
  play: async ({ canvasElement }) => {
    const mouse = userEvent.setup();
    const from = middle(block(canvasElement, 'c'));
    const to = middle(block(canvasElement, 'a'));
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: block(canvasElement, 'c'), coords: from },
      { target: document.body, coords: { ...from, clientX: to.clientX } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await hears(moved, 'c', { day: '2026-11-17', from: 1140, to: 1200 });
    const edge = block(canvasElement, 'b').querySelector<HTMLElement>('[data-resize]')!;
    const low = middle(edge);
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: low },
      { target: document.body, coords: { ...low, clientY: low.clientY + 27 } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await hearsLast(moved, 'b', { day: '2026-11-17', from: 1080, to: 1230 });
    const empty = canvasElement.querySelector<HTMLElement>('[data-day="2026-11-20"]')!;
    const at = { clientX: middle(empty).clientX, clientY: empty.getBoundingClientRect().top + 60 * 0.9 + 1 };
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: empty, coords: at },
      { target: document.body, coords: { ...at, clientY: at.clientY + 41 } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await expect(made).toHaveBeenCalledWith({ day: '2026-11-20', from: 1020, to: 1080 });
    await expect(opened).not.toHaveBeenCalled();
  },
});

/** A finger that moves at once scrolls; a long press picks the block up, and the click after it opens nothing. */
export const ByFinger = meta.story({
  play: async ({ canvasElement }) => {
    const finger = userEvent.setup();
    const from = middle(block(canvasElement, 'c'));
    const to = { ...from, clientX: middle(block(canvasElement, 'a')).clientX };
    const slide = [{ pointerName: 'TouchA', target: document.body, coords: to }, { keys: '[/TouchA]' }];
    await finger.pointer({ keys: '[TouchA>]', target: block(canvasElement, 'c'), coords: from });
    await finger.pointer(slide);
    await expect(moved).not.toHaveBeenCalled();
    await finger.pointer({ keys: '[TouchA>]', target: block(canvasElement, 'c'), coords: from });
    await waitFor(() => expect(block(canvasElement, 'c')).toHaveAttribute('data-held'));
    await finger.pointer(slide);
    await hears(moved, 'c', { day: '2026-11-17', from: 1140, to: 1200 });
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const NotStored = meta.story({
  beforeEach: () => void moved.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, canvasElement }) => {
    const before = middle(block(canvasElement, 'a'));
    block(canvasElement, 'a').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('되돌렸습니다'));
    await expect(middle(block(canvasElement, 'a'))).toEqual(before);
  },
});
