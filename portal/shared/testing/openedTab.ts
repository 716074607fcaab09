import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { fn } from 'storybook/test';
import { filled } from '#mocks/states.ts';

/** A browser whose new tab is here to look at, and a server that has every file. */
export function openedTab() {
  const tab = { location: { replace: fn() }, close: fn() };
  const viewed = fn<(path: string) => void>();
  const noted = (request: Request) => {
    const [, id = ''] = /file\/([^/]+)\/view/.exec(request.url) ?? [];
    viewed(new URL(request.url).pathname);
    return { id };
  };
  const handlers = [
    filled('viewSelfStudyFile', noted),
    filled('viewFile', noted),
    filled('getMyDownload', {
      fileId: '01990000-0000-7000-8000-0000000d0101',
      url: '/api/file-content/ticket',
      expiresAt: '2999-01-01T00:00:00Z',
    }),
    http.get('*/api/file-content/ticket', () => new HttpResponse('%PDF-1.7')),
  ];
  const before = window.open;
  window.open = () => tab as unknown as Window;
  return { tab, viewed, handlers, restore: () => void (window.open = before) };
}
