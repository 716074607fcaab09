import { useReadAnnouncements } from '#client/generated/rest/announcements.ts';
import { Button, useSending } from '#ui-kit';

/** Marks every announcement of all my weeks as read. */
export function ReadAll() {
  const { send } = useSending();
  const read = useReadAnnouncements();
  return (
    <Button
      size="small"
      loading={read.isPending}
      aria-label="공지 모두 읽음"
      onClick={() => void send(() => read.mutateAsync())}
    >
      모두 읽음
    </Button>
  );
}
