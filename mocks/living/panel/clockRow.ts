import type { ClockTime } from '#mocks/clock.ts';
import { button, element } from './element.ts';

const MINUTE = 60_000;
const steps: [text: string, milliseconds: number][] = [
  ['+10분', 10 * MINUTE],
  ['+1시간', 60 * MINUTE],
  ['+1일', 24 * 60 * MINUTE],
];

/** The academy's time: stop it, step on, or jump to a later moment. Every tab of the academy follows. */
export function clockRow(): HTMLElement {
  const time = element('output', {});
  const jump = element('input', { type: 'datetime-local', ariaLabel: '옮겨 갈 시각' });
  const toggle = button('', () => void readTime().then(({ now, stopped }) => move({ now, stopped: !stopped })));
  const step = async (milliseconds: number): Promise<void> => {
    const { now, stopped } = await readTime();
    await move({ now: now + milliseconds, stopped });
  };
  const show = async (): Promise<void> => {
    const { now, stopped } = await readTime();
    time.textContent = inSeoul(now).replace('T', ' ');
    toggle.textContent = stopped ? '흐르게' : '멈춤';
    // What was written in the future could not be explained.
    jump.min = inSeoul(now);
  };
  const move = async (to: ClockTime): Promise<void> => {
    await fetch('/mock/clock', { method: 'PUT', body: JSON.stringify(to) });
    await show();
  };
  const buttons = steps.map(([text, milliseconds]) => button(text, () => void step(milliseconds)));
  const go = button('이동', () => {
    if (jump.value === '' || !jump.reportValidity()) return;
    void readTime().then(({ stopped }) => move({ now: Date.parse(`${jump.value}:00+09:00`), stopped }));
  });
  void show();
  return element('fieldset', {}, element('legend', { textContent: '시계' }), time, toggle, ...buttons, jump, go);
}

async function readTime(): Promise<ClockTime> {
  return (await (await fetch('/mock/clock')).json()) as ClockTime;
}

/** `2026-11-03T17:55` on the academy's clock. */
export function inSeoul(now: number): string {
  return new Date(now + 9 * 60 * MINUTE).toISOString().slice(0, 16);
}
