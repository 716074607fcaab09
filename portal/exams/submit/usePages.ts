import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describe, sendBegun } from '#client/files/upload.ts';
import { removeSubmissionPage, uploadSubmissionFiles } from '#client/generated/rest/submissions.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { problemText } from '#client/problemText.ts';
import { preparePhoto, type Corner } from './preparePhoto.ts';
import type { Page, StoredPage } from './types.ts';

/** The pages of a submission: photographs are cut and sent one after another, while the next one is taken. */
export function usePages(examId: string, stored: readonly StoredPage[]) {
  const [pages, setPages] = useState<readonly Page[]>(() => stored.map(storedPage));
  const queue = useRef(Promise.resolve());
  const count = useRef(stored.length);
  const queryClient = useQueryClient();

  const change = (id: string, values: Partial<Page>): void =>
    setPages((all) => all.map((page) => (page.id === id ? { ...page, ...values } : page)));

  const send = async (id: string, picture: File): Promise<void> => {
    change(id, { state: 'SENDING', progress: 0, picture, reason: undefined });
    const { files } = await uploadSubmissionFiles({ examId, files: [describe(picture)] });
    const [begun] = files;
    if (!begun) return;
    const onProgress = (sent: number) => change(id, { progress: sent / picture.size });
    const fileId = await sendBegun(begun, picture, { onProgress });
    change(id, { state: 'SENT', progress: 1, fileId });
    await invalidateTables(queryClient, ['submissions', 'files']);
  };
  const work = (id: string, run: () => Promise<void>): void => {
    queue.current = queue.current.then(() =>
      run().catch((error: unknown) => change(id, { state: 'FAILED', reason: reasonOf(error) })),
    );
  };
  const prepare = (id: string, original: Blob, name: string, corners?: readonly Corner[]): void =>
    work(id, async () => {
      change(id, { state: 'PREPARING' });
      await send(id, (await preparePhoto(original, name, corners)).picture);
    });
  const removeStored = async ({ fileId }: Page): Promise<void> => {
    if (fileId === undefined) return;
    await removeSubmissionPage(examId, fileId);
    await invalidateTables(queryClient, ['submissions', 'files']);
  };

  return {
    pages,
    isSheet: (id: string, isSheet: boolean) => change(id, { isSheet }),
    add: (photographs: readonly File[]): void => {
      const added = photographs.map((original): Page => {
        const name = `${String(++count.current).padStart(2, '0')}쪽-${Date.now().toString(36)}.jpg`;
        return { id: crypto.randomUUID(), name, state: 'PREPARING', progress: 0, original, isSheet: false };
      });
      setPages((all) => [...all, ...added]);
      for (const { id, name, original } of added) if (original) prepare(id, original, name);
    },
    retry: ({ id, picture, original, name }: Page): void => {
      if (picture) work(id, () => send(id, picture));
      else if (original) prepare(id, original, name);
    },
    cut: async (page: Page, corners: readonly Corner[]): Promise<void> => {
      if (!page.original) return;
      await removeStored(page);
      const name = `${page.name.split('-')[0]}-${Date.now().toString(36)}.jpg`;
      change(page.id, { fileId: undefined, name });
      prepare(page.id, page.original, name, corners);
    },
    remove: async (page: Page): Promise<void> => {
      await removeStored(page);
      setPages((all) => all.filter(({ id }) => id !== page.id));
    },
    order: (ids: readonly string[]): void =>
      setPages((all) => ids.flatMap((id) => all.find((page) => page.id === id) ?? [])),
  };
}

function storedPage({ id, name }: StoredPage): Page {
  return { id, name, state: 'SENT', fileId: id, progress: 1, isSheet: false };
}

/** What is wrong with a photograph is said in Korean already; what the server says is a problem. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'UnreadableImage' ? error.message : problemText(error);
}
