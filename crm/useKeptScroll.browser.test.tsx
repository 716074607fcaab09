import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAIN_ID } from '#ui-kit/Frame/SkipLink.tsx';
import { useKeptScroll } from './useKeptScroll.ts';

/** A list whose rows come later, and pages below it, in a frame that scrolls. */
function openFrame() {
  const before = window.location.href;
  window.history.replaceState(null, '', '/list?q=a');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    window.history.replaceState(null, '', before);
  });
  const List = () => {
    const [height, setHeight] = useState(0);
    useEffect(() => {
      const timer = setTimeout(() => setHeight(2000), 80);
      return () => clearTimeout(timer);
    }, []);
    return (
      <div style={{ height }}>
        <Link to="/list/one">열기</Link>
      </div>
    );
  };
  const One = () => (
    <div style={{ height: 2000 }}>
      <Link to="/list?q=a">목록</Link>
      <Link to="/other">다른 곳</Link>
    </div>
  );
  const Frame = () => {
    useKeptScroll();
    return (
      <main id={MAIN_ID} style={{ height: 300, overflow: 'auto' }}>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/list/one" element={<One />} />
          <Route path="/other" element={<Link to="/list?q=a">목록</Link>} />
        </Routes>
      </main>
    );
  };
  root.render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  );
  const main = () => host.querySelector('main')!;
  const follow = (name: string) =>
    vi.waitFor(() => [...host.querySelectorAll('a')].find((link) => link.textContent === name)!.click());
  const scrollTo = async (top: number) => {
    await vi.waitFor(() => expect(main().scrollHeight).toBeGreaterThan(top + 300));
    const told = new Promise((tell) => main().addEventListener('scroll', tell, { once: true }));
    main().scrollTop = top;
    await told;
  };
  return { main, follow, scrollTo };
}

test('back from a row the list is where it was left, once its rows are there', async () => {
  const { main, follow, scrollTo } = openFrame();
  await scrollTo(900);
  await follow('열기');
  await vi.waitFor(() => expect(main().scrollTop).toBe(0));
  window.history.back();
  await vi.waitFor(() => expect(main().scrollTop).toBe(900));
});

test('so it is by the link above the page, but not from elsewhere', async () => {
  const { main, follow, scrollTo } = openFrame();
  await scrollTo(700);
  await follow('열기');
  await vi.waitFor(() => expect(main().scrollTop).toBe(0));
  await follow('목록');
  await vi.waitFor(() => expect(main().scrollTop).toBe(700));
  await follow('열기');
  await follow('다른 곳');
  await follow('목록');
  await vi.waitFor(() => expect(main().scrollHeight).toBeGreaterThan(1500));
  expect(main().scrollTop).toBe(0);
});
