import { useRef, useState } from 'react';
import { UnreadableFile } from '../errors.ts';
import type { OwnerType } from '../generated/rest/files.ts';
import { problemText } from '../problemText.ts';

/** A photograph or file that goes with what is typed. */
export interface ChosenFile {
  id: string;
  /** As it was chosen; its name is what a person knows it by. */
  file: File;
  state: 'PREPARING' | 'READY' | 'SENT' | 'FAILED';
  /** As it is sent; undefined for what would be refused. */
  ready?: File | undefined;
  /** Why it cannot be sent, or was not. */
  reason?: string | undefined;
  fileId?: string | undefined;
}

/** The longest side of a photograph as it is sent, in pixels. */
const longestSide = 2000;

interface Options {
  /** The most files. @default Infinity */
  most?: number;
  /** What they will belong to. */
  ownerType: OwnerType;
  /** Sends one to what it belongs to; answers its id. */
  send: (ownerId: string, file: File) => Promise<string>;
}

/**
 * Photographs and files that go with what is typed. Each is made ready (`readyFile`) when it is chosen, one after another, so that a bad one is named at once
 * and the others stay; each is sent once, however often sending is tried.
 */
export function useChosenFiles({ most = Infinity, ownerType, send }: Options) {
  const [files, show] = useState<readonly ChosenFile[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const now = useRef(files);
  const queue = useRef(Promise.resolve());

  const set = (next: readonly ChosenFile[]): void => {
    now.current = next;
    show(next);
  };
  const change = (id: string, values: Partial<ChosenFile>): void =>
    set(now.current.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const fail = (id: string, error: unknown): void => change(id, { state: 'FAILED', reason: problemText(error) });

  const prepare = async ({ id, file }: ChosenFile): Promise<void> => {
    if (!now.current.some((one) => one.id === id)) return;
    const { readyFile } = await import('./readyFile.ts');
    await readyFile(ownerType, file, longestSide).then(
      (ready) => change(id, { state: 'READY', ready }),
      (error: unknown) => fail(id, error),
    );
  };
  const enqueue = (added: readonly ChosenFile[]): void => {
    for (const one of added) queue.current = queue.current.then(() => prepare(one));
  };
  const sendOne = async (ownerId: string, { id, ready }: ChosenFile): Promise<void> => {
    if (!ready) return;
    await send(ownerId, ready).then(
      (fileId) => change(id, { state: 'SENT', fileId, reason: undefined }),
      (error: unknown) => fail(id, error),
    );
  };

  return {
    files,
    /** Names of what was chosen beyond the most. */
    leftOut,
    add: (chosen: readonly File[]): void => {
      const room = most - now.current.length;
      const added = chosen.slice(0, room).map(begun);
      setLeftOut(chosen.slice(room).map(({ name }) => name));
      set([...now.current, ...added]);
      enqueue(added);
    },
    /** Puts another file in the place of one. */
    replace: (id: string, file: File): void => {
      const other = begun(file);
      set(now.current.map((one) => (one.id === id ? other : one)));
      enqueue([other]);
    },
    remove: (id: string): void => {
      setLeftOut([]);
      set(now.current.filter((one) => one.id !== id));
    },
    /** Waits until all are ready. @throws UnreadableFile when one would be refused */
    ready: async (): Promise<void> => {
      await queue.current;
      const bad = now.current.filter(({ ready }) => !ready);
      if (bad.length > 0) throw new UnreadableFile(`올릴 수 없는 파일 ${bad.length}개를 바꾸거나 빼 주세요.`);
    },
    /** Takes out what was sent, where it is shown by then. */
    forgetSent: (): void => set(now.current.filter(({ state }) => state !== 'SENT')),
    /** Sends what was not sent yet to what they belong to, one after another; answers the ids in order, and what failed. */
    sendTo: async (ownerId: string): Promise<{ ids: string[]; failed: readonly ChosenFile[] }> => {
      await queue.current;
      for (const one of now.current) if (one.state !== 'SENT') await sendOne(ownerId, one);
      const ids = now.current.flatMap(({ fileId }) => fileId ?? []);
      return { ids, failed: now.current.filter(({ state }) => state !== 'SENT') };
    },
  };
}

/** What `useChosenFiles` gives. */
export type ChosenFiles = ReturnType<typeof useChosenFiles>;

const begun = (file: File): ChosenFile => ({ id: crypto.randomUUID(), file, state: 'PREPARING' });
