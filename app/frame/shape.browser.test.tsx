import { createRoot } from 'react-dom/client';
import { page as browser } from 'vitest/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Brand, CrmFrame, KitProvider, PortalFrame } from '#ui-kit';
import { HomeIcon } from '#ui-kit/icons.ts';
import './shape.css';

const pages = import.meta.glob<string>('../index.html', { query: '?raw', import: 'default', eager: true });

/** As many as the menu has groups, each of one entry. */
const groups = Array.from({ length: 8 }, (_, at) => {
  const entry = { href: `/${at}`, label: `화면 ${at}` };
  return { label: entry.label, icon: HomeIcon, entries: [entry] as const };
});
const tabs = Array.from({ length: 5 }, (_, at) => ({ href: `/${at}`, label: `화면 ${at}`, icon: HomeIcon }));
const frames = {
  crm: (
    <CrmFrame name="다온학원" nav={groups} search={<button type="button">찾기</button>} path="/0">
      <h1>학생</h1>
    </CrmFrame>
  ),
  phone: (
    <CrmFrame name="다온학원" nav={groups} path="/0">
      <div data-phone />
    </CrmFrame>
  ),
  portal: (
    <PortalFrame title={<Brand name="다온학원" />} nav={tabs} path="/0">
      <h1>홈</h1>
    </PortalFrame>
  ),
};

/** Parts of a frame: the selector in the painted shape, and of what the app draws. */
const parts = {
  crm: [
    ['.side', 'aside'],
    ['.side > i', 'aside a'],
    ['.content', 'main'],
  ],
  phone: [
    ['.bar', 'header'],
    ['.content', 'main'],
  ],
  portal: [
    ['.name', 'header'],
    ['.content', 'main'],
    ['.tabs', 'nav'],
    ['.tabs i', 'nav a'],
  ],
} as const;

const boxOf = (root: ParentNode, selector: string) => {
  const { left, top, right, height } = root.querySelector(selector)!.getBoundingClientRect();
  // The page itself is as high as what is in it.
  return selector === 'main' || selector === '.content' ? { left, top, right } : { left, top, right, height };
};

/** Where a word of an element stands. */
const wordOf = (root: ParentNode, selector: string) => {
  const range = document.createRange();
  range.selectNodeContents(document.createTreeWalker(root.querySelector(selector)!, NodeFilter.SHOW_TEXT).nextNode()!);
  const { left, top, bottom } = range.getBoundingClientRect();
  return { left, top, bottom };
};

test.each([
  ['crm', 1366, false],
  ['crm', 1366, true],
  ['crm', 390, false],
  ['phone', 390, false],
  ['portal', 390, false],
  ['portal', 1366, false],
] as const)('the shape of %s at %i px, collapsed %s, stands where the frame will', async (area, width, isCollapsed) => {
  await browser.viewport(width, 800);
  localStorage.setItem('navCollapsed', String(isCollapsed));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    localStorage.removeItem('navCollapsed');
  });
  root.render(<KitProvider>{frames[area]}</KitProvider>);
  await vi.waitFor(() => expect(host.querySelector('main')).not.toBeNull());
  const templates = new DOMParser().parseFromString(pages['../index.html']!, 'text/html');
  const { content } = templates.querySelector<HTMLTemplateElement>(area === 'portal' ? '#portal-shape' : '#crm-shape')!;
  const shape = document.body.appendChild(document.importNode(content.firstElementChild!, true));
  onTestFinished(() => shape.remove());
  shape.toggleAttribute('data-collapsed', isCollapsed);
  shape.toggleAttribute('data-phone', area === 'phone');
  for (const [painted, drawn] of parts[area]) expect(boxOf(shape, painted), painted).toEqual(boxOf(host, drawn));
  if (area !== 'phone' && !isCollapsed)
    expect(wordOf(shape, '.name')).toEqual(wordOf(host, area === 'crm' ? 'aside strong' : 'header > div'));
});
