import type { Locator, Page } from '@playwright/test';

const columns = { 출결: 4, 메모: 5, 보강: 6, 체크: 7, 잠금: 8 };

/** The attendance grid of the open week. */
export const attendanceGrid = (page: Page): Locator => page.getByRole('grid', { name: '출결표' });

/** A student's cell in it. */
export function cell(page: Page, student: string, column: keyof typeof columns): Locator {
  return attendanceGrid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: student, exact: true }) })
    .locator(`[aria-colindex="${columns[column]}"]`);
}

/** A chip above the grid with a count, e.g. `지각 1`. */
export const counter = (page: Page, name: string, count: number): Locator =>
  page.getByRole('group', { name: '출결로 좁히기' }).getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) });

/** Waits until the page receives live changes. */
export const liveDot = (page: Page): Locator => page.getByRole('status').filter({ hasText: '실시간' });

/** How many rows of a grid are whole in sight, below its head and above its totals. */
export const rowsInSight = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [head, ...totals] = boxes('[role="row"]:not([data-row])');
    const end = Math.min(element.getBoundingClientRect().bottom, ...totals.map(({ top }) => top));
    return boxes('[data-row]').filter(({ top, bottom }) => top >= (head?.bottom ?? 0) - 1 && bottom <= end + 1).length;
  });
