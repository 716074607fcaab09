import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { useStore } from '#client/store.ts';
import { Link, UploadList } from '#ui-kit';
import { paths as weekPaths } from '../../weeklyLectures/index.tsx';
import { readRemembered } from './rememberedUploads.ts';
import css from './UploadsPanel.module.css';
import { cancelVideoUpload, retryVideoUpload, videoUploads, type VideoUpload } from './videoUploads.ts';

/** The films on their way, at the foot of every screen until each is done or cancelled; after a reload those that were cut off. */
export default function UploadsPanel() {
  const uploads = useStore(videoUploads);
  const queryClient = useQueryClient();
  const [begun] = useState(uploads.length > 0);
  useEffect(() => {
    if (!begun) restore();
  }, [begun]);
  useEffect(() => {
    if (!uploads.some(({ file, state }) => file && state !== 'FAILED')) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [uploads]);
  if (uploads.length === 0) return null;
  const places = [...new Map(uploads.map(({ place }) => [place.weekId, place])).values()];
  return (
    <section className={css.panel} aria-label="영상 올리기">
      <h2 className={css.title}>{`영상 ${uploads.length}개 올리는 중`}</h2>
      <UploadList
        uploads={uploads}
        onCancel={cancelVideoUpload}
        onRetry={(id) => retryVideoUpload(id, () => void invalidateTables(queryClient, ['videos', 'files']))}
      />
      <p className={css.places}>
        {places.map(({ lectureId, weekId }, index) => (
          <Link key={weekId} href={`${weekPaths.week(lectureId, weekId)}/videos`}>
            {places.length > 1 ? `주차 ${index + 1}로 가기` : '올리는 주차로 가기'}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** A reload takes the files from the page; what has arrived of them is on the server, so choosing them again goes on. */
function restore(): void {
  const cut = readRemembered().map((upload): VideoUpload => {
    const reason = '새로고침으로 멈췄습니다. 같은 파일을 그 주차에서 다시 고르면 이어서 올라갑니다.';
    return { ...upload, id: crypto.randomUUID(), sent: 0, state: 'FAILED', file: null, reason };
  });
  if (cut.length > 0) videoUploads.set([...videoUploads.get(), ...cut]);
}
