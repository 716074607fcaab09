import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { useLectureOptions } from '../../lectures/parts.ts';
import { filterWords } from './filterWords.ts';
import type { StudentFilters } from './studentQuery.ts';
import { useTagOptions } from '../useTagOptions.ts';

const ExportDialog = lazyWhenIdle(() => import('./ExportDialog.tsx').then((file) => file.ExportDialog));

interface ExportButtonProps {
  userIds: readonly string[] | (() => Promise<readonly string[]>);
  count: number;
  filters: StudentFilters;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** Exports the students of the list with its filters. */
export function ExportButton({ userIds, count, filters, size = 'medium' }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  const lectures = useLectureOptions();
  const { tags } = useTagOptions();
  return (
    <>
      <Button size={size} disabled={count === 0} icon={<DownloadIcon aria-hidden />} onClick={() => setOpen(true)}>
        내보내기
      </Button>
      {open && (
        <ExportDialog
          userIds={userIds}
          count={count}
          filter={filterWords(filters, lectures, tags)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
