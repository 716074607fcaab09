import { previewStudent } from '../generated/rest/students.ts';
import { useStore } from '../store.ts';
import { preview, previewIsOver, type Preview } from './previewStore.ts';
import { useSession } from './session.ts';

/** Asks for the preview of a student, which the access log keeps. The portal takes it up. @throws HttpError, NetworkError. */
export async function handPreview(studentId: string, from: string | null = null): Promise<void> {
  preview.set({ ...(await previewStudent(studentId)), from, state: 'handed' });
}

/** The preview of this tab; re-renders when it changes. */
export const usePreview = (): Preview | null => useStore(preview);

/** Whether the last preview of this tab was ended by its time or the server. */
export const usePreviewIsOver = (): boolean => useStore(previewIsOver);

/** Whether staff look at the page, where only its student may act. */
export const useIsPreviewed = (): boolean => usePreview()?.state === 'on';

/** The student whose portal it is: who is signed in, or whom staff look at. */
export function useReader(): { userId: string; name: string } | null {
  const { auth } = useSession();
  return usePreview() ?? auth;
}
