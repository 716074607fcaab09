import type { ComponentProps } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { DownloadIcon } from '#ui-kit/icons.ts';
import type { Action } from '../../shared/actions/action.ts';
import { useLectureOptions } from '../../lectures/parts.ts';
import { filterWords } from './filterWords.ts';
import type { StudentFilters } from './studentQuery.ts';
import { useTagOptions } from '../useTagOptions.ts';

const ExportDialog = lazyWhenIdle(() => import('./ExportDialog.tsx').then((file) => file.ExportDialog));

interface Exported {
  userIds: readonly string[] | (() => Promise<readonly string[]>);
  count: number;
  filters: StudentFilters;
}

/** Exports the students of the list with its filters. */
export const exporting = ({ filters, ...students }: Exported): Action => ({
  title: '내보내기',
  icon: DownloadIcon,
  may: ['students', 'export'],
  when: students.count > 0 || '내보낼 학생이 없습니다.',
  asks: (close) => <Exporting {...students} filters={filters} onClose={close} />,
});

function Exporting({
  filters,
  ...asked
}: Omit<ComponentProps<typeof ExportDialog>, 'filter'> & Pick<Exported, 'filters'>) {
  const lectures = useLectureOptions();
  const { tags } = useTagOptions();
  return <ExportDialog {...asked} filter={filterWords(filters, lectures, tags)} />;
}
