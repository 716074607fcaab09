import { useState } from 'react';
import { useSetVideoWindows } from '#client/generated/rest/videos.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogActions, DialogBody, EmptyState, QueryView, useSending } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { VideoViewingsDocument } from './generated/graphql.ts';
import type { Place } from './types.ts';
import css from './Videos.module.css';
import { ViewingRow } from './ViewingRow.tsx';

interface ViewingsDialogProps {
  place: Place;
  id: string;
  title: string;
  onClose: () => void;
}

const ownDays = 7;

/** What each student watched of a video and until when they may; those chosen get seven more days, or lose them. */
export default function ViewingsDialog({ place, id, title, onClose }: ViewingsDialogProps) {
  const query = useGql(VideoViewingsDocument, { id }, { requestPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const windows = useSetVideoWindows();
  const { send } = useSending();
  const toggle = (studentId: string): void => {
    const next = new Set(chosen);
    if (!next.delete(studentId)) next.add(studentId);
    setChosen(next);
  };
  const set = (isGiven: boolean): void => {
    const opensAt = serverClock.now().toISOString();
    const closesAt = new Date(serverClock.now().getTime() + ownDays * 86_400_000).toISOString();
    const data = { studentIds: [...chosen], window: isGiven ? { opensAt, closesAt } : undefined };
    const asked = { lectureId: place.lectureId, weeklyLectureId: place.weekId, videoId: id, data };
    void send(
      async () => {
        await windows.mutateAsync(asked);
        setChosen(new Set());
      },
      `${chosen.size}명의 시청 기간을 ${isGiven ? '지금부터 7일로 정했습니다' : '되돌렸습니다'}`,
    );
  };
  const hasStudents = (query.data?.videos_by_pk?.viewings.length ?? 0) > 0;
  return (
    <Dialog open size="large" title={`‘${title}’ 학생별 시청`} onClose={onClose}>
      <DialogBody>
        {hasStudents && (
          <div className={css.set}>
            <span>{`${chosen.size}명 선택`}</span>
            <Button size="small" disabled={chosen.size === 0} onClick={() => set(true)}>
              지금부터 7일 열기
            </Button>
            <Button size="small" disabled={chosen.size === 0} onClick={() => set(false)}>
              따로 정한 기간 없애기
            </Button>
          </div>
        )}
        <QueryView query={query}>
          {({ videos_by_pk: video }) =>
            !video ? (
              <EmptyState of="gone" title="영상이 삭제되었습니다" />
            ) : video.viewings.length === 0 ? (
              <EmptyState of="person" title="이 주차에 수강생이 없습니다" />
            ) : (
              <table className={css.table}>
                <thead>
                  <tr>
                    <th scope="col">학생</th>
                    <th scope="col">진도</th>
                    <th scope="col">본 곳</th>
                    <th scope="col">마지막 시청</th>
                    <th scope="col">시청 기간</th>
                  </tr>
                </thead>
                <tbody>
                  {video.viewings.map((viewing) => {
                    const id = viewing.studentId ?? '';
                    return (
                      <ViewingRow key={id} viewing={viewing} isChosen={chosen.has(id)} onToggle={() => toggle(id)} />
                    );
                  })}
                </tbody>
              </table>
            )
          }
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
