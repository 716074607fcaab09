import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import { setPageSize, USUAL_PAGE_SIZE } from './pageSize.ts';

const rows = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, name: `학생 ${at}` }));

test('the rows in view are drawn before the others of the page', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    setPageSize(USUAL_PAGE_SIZE);
  });
  setPageSize(100);
  const drawn = () => host.querySelectorAll('[data-id]').length;
  flushSync(() => {
    root.render(<DataGrid label="학생" columns={[{ field: 'name', headerName: '이름' }]} rows={rows} empty={null} />);
  });
  const first = drawn();
  expect(first * 36).toBeGreaterThan(window.innerHeight - 186);
  expect(first).toBeLessThan(window.innerHeight / 36);
  await vi.waitFor(() => expect(drawn()).toBe(100));
});
