import { Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { router } from './router.ts';

const typed = '100% & #1+1 ㄱㅁㅅ';

/** As in stories. */
const MemoryList = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>
);

/** A list with its filter in the address, and a page that finishes loading when `arrive` is called. */
function openList(search = '', keptIn: 'address' | 'memory' = 'address') {
  const { promise, resolve: arrive } = Promise.withResolvers<string>();
  const before = window.location.href;
  window.history.replaceState(null, '', `/list${search}`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    window.history.replaceState(null, '', before);
  });
  const turned: { query: Record<string, number> } = { query: {} };
  const List = () => {
    const go = router.go!();
    const { params } = router.parse!()();
    const filters = [{ field: 'q', operator: 'contains', value: typed }];
    return (
      <>
        <p>{JSON.stringify([params?.currentPage, params?.pageSize, params?.filters])}</p>
        <button onClick={() => go({ type: 'replace', options: { keepQuery: true }, query: { filters } })}>검색</button>
        <button data-turn onClick={() => go({ type: 'replace', options: { keepQuery: true }, query: turned.query })} />
        <Link to="/page">열기</Link>
      </>
    );
  };
  const Page = () => <h1>{use(promise)}</h1>;
  const Router = keptIn === 'address' ? BrowserRouter : MemoryList;
  root.render(
    <Router>
      <Suspense fallback="…">
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/page" element={<Page />} />
        </Routes>
      </Suspense>
    </Router>,
  );
  const shown = (): unknown => JSON.parse(host.querySelector('p')?.textContent ?? 'null');
  const click = (selector: string): void => host.querySelector<HTMLElement>(selector)!.click();
  const turn = (query: Record<string, number>): void => {
    turned.query = query;
    click('[data-turn]');
  };
  return { host, shown, arrive, turn, click };
}

test('any typed text can stand in the address', async () => {
  const { shown, click } = openList();
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  click('button');
  await vi.waitFor(() => expect(shown()).toMatchObject([null, null, [{ field: 'q', value: typed }]]));
  expect(window.location.hash).toBe('');
});

test.each([
  [{ currentPage: 1, pageSize: 25 }, ''],
  [{ currentPage: 2, pageSize: 25 }, '?currentPage=2&pageSize=25'],
  [{ currentPage: 1, pageSize: 10 }, '?currentPage=1&pageSize=10'],
])('a list at %j is at the address %j', async (query, wanted) => {
  const { shown, turn } = openList('?currentPage=3&pageSize=25');
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  turn(query);
  await vi.waitFor(() => expect(window.location.search).toBe(wanted));
});

test.each([
  ['?currentPage=3&pageSize=50', [3, 50]],
  ['?currentPage=-4&pageSize=1000000', [null, null]],
  ['?currentPage=x&pageSize=', [null, null]],
])('of %s it takes %j', async (search, wanted) => {
  const { shown } = openList(search);
  await vi.waitFor(() => expect(shown()).toEqual([...wanted, null]));
});

test.each(['address', 'memory'] as const)(
  'a search that starts while the page of a followed link loads does not undo the navigation (%s)',
  async (keptIn) => {
    const { host, shown, arrive, click } = openList('', keptIn);
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    click('a');
    click('button');
    arrive('미적분 A');
    await vi.waitFor(() => expect(host.textContent).toBe('미적분 A'));
    expect(window.location.pathname).toBe(keptIn === 'address' ? '/page' : '/list');
  },
);
