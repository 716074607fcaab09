import { expect, test, vi } from 'vitest';
import { json, stubBrowser } from '../../testing/browser.ts';

const film = {
  name: '개념 강의.mp4',
  type: 'video/mp4',
  size: 20 * 1_048_576,
  slice: () => new Blob(),
} as unknown as File;

test('an upload that is cancelled before the server answers ends at once, and what the server began later is ended', async () => {
  const begun = Promise.withResolvers<Response>();
  const { calls } = stubBrowser(({ url }) => (url.endsWith('/initiate') ? begun.promise : json({})));
  const { uploadUnowned } = await import('./upload.ts');
  const cancelling = new AbortController();
  const upload = uploadUnowned(film, { signal: cancelling.signal });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  cancelling.abort(new Error('cancelled'));
  await expect(upload).rejects.toThrow('cancelled');
  expect(calls).toHaveLength(1);
  begun.resolve(json({ fileId: 'file', uploadId: 'upload', partBytes: 5_242_880, parts: [] }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ body: { fileName: film.name, uploadId: 'upload' } });
});

test('a cancelled upload is not begun', async () => {
  const { calls } = stubBrowser(() => json({}));
  const { uploadUnowned } = await import('./upload.ts');
  await expect(uploadUnowned(film, { signal: AbortSignal.abort(new Error('cancelled')) })).rejects.toThrow('cancelled');
  expect(calls).toHaveLength(0);
});
