import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { LectureOptionsDocument } from '../lectures/parts.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { filterWords } from './filterWords.ts';
import { StudentTagOptionsDocument } from './generated/graphql.ts';
import type { StudentFilters } from './studentQuery.ts';

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
  const lectures = useGql(LectureOptionsDocument, {}).data?.lectures ?? [];
  const tags = useGql(StudentTagOptionsDocument, {}).data?.tags ?? [];
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
