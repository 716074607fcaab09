import { previewStudent } from '../generated/rest/students.ts';
import { preview } from './preview.ts';

/** Asks for the preview of a student, which the access log keeps. The portal takes it up. @throws HttpError, NetworkError. */
export async function handPreview(studentId: string, from: string | null = null): Promise<void> {
  preview.set({ ...(await previewStudent(studentId)), from, state: 'handed' });
}
