import { useState } from 'react';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { Button, Chip, Link } from '#ui-kit';
import { clockOf } from '#ui-kit/format/clock.ts';
import { playLimitWords, type PlayLimit } from '#ui-kit/format/film/filmWords.ts';
import { FileUpIcon, PlayIcon, StudentsIcon } from '#ui-kit/icons.ts';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { DeleteVideo } from './DeleteVideo.tsx';
import { PartsStrip } from './PartsStrip.tsx';
import type { Place, Video } from './types.ts';
import { windowChip, windowWords } from './videoWords.ts';
import css from './Videos.module.css';

const VideoDialog = lazyWithRetry(() => import('./VideoDialog.tsx'));
const BesidesDialog = lazyWithRetry(() => import('./BesidesDialog.tsx'));
const PlayDialog = lazyWithRetry(() => import('./PlayDialog.tsx'));
const ViewingsDialog = lazyWithRetry(() => import('./ViewingsDialog.tsx'));

/** One video: where it comes from, who may watch it, what the class watched of it. */
export function VideoCard({ place, video }: { place: Place; video: Video }) {
  const [dialog, setDialog] = useState<'play' | 'viewings' | 'besides' | null>(null);
  const close = (): void => setDialog(null);
  const { tone, label } = windowChip(video);
  const begun = video.viewings.filter(({ percent }) => (percent ?? 0) > 0).length;
  const { watchedPercent } = video.weeklyLecture.lecture;
  const watched = video.viewings.filter(({ percent }) => (percent ?? 0) >= watchedPercent).length;
  const film = video.files.find(({ contentType }) => contentType.startsWith('video/'));
  const facts = [clockOf(video.durationSeconds), film?.name ?? video.url ?? '파일 없음', video.createdByStaff?.name];
  return (
    <div className={css.card}>
      <div className={css.head}>
        <h2>{video.title}</h2>
        <Chip tone={tone}>{label}</Chip>
        <EditDeleteMenu
          name={video.title}
          edit={(done) => <VideoDialog place={place} video={video} onClose={done} />}
          between={[{ label: '표지와 자막', icon: <FileUpIcon aria-hidden />, onSelect: () => setDialog('besides') }]}
          remove={(done) => <DeleteVideo place={place} video={video} begun={begun} onClose={done} />}
        >
          {dialog === 'besides' && <BesidesDialog video={video} onClose={close} />}
          {dialog === 'play' && <PlayDialog video={video} onClose={close} />}
          {dialog === 'viewings' && <ViewingsDialog place={place} id={video.id} title={video.title} onClose={close} />}
        </EditDeleteMenu>
      </div>
      <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={css.facts}>{windowWords(video)}</p>
      {film?.playLimit != null && (
        <p className={css.limit}>
          <Chip tone="warning">재생 제한</Chip>
          {playLimitWords(film.playLimit as PlayLimit)}
        </p>
      )}
      <PartsStrip parts={video.parts} students={video.viewings.length} />
      <div className={css.foot}>
        <span>{`${video.viewings.length}명 가운데 ${begun}명이 보기 시작함 · ${watched}명이 ${watchedPercent}% 이상 봄`}</span>
        {film && (
          <Button size="small" icon={<PlayIcon aria-hidden />} onClick={() => setDialog('play')}>
            재생
          </Button>
        )}
        {video.url != null && (
          <Link href={video.url} target="_blank" rel="noreferrer">
            주소 열기
          </Link>
        )}
        <Button size="small" icon={<StudentsIcon aria-hidden />} onClick={() => setDialog('viewings')}>
          학생별 시청
        </Button>
      </div>
    </div>
  );
}
