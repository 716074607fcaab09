import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTransient, UnreadableFile } from '#client/errors.ts';
import { forgetResumableUpload } from '#client/files/upload/resumableUploads.ts';
import { inOneTab } from '#client/files/upload/oneTab.ts';
import { describe, sendBegun } from '#client/files/upload/upload.ts';
import { removeSubmissionPage, uploadSubmissionFiles } from '#client/generated/rest/submissions.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { problemText } from '#client/problemText.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { keepPage, readKeptPages } from './keptPages.ts';
import { preparePhoto, type Corner } from './preparePhoto.ts';
import type { Page, StoredPage } from './types.ts';

/**
 * The pages of a submission: photographs are cut and sent one after another, while the next one is taken. What a reload cut off goes on by
 * itself.
 */
export function usePages(examId: string, stored: readonly StoredPage[]) {
  const [pages, setPages] = useState<readonly Page[]>(() => lastOrder(examId, stored).map(storedPage));
  const queue = useRef(Promise.resolve());
  const count = useRef(stored.length);
  const queryClient = useQueryClient();

  const change = (id: string, values: Partial<Page>): void =>
    setPages((all) => all.map((page) => (page.id === id ? { ...page, ...values } : page)));

  const send = async (id: string, picture: File): Promise<void> => {
    change(id, { state: 'SENDING', progress: 0, picture, reason: undefined });
    await keepPage(examId, id, picture);
    const { files } = await uploadSubmissionFiles({ examId, files: [await describe(picture)] });
    const [begun] = files;
    if (!begun) return;
    await keepPage(examId, id, picture, begun.expiresAt);
    const onProgress = (sent: number) => change(id, { progress: sent / picture.size });
    const fileId = await sendBegun(begun, picture, { onProgress });
    await forgetResumableUpload(id);
    change(id, { state: 'SENT', progress: 1, fileId });
    await invalidateTables(queryClient, ['submissions', 'files']);
  };
  const work = (id: string, run: () => Promise<void>): void => {
    const fail = (error: unknown) => {
      // What was refused does not go on by itself.
      if (!isTransient(error)) void forgetResumableUpload(id);
      change(id, { state: 'FAILED', reason: reasonOf(error) });
    };
    queue.current = queue.current.then(() => inOneTab(id, run).catch(fail));
  };
  const sendAgain = async (id: string): Promise<void> => {
    // Another tab, or this page before it was left, may have sent it by now; then it is among the stored ones.
    const page = (await readKeptPages(examId)).find((kept) => kept.id === id);
    if (page) return send(id, page.picture);
    change(id, { state: 'FAILED', picture: undefined, reason: '다른 화면에서 올렸거나 뺀 페이지예요.' });
    await invalidateTables(queryClient, ['submissions', 'files']);
  };
  const goOn = useEffectEvent((kept: Awaited<ReturnType<typeof readKeptPages>>): void => {
    const lost = kept.filter(({ id }) => !pages.some((page) => page.id === id));
    count.current += lost.length;
    setPages((all) => [...all, ...lost.map(waitingPage)]);
    for (const { id } of lost) work(id, () => sendAgain(id));
  });
  useEffect(() => {
    let isGone = false;
    void readKeptPages(examId).then((kept) => isGone || goOn(kept));
    return () => void (isGone = true);
  }, [examId]);
  const prepare = (id: string, original: Blob, name: string, corners?: readonly Corner[]): void =>
    work(id, async () => {
      change(id, { state: 'PREPARING' });
      const { picture } = await preparePhoto(original, name, corners).catch((error: unknown) => {
        // Neither a second try nor other corners help a photograph that cannot be opened.
        if (!isUnreadable(error) || corners !== undefined) throw error;
        change(id, { original: undefined });
        throw new UnreadableFile(`${original instanceof File ? original.name : name}: ${error.message}`);
      });
      await send(id, picture);
    });
  const removeStored = async ({ fileId }: Page): Promise<void> => {
    if (fileId === undefined) return;
    await removeSubmissionPage(examId, fileId);
    await invalidateTables(queryClient, ['submissions', 'files']);
  };

  return {
    pages: pages.map((page) => arrived(page, stored)),
    isSheet: (id: string, isSheet: boolean) => change(id, { isSheet }),
    add: (photographs: readonly File[]): void => {
      const added = photographs.map((original): Page => {
        const name = `${String(++count.current).padStart(2, '0')}페이지-${deviceClock.now().getTime().toString(36)}.jpg`;
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
      await forgetResumableUpload(page.id);
      await removeStored(page);
      const name = `${page.name.split('-')[0]}-${deviceClock.now().getTime().toString(36)}.jpg`;
      change(page.id, { fileId: undefined, name });
      prepare(page.id, page.original, name, corners);
    },
    remove: async (page: Page): Promise<void> => {
      await forgetResumableUpload(page.id);
      await removeStored(page);
      setPages((all) => all.filter(({ id }) => id !== page.id));
    },
    order: (ids: readonly string[]): void => {
      const ordered = ids.flatMap((id) => pages.find((page) => page.id === id) ?? []);
      localStorage.setItem(orderKey(examId), JSON.stringify(ordered.map(({ fileId }) => fileId)));
      setPages(ordered);
    },
  };
}

const orderKey = (examId: string) => `submission-order:${examId}`;

/** The order that was made in this browser before it was reloaded; what is new comes last. */
function lastOrder(examId: string, stored: readonly StoredPage[]): StoredPage[] {
  const ids = localStorage.getItem(orderKey(examId)) ?? '';
  const placeOf = ({ id }: StoredPage) => (ids.includes(id) ? ids.indexOf(id) : Infinity);
  return stored.toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}

function storedPage({ id, name }: StoredPage): Page {
  return { id, name, state: 'SENT', fileId: id, progress: 1, isSheet: false };
}

function waitingPage({ id, picture }: { id: string; picture: File }): Page {
  return { id, name: picture.name, state: 'SENDING', progress: 0, picture, isSheet: false };
}

/** A page of this list that is stored although this list did not send it. */
function arrived(page: Page, stored: readonly StoredPage[]): Page {
  const { id: fileId } = (page.fileId === undefined && stored.find(({ name }) => name === page.name)) || {};
  return fileId === undefined ? page : { ...page, state: 'SENT', progress: 1, reason: undefined, fileId };
}

/** What is wrong with a photograph is said in Korean already; what the server says is a problem. */
function reasonOf(error: unknown): string {
  return isUnreadable(error) ? error.message : problemText(error);
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && ['UnreadableImage', 'UnreadableFile'].includes(error.name);
