import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { useStore } from '#client/store.ts';
import { Link, UploadList, type ListedUpload } from '#ui-kit';
import { paths as weekPaths } from '../../weeklyLectures/paths.ts';
import { filmEndings, restoreUploads, resumeUpload, resumeWith } from './resume.ts';
import css from './UploadsPanel.module.css';
import { cancelVideoUpload, retryVideoUpload, videoUploads } from './videoUploads.ts';

/** The films on their way, at the foot of every screen until each is done or cancelled; after a reload those that were cut off. */
export default function UploadsPanel() {
  const uploads = useStore(videoUploads);
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [choosingId, setChoosingId] = useState('');
  useEffect(() => void restoreUploads(), []);
  useEffect(() => {
    if (!uploads.some(({ state }) => state === 'SENDING' || state === 'WAITING')) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [uploads]);
  if (uploads.length === 0) return null;
  const places = [...new Map(uploads.map(({ place }) => [place.weekId, place])).values()];
  const onDone = () => void invalidateTables(queryClient, ['videos', 'files']);
  const retry = (id: string): void => {
    const isPaused = uploads.some((upload) => upload.id === id && upload.state === 'PAUSED');
    if (!isPaused) return retryVideoUpload(id, onDone);
    const chooseByInput = () => {
      setChoosingId(id);
      input.current?.click();
    };
    void resumeUpload(id, chooseByInput, onDone);
  };
  return (
    <section className={css.panel} aria-label="영상 올리기">
      <h2 className={css.title}>{headingOf(uploads)}</h2>
      <UploadList uploads={uploads} onCancel={cancelVideoUpload} onRetry={retry} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="이어서 올릴 영상"
        accept={filmEndings}
        onChange={({ target }) => {
          resumeWith(choosingId, { files: [...(target.files ?? [])], handles: new Map() }, onDone);
          target.value = '';
        }}
      />
      <p className={css.places}>
        {places.map(({ lectureId, weekId }, index) => (
          <Link key={weekId} href={`${weekPaths.week(lectureId, weekId)}/videos`}>
            {places.length > 1 ? `${index + 1}번째 주차로 가기` : '올리는 주차로 가기'}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** How many are on their way, wait for the person, and failed. */
function headingOf(uploads: readonly Pick<ListedUpload, 'state'>[]): string {
  const {
    PAUSED: paused = [],
    FAILED: failed = [],
    onTheWay = [],
  } = Object.groupBy(uploads, ({ state }) => (state === 'PAUSED' || state === 'FAILED' ? state : 'onTheWay'));
  return [
    onTheWay.length > 0 && `영상 ${onTheWay.length}개 올리는 중`,
    paused.length > 0 && `올리다 멈춘 영상 ${paused.length}개`,
    failed.length > 0 && `올리지 못한 영상 ${failed.length}개`,
  ]
    .filter(Boolean)
    .join(' · ');
}
