import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#api/ports/clock.ts';
import { staff } from '#mocks/cast.ts';
import { placeName, type Place } from '#mocks/place.ts';
import { openConditions } from './conditions.ts';
import { showPanel } from './panel.ts';

const place: Place = { at: '2026-11-03T1755', person: staff.ta.loginId, size: 'small', resets: true };
const now = Date.parse('2026-11-03T18:05:30+09:00');
const open = vi.fn<(address?: string) => void>();
const addressOf = (asked: Place, shown: string) => `/?place=${placeName(asked)}&open=${shown}`;

beforeEach(async () => {
  open.mockClear();
  // Its own: other files of the same origin sign in at the same time.
  vi.stubGlobal('localStorage', memory());
  vi.spyOn(systemClock, 'now').mockReturnValue(new Date(now));
  // What the worker answers to the rows that ask it.
  vi.spyOn(window, 'fetch').mockImplementation((asked) =>
    Promise.resolve(Response.json(String(asked).endsWith('/outbox') ? [] : { now, stopped: false })),
  );
  const shown = () => '/crm/clinic';
  const startAnew = () => Promise.resolve();
  showPanel({
    opened: Promise.resolve(),
    place,
    shown,
    addressOf,
    conditions: openConditions('/test'),
    startAnew,
    open,
  });
  panel().open = true;
  await vi.waitUntil(() => panel().querySelector('select'), { timeout: 10_000 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A `localStorage` without a browser's profile. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const panel = () => document.querySelector('details')!;
const press = (text: string) =>
  [...panel().querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click();
const selectOf = (label: string) =>
  [...panel().querySelectorAll('label')]
    .find(({ textContent }) => textContent.startsWith(label))!
    .querySelector('select')!;
const choose = (label: string, value: string) => {
  selectOf(label).value = value;
  selectOf(label).dispatchEvent(new Event('change'));
};

test('another size opens an academy of that size, at the same hour and address', () => {
  expect(selectOf('학원의 크기').value).toBe('small');
  choose('학원의 크기', 'academy');
  expect(open).toHaveBeenCalledWith('/?place=2026-11-03T1805.nobody.academy.reset&open=/crm/clinic');
});

test('a colour is kept and the page opened again; that of the device is kept by nobody', () => {
  choose('색', 'dark');
  expect(localStorage.getItem('colorMode')).toBe('dark');
  expect(open).toHaveBeenCalledExactlyOnceWith();
  choose('색', '');
  expect(localStorage.getItem('colorMode')).toBeNull();
  expect(open).toHaveBeenCalledTimes(2);
});

test.each([
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
])('the width %i, with a height of %i, opens this address in a window of that size', (width, height) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  press(`${width}`);
  expect(opened).toHaveBeenCalledExactlyOnceWith(location.href, '_blank', `popup,width=${width},height=${height}`);
});

test('the link to the very same state is copied, with its person and the hour that it is now', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  press('이 사람과 시각으로 여는 주소 복사');
  expect(copied).toHaveBeenCalledExactlyOnceWith('/?place=2026-11-03T1805.nobody.small.reset&open=/crm/clinic');
  await expect.poll(() => panel().textContent).toContain('복사했습니다');
});

test('another person begins at an address of theirs', () => {
  choose('사람', staff.admin.loginId);
  expect(open).toHaveBeenCalledWith(`/?person=${staff.admin.loginId}`);
});
