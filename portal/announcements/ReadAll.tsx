import { useReadAnnouncements } from '#client/generated/rest/announcements.ts';
import { problemText } from '#client/problemText.ts';
import { Button, useToast } from '#ui-kit';

/** Marks every announcement of all my weeks as read. */
export function ReadAll() {
  const toast = useToast();
  const read = useReadAnnouncements();
  const readAll = () =>
    read.mutate(undefined, { onError: (error) => toast({ message: problemText(error), tone: 'negative' }) });
  return (
    <Button size="small" loading={read.isPending} aria-label="공지 모두 읽음" onClick={readAll}>
      모두 읽음
    </Button>
  );
}
