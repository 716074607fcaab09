import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { SelectInput } from '../SelectField/SelectInput.tsx';
import { pageSizes, setPageSize } from './pageSize.ts';
import css from './DataGrid.module.css';

export interface Paging {
  /** From 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** The person chose another page or page size. */
  onChange: (paging: { page: number; pageSize: number }) => void;
}

/** Shows which rows are visible, and leads to the others. The rows per page chosen here are those of every list. */
export function Pager({ label, page, pageSize, total, onChange }: Paging & { label: string }) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  const number = (value: number): string => value.toLocaleString('ko');
  const resize = (chosen: number | null): void => {
    const size = chosen ?? pageSize;
    setPageSize(size);
    onChange({ page: Math.floor((first - 1) / size), pageSize: size });
  };
  return (
    <nav className={css.pager} aria-label={`${label} 페이지`}>
      <SelectInput
        aria-label={`한 페이지의 ${label}`}
        value={pageSize}
        options={pageSizes.map((size) => ({ value: size, label: `${size}개씩` }))}
        onChange={resize}
      />
      <span role="status" className={css.span}>
        {number(first)}–{number(last)} / 전체 {number(total)}
      </span>
      <IconButton
        label="이전 페이지"
        tooltip="top"
        icon={<ChevronLeftIcon />}
        disabled={page === 0}
        onClick={() => onChange({ page: page - 1, pageSize })}
      />
      <IconButton
        label="다음 페이지"
        tooltip="top"
        icon={<ChevronRightIcon />}
        disabled={page + 1 >= pages}
        onClick={() => onChange({ page: page + 1, pageSize })}
      />
    </nav>
  );
}
