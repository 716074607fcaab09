import { useEffect, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { openVideo, readVideoProgress, type VideoProgress, type VideoSource } from '#client/generated/rest/videos.ts';
import { problemText } from '#client/problemText.ts';
import { CenteredSpinner, FailedState } from '#ui-kit';
import { VideoPlayer } from '#ui-kit/VideoPlayer/VideoPlayer.tsx';
import { Card } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { PortalVideoQuery } from './generated/graphql.ts';
import { Embed } from './player/Embed.tsx';
import { readKept } from './progress/keptReport.ts';
import { useReports } from './progress/useReports.ts';
import { Watched } from './Watched.tsx';

interface WatchProps {
  video: NonNullable<PortalVideoQuery['videos_by_pk']>;
  student: PortalVideoQuery['students'][number];
}

/** What a player begins with. */
interface Begun {
  source: VideoSource;
  progress: VideoProgress;
}

/** Asks where the video plays and how far it was watched, then plays it. */
export function Watch({ video, student }: WatchProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { lectureId, id: weeklyLectureId } = video.weeklyLecture;
  useEffect(() => {
    const stop = new AbortController();
    const init = { signal: stop.signal };
    Promise.all([openVideo(lectureId, weeklyLectureId, { videoId: video.id }, init), readVideoProgress(video.id, init)])
      .then(([source, progress]) => setBegun({ source, progress }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setRefusal({ error });
      });
    return () => stop.abort();
  }, [lectureId, weeklyLectureId, video.id, attempt]);

  const again = (): void => {
    setRefusal(null);
    setAttempt((times) => times + 1);
  };
  if (refusal !== null) {
    const { error } = refusal;
    const isClosed = error instanceof HttpError && error.problem.code === 'closed';
    return (
      <Card>
        {isClosed ? (
          <NotMine
            title={error.message}
            back={{ label: '주차 보기', href: weekPaths.week(lectureId, weeklyLectureId) }}
          >
            다시 보고 싶으면 선생님께 말해 주세요.
          </NotMine>
        ) : (
          <FailedState message={problemText(error)} onRetry={again} />
        )}
      </Card>
    );
  }
  if (!begun) {
    return (
      <Card>
        <CenteredSpinner />
      </Card>
    );
  }
  const reopen = () => openVideo(lectureId, weeklyLectureId, { videoId: video.id });
  return <Playing video={video} student={student} begun={begun} reopen={reopen} />;
}

interface PlayingProps extends WatchProps {
  begun: Begun;
  reopen: () => Promise<VideoSource>;
}

function Playing({ video, student, begun, reopen }: PlayingProps) {
  const [progress, setProgress] = useState(begun.progress);
  const reporter = useReports({ userId: student.id, progress: begun.progress, onProgress: setProgress });
  const kept = useState(() => readKept(student.id, video.id))[0];
  const startAt = startOf(kept?.lastPositionSeconds ?? begun.progress.lastPositionSeconds, video.durationSeconds);
  const common = { title: video.title, source: begun.source, startAt };
  return (
    <>
      {begun.source.kind === 'FILE' || begun.source.kind === 'LINK' ? (
        <VideoPlayer
          {...common}
          watcher={reporter}
          mark={`${student.user.name} ${student.studentNumber}`}
          reopen={reopen}
          reasonOf={problemText}
        />
      ) : (
        <Embed {...common} reporter={reporter} />
      )}
      <Watched progress={progress} />
    </>
  );
}

/** Who left at the end begins again. */
function startOf(position: number, duration: number): number {
  return position >= duration - 3 ? 0 : position;
}
