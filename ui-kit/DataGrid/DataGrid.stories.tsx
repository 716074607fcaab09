import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { StatusChip } from '../Chip/Chip.tsx';
import { formatPhone } from '../PhoneField/phone.ts';
import { EmptyState, FailedState } from '../States/States.tsx';
import { DataGrid, type DataGridProps, type GridColDef } from './DataGrid.tsx';
import { setPageSize, USUAL_PAGE_SIZE } from './pageSize.ts';
import { sees } from '../testing/play.ts';

interface Student {
  id: string;
  name: string;
  number: string;
  school: string;
  phone: string;
  active: boolean;
}

const names = ['김민준', '이서연', '박도윤', '최하은', '정지호', '강수아', '조예준', '윤지우'];

const students: Student[] = Array.from({ length: 34 }, (_, at) => ({
  id: `s${at}`,
  name: names[at % names.length] ?? '',
  number: String(20250301 + at),
  school: `${['한빛고', '새봄고', '늘푸른고'][at % 3]} ${(at % 3) + 1}`,
  phone: `8210123400${String(at).padStart(2, '0')}`,
  active: at % 7 !== 3,
}));

const columns: GridColDef<Student>[] = [
  { field: 'name', headerName: '이름', width: 120 },
  { field: 'number', headerName: '학번', width: 120 },
  { field: 'school', headerName: '학교', flex: 1, minWidth: 120 },
  { field: 'phone', headerName: '전화', width: 150, valueFormatter: (value: string) => formatPhone(value) },
  {
    field: 'active',
    headerName: '상태',
    width: 110,
    renderCell: ({ row }) => (
      <StatusChip tone={row.active ? 'positive' : 'neutral'}>{row.active ? '재원' : '퇴원'}</StatusChip>
    ),
  },
];

function GridStory(props: DataGridProps<Student>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ padding: 16 }}>
      <DataGrid
        {...props}
        {...(props.selected
          ? {
              selected,
              onSelectedChange: (next: ReadonlySet<string>) => {
                props.onSelectedChange?.(next);
                setSelected(next);
              },
            }
          : {})}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/표와 목록/DataGrid',
  component: DataGrid<Student>,
  beforeEach: () => {
    setPageSize(10);
    return () => setPageSize(USUAL_PAGE_SIZE);
  },
  render: (args) => <GridStory {...args} />,
  args: {
    label: '학생',
    columns,
    rows: students,
    empty: (
      <EmptyState of="person" title="학생이 없습니다" action={<Button>학생 등록</Button>}>
        엑셀로 가져오거나 한 명씩 추가해 주세요.
      </EmptyState>
    ),
    failed: <FailedState message="학생을 불러오지 못했습니다" errorId="0198a2c4" onRetry={fn()} />,
    onOpen: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await sees(canvas.getByText('1–10 / 전체 34'));
    await userEvent.click(canvas.getByRole('button', { name: '다음 페이지' }));
    await sees(canvas.getByText('11–20 / 전체 34'));
    await waitFor(() => expect(canvas.getByText('20250311')).toBeVisible());
  },
});

export const Playground = meta.story({ args: { selected: new Set<string>(), onSelectedChange: fn(), height: 420 } });

export const OpensARow = meta.story({
  play: async ({ canvasElement, args }) => {
    const cell = within(canvasElement).getByText('20250302');
    await userEvent.click(cell);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ number: '20250303' }));
  },
});

export const SelectedRows = meta.story({
  args: { selected: new Set<string>(), onSelectedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['s0']));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const ServerPages = meta.story({
  args: {
    rows: students.slice(10, 20),
    paging: { page: 1, pageSize: 10, total: 300, onChange: fn() },
    sorting: { field: 'name', direction: 'asc' },
    onSortingChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await sees(canvas.getByText('11–20 / 전체 300'));
    await userEvent.click(canvas.getByRole('button', { name: '다음 페이지' }));
    await expect(args.paging?.onChange).toHaveBeenCalledWith({ page: 2, pageSize: 10 });
    await userEvent.click(canvas.getByText('학번'));
    await expect(args.onSortingChange).toHaveBeenCalledWith({ field: 'number', direction: 'asc' });
  },
});

export const Keyboard = meta.story({
  args: { selected: new Set<string>(), onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: '학생' });
    const focused = () => document.activeElement?.closest('[data-at]')?.getAttribute('data-at');
    await userEvent.tab();
    await expect(focused()).toBe('-1,0');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(within(grid).getByRole('columnheader', { name: '이름' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['s5']));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe('9,5');
    await userEvent.keyboard('{PageUp}{Home}{ArrowRight}{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    // One stop for Tab: the next one is outside.
    await userEvent.tab();
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const SelectsARange = meta.story({
  args: { selected: new Set(['s30']), onSelectedChange: fn() },
  render: (args) => <GridStory {...args} />,
  play: async ({ canvas, args }) => {
    const [all, first, , third] = canvas.getAllByRole('checkbox');
    const user = userEvent.setup();
    await user.click(first!);
    await user.keyboard('{Shift>}');
    await user.click(third!);
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['s0', 's1', 's2']));
    await expect((all as HTMLInputElement).indeterminate).toBe(true);
    await user.click(all!);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
    await user.click(all!);
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
});

export const SizesAColumn = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '학번' });
    const grip = head.querySelector('[aria-hidden]:last-child')!;
    const right = head.getBoundingClientRect().right;
    await fireEvent.pointerDown(grip, { clientX: right, pointerId: 1 });
    await fireEvent.pointerMove(grip, { clientX: right + 60, pointerId: 1 });
    await fireEvent.pointerUp(grip, { clientX: right + 60, pointerId: 1 });
    await expect(head.offsetWidth).toBe(180);
    await fireEvent.doubleClick(grip);
    await expect(head.offsetWidth).toBe(120);
  },
});

export const LoadsMore = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await sees(canvas.getByText('20250301'));
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const Loading = meta.story({ args: { rows: [], state: 'loading' } });

export const Failed = meta.story({ args: { rows: [], state: 'failed' } });
