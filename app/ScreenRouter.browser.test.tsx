import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Routes, useSearchParams } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ScreenRouter } from './ScreenRouter.tsx';

function List() {
  const [search] = useSearchParams();
  return (
    <>
      <h1>목록 {search.get('page') ?? 1}</h1>
      <input aria-label="찾기" />
      <Link to="?page=2">다음</Link>
      <Link to="/one">첫 학생</Link>
      <Link to="/two">둘째 학생</Link>
      <Link to="/three">셋째 학생</Link>
    </>
  );
}

const NeverThere = lazy(() => new Promise<never>(() => undefined));

function open() {
  const loads = new Map<string, PromiseWithResolvers<void>>();
  const load = vi.fn((pathname: string) => {
    const waiting = Promise.withResolvers<void>();
    loads.set(pathname, waiting);
    return waiting.promise;
  });
  const before = window.location.href;
  window.history.replaceState(null, '', '/list');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    window.history.replaceState(null, '', before);
  });
  root.render(
    <ScreenRouter load={load}>
      <Suspense fallback={<h1>기다리는 화면</h1>}>
        <Routes>
          <Route path="list" element={<List />} />
          <Route path="one" element={<h1>첫 학생의 화면</h1>} />
          <Route path="two" element={<h1>둘째 학생의 화면</h1>} />
          <Route path="three" element={<NeverThere />} />
        </Routes>
      </Suspense>
    </ScreenRouter>,
  );
  return { load, arrives: (pathname: string) => loads.get(pathname)?.resolve() };
}

// What is left behind while something is waited for stays in the page, hidden.
const visible = () => [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
const shown = (name: string) =>
  vi.waitFor(() => expect(visible().map(({ textContent }) => textContent)).toEqual([name]), { timeout: 5_000 });
const follow = (name: string) =>
  vi.waitFor(() => [...document.querySelectorAll('a')].find((link) => link.textContent === name)!.click());

test('the screen before stays until the code of the next one is there', async () => {
  const { load, arrives } = open();
  await follow('첫 학생');
  expect(load).toHaveBeenLastCalledWith('/one', '', true);
  expect(document.querySelector('h1')?.textContent).toBe('목록 1');
  arrives('/one');
  await shown('첫 학생의 화면');
});

test('whoever goes on meanwhile is shown the last address alone', async () => {
  const { arrives } = open();
  await follow('첫 학생');
  await follow('둘째 학생');
  arrives('/two');
  await shown('둘째 학생의 화면');
  arrives('/one');
  await shown('둘째 학생의 화면');
});

test('another page of the same list needs no code, and keeps what is typed', async () => {
  const { load } = open();
  await shown('목록 1');
  document.querySelector('input')!.value = '김';
  await follow('다음');
  await shown('목록 2');
  expect(document.querySelector('input')!.value).toBe('김');
  expect(load).not.toHaveBeenCalled();
});

test('code that does not come shows the waiting of its screen', async () => {
  open();
  await follow('셋째 학생');
  await shown('기다리는 화면');
});

test('an address that was shown before is not asked about again', async () => {
  const { load, arrives } = open();
  await follow('첫 학생');
  arrives('/one');
  await shown('첫 학생의 화면');
  history.back();
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith('/list', '', false));
  arrives('/list');
  await shown('목록 1');
});
