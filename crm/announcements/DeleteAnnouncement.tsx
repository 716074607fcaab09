import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import type { Announcement } from './types.ts';
import type { Place } from './AnnouncementDialog.tsx';

interface DeleteAnnouncementProps {
  place: Place;
  announcement: Announcement;
  /** How many have read it. */
  read: number;
  onClose: () => void;
}

/** Asks for confirmation before an announcement and its read marks are deleted. */
export function DeleteAnnouncement({ place, announcement, read, onClose }: DeleteAnnouncementProps) {
  return (
    <DeleteRecordDialog
      resource="announcements"
      id={announcement.id}
      meta={{ params: { lectureId: place.lectureId, weeklyLectureId: place.weekId } }}
      title="공지를 지울까요?"
      confirmLabel="공지 지우기"
      said="공지를 지웠습니다"
      onClose={onClose}
    >
      ‘{announcement.title}’ 공지가 학생 화면에서 사라지고, {read}명의 읽음 기록도 함께 지워집니다. 되돌릴 수 없습니다.
    </DeleteRecordDialog>
  );
}
