import { useId } from 'react';
import { useObjectUrl, usePicture } from '#client/files/usePicture.ts';
import { Button, IconButton, Spinner, StatusChip, Row } from '#ui-kit';
import { DeleteIcon, FileIcon } from '#ui-kit/icons.ts';
import css from './Submit.module.css';
import type { Page } from './types.ts';

interface PageRowProps {
  page: Page;
  /** '1페이지'. */
  label: string;
  onCut: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onSheet: (isSheet: boolean) => void;
}

/** One page: a small picture, how far it is, and what can be done with it. */
export function PageRow({ page, label, onCut, onRemove, onRetry, onSheet }: PageRowProps) {
  const id = useId();
  const isLost = page.state === 'FAILED' && !page.picture && !page.original;
  const isBusy = page.state === 'PREPARING' || page.state === 'SENDING';
  return (
    <div className={css.row}>
      <Thumbnail page={page} label={label} />
      <div className={css.words}>
        <p className={css.name}>
          {label} <State page={page} />
        </p>
        {page.reason && <p className={css.reason}>{page.reason}</p>}
        {!isLost && (
          <label className={css.sheet} htmlFor={id}>
            <input id={id} type="checkbox" checked={page.isSheet} onChange={(event) => onSheet(event.target.checked)} />
            OMR 답안지예요
          </label>
        )}
        <Row gap={6} wrap align="stretch">
          {page.state === 'FAILED' && !isLost && (
            <Button size="small" onClick={onRetry}>
              다시 올리기
            </Button>
          )}
          {page.original && !isBusy && (
            <Button size="small" aria-label={`${label} 모서리 맞추기`} onClick={onCut}>
              모서리 맞추기
            </Button>
          )}
        </Row>
      </div>
      <IconButton label={`${label} 빼기`} icon={<DeleteIcon aria-hidden />} disabled={isBusy} onClick={onRemove} />
    </div>
  );
}

function State({ page: { state, progress } }: { page: Page }) {
  if (state === 'PREPARING') return <StatusChip tone="neutral">다듬는 중</StatusChip>;
  if (state === 'SENDING') return <StatusChip tone="info">{`${Math.round(progress * 100)}%`}</StatusChip>;
  if (state === 'FAILED') return <StatusChip tone="negative">올리지 못했어요</StatusChip>;
  return <StatusChip tone="positive">올림</StatusChip>;
}

function Thumbnail({ page, label }: { page: Page; label: string }) {
  const mine = useObjectUrl(page.picture);
  const { url, error } = usePicture(page.picture ? undefined : page.fileId);
  const src = mine ?? url;
  if (src) return <img className={css.thumbnail} src={src} alt={`${label} 사진`} />;
  return (
    <span className={css.thumbnail}>
      {error || page.state === 'FAILED' ? <FileIcon aria-hidden /> : <Spinner size={20} />}
    </span>
  );
}
