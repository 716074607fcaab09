import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Chip, Link } from '#ui-kit';
import { clockOf } from '#ui-kit/format/time/clock.ts';
import { playLimitWords, type PlayLimit } from '#ui-kit/format/film/filmWords.ts';
import { FileUpIcon, PlayIcon, StudentsIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { PartsStrip } from './PartsStrip.tsx';
import type { Place, Video } from './types.ts';
import { windowChip, windowWords } from './videoWords.ts';
import css from './Videos.module.css';

const VideoDialog = lazyPart(() => import('./VideoDialog.tsx'));
const BesidesDialog = lazyPart(() => import('./BesidesDialog.tsx'));
const PlayDialog = lazyPart(() => import('./PlayDialog.tsx'));
const ViewingsDialog = lazyPart(() => import('./ViewingsDialog.tsx'));

/** One video: where it comes from, who may watch it, what the class watched of it. */
export function VideoCard({ place, video }: { place: Place; video: Video }) {
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
        <ActionMenu
          name={video.title}
          actions={[
            editing((close) => <VideoDialog place={place} video={video} onClose={close} />),
            {
              title: '표지와 자막',
              icon: FileUpIcon,
              asks: (close) => <BesidesDialog video={video} onClose={close} />,
            },
            deleting({
              resource: 'videos',
              id: video.id,
              meta: { params: { lectureId: place.lectureId, weeklyLectureId: place.weekId } },
              noun: '영상',
              warns: `‘${video.title}’ 영상과 파일이 사라지고, ${begun}명의 시청 기록도 함께 삭제됩니다. 되돌릴 수 없습니다.`,
            }),
          ]}
        />
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
        <span>{`${video.viewings.length}명 중 ${begun}명이 보기 시작함 · ${watched}명이 ${watchedPercent}% 이상 봄`}</span>
        <ActionButtons
          size="small"
          actions={[
            {
              title: '재생',
              icon: PlayIcon,
              when: film !== undefined,
              asks: (close) => <PlayDialog video={video} onClose={close} />,
            },
          ]}
        />
        {video.url != null && (
          <Link href={video.url} target="_blank" rel="noreferrer">
            주소 열기
          </Link>
        )}
        <ActionButtons
          size="small"
          actions={[
            {
              title: '학생별 시청',
              icon: StudentsIcon,
              asks: (close) => <ViewingsDialog place={place} id={video.id} title={video.title} onClose={close} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
