import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUrlState } from './useUrlState.ts';

const defaults = { q: '' };

/** A list, and a page that finishes loading when `arrive` is called. */
function openList() {
  const { promise, resolve: arrive } = Promise.withResolvers<string>();
  const before = window.location.href;
  window.history.replaceState(null, '', '/list');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    window.history.replaceState(null, '', before);
  });
  const List = () => {
    const [{ q }, change] = useUrlState(defaults);
    return (
      <>
        <p>찾는 말: {q}</p>
        <button onClick={() => change({ q: '미적분' })}>검색</button>
        <Link to="/page">열기</Link>
      </>
    );
  };
  const Page = () => <h1>{use(promise)}</h1>;
  root.render(
    <BrowserRouter>
      <Suspense fallback="…">
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/page" element={<Page />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return { host, arrive, click: (selector: string) => host.querySelector<HTMLElement>(selector)!.click() };
}

test('keeps the search in the address', async () => {
  const { host, click } = openList();
  await vi.waitFor(() => expect(host.textContent).toContain('찾는 말'));
  click('button');
  await vi.waitFor(() => expect(host.textContent).toContain('찾는 말: 미적분'));
  expect(decodeURIComponent(window.location.search)).toBe('?q=미적분');
});

test('a search that starts while the page of a followed link loads does not undo the navigation', async () => {
  const { host, arrive, click } = openList();
  await vi.waitFor(() => expect(host.textContent).toContain('찾는 말'));
  click('a');
  click('button');
  arrive('미적분 A');
  await vi.waitFor(() => expect(host.textContent).toBe('미적분 A'));
  expect(window.location.pathname).toBe('/page');
});
