import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import type { Place, Video } from './types.ts';

interface DeleteVideoProps {
  place: Place;
  video: Video;
  /** How many have begun to watch it. */
  begun: number;
  onClose: () => void;
}

/** Asks for confirmation before a video and what was watched of it are deleted. */
export function DeleteVideo({ place, video, begun, onClose }: DeleteVideoProps) {
  return (
    <DeleteRecordDialog
      resource="videos"
      id={video.id}
      meta={{ params: { lectureId: place.lectureId, weeklyLectureId: place.weekId } }}
      title="영상을 지울까요?"
      confirmLabel="영상 지우기"
      said="영상을 지웠습니다"
      onClose={onClose}
    >
      ‘{video.title}’ 영상과 파일이 사라지고, {begun}명의 시청 기록도 함께 지워집니다. 되돌릴 수 없습니다.
    </DeleteRecordDialog>
  );
}
