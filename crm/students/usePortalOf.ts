import { useNavigate } from 'react-router';
import { problemText } from '#client/problemText.ts';
import { handPreview } from '#client/session/handPreview.ts';
import { useToast } from '#ui-kit';
import { paths } from './paths.ts';

/** Opens the portal as a student sees it; its end leads back to the student's page. */
export function usePortalOf(studentId: string): () => void {
  const navigate = useNavigate();
  const toast = useToast();
  const open = async (): Promise<void> => {
    try {
      await handPreview(studentId, paths.student(studentId));
      await navigate('/portal');
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return () => void open();
}
