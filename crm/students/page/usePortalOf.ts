import { useNavigate } from 'react-router';
import { handPreview } from '#client/session/handPreview.ts';
import { useSending } from '#ui-kit';
import { paths } from '../paths.ts';

/** Opens the portal as a student sees it; its end leads back to the student's page. */
export function usePortalOf(studentId: string): () => void {
  const navigate = useNavigate();
  const { send } = useSending();
  return () =>
    void send(async () => {
      await handPreview(studentId, paths.student(studentId));
      await navigate('/portal');
    });
}
