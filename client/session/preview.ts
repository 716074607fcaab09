import { createStore, useStore } from '../store.ts';
import { session } from './sessionStore.ts';
import type { StudentPreview } from '../generated/rest/students.ts';

/** The portal as one student sees it, read by staff. In memory only: it ends with the page. */
export interface Preview extends StudentPreview {
  /** Where the staff member came from, to go back there; null when they chose the student in the portal. */
  from: string | null;
  /** `handed`: begun on another screen, for the portal to take up. Only `on` are calls made with its token. */
  state: 'handed' | 'on';
}

/** The preview of this tab; null in one's own session. */
export const preview = createStore<Preview | null>(null);

/** Whether the last preview was ended by its time or the server, not by who looked. */
const previewIsOver = createStore(false);

/** From now on every call of this tab is made with the token of the preview that was handed over. */
export function takeUpPreview(): void {
  const handed = preview.get();
  if (handed?.state !== 'handed') return;
  previewIsOver.set(false);
  preview.set({ ...handed, state: 'on' });
}

/** Back to one's own session. */
export function endPreview({ isOver = false } = {}): void {
  if (!preview.get()) return;
  previewIsOver.set(isOver);
  preview.set(null);
}

/** The preview of this tab; re-renders when it changes. */
export const usePreview = (): Preview | null => useStore(preview);

/** Whether the last preview of this tab was ended by its time or the server. */
export const usePreviewIsOver = (): boolean => useStore(previewIsOver);

/** Whether staff look at the page, where only its student may act. */
export const useIsPreviewed = (): boolean => usePreview()?.state === 'on';

/** The student whose portal it is: who is signed in, or whom staff look at. */
export function useReader(): { userId: string; name: string } | null {
  const { auth } = useStore(session);
  return usePreview() ?? auth;
}
