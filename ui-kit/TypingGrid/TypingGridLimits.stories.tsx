import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { cellAt, sees } from '../testing/play.ts';
import { TypingGrid, type CellView, type GridColumn } from './TypingGrid.tsx';

interface Row {
  id: string;
  name: string;
}

const columns: GridColumn<Row>[] = [
  { id: 'name', label: '이름', width: 110, kind: 'read', frozen: true, rowHeader: true },
  { id: 'score', label: '점수', width: 90, kind: 'text', align: 'end' },
  { id: 'memo', label: '메모', width: 220, kind: 'text' },
];
const rows: Row[] = [
  { id: 'a', name: '김민수' },
  { id: 'b', name: '이서연' },
];
const noClass = '이 주차에는 수강하지 않습니다';

const meta = preview.meta({
  title: 'Kit/표와 목록/TypingGridLimits',
  // The docs are those of `TypingGrid`.
  tags: ['!autodocs'],
  component: TypingGrid<Row>,
  args: {
    label: '3주차 성적',
    rows,
    columns,
    height: 260,
    onCommit: fn(),
    getRowName: ({ name }: Row): string => name,
    getCell: ({ id, name }: Row, columnId: string): CellView => {
      if (columnId === 'name') return { value: name, text: name };
      return { value: null, text: '', ...(id === 'a' && { readOnly: true, message: noClass }) };
    },
  },
});

/** No rows: its head and its keys are there, and no key does harm. */
export const Empty = meta.story({
  args: { rows: [] },
});

Empty.test('Takes nothing', async ({ canvas, args }) => {
  const grid = canvas.getByRole('grid', { name: '3주차 성적' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
  await sees(within(grid).getByRole('columnheader', { name: /점수/ }));
  await userEvent.click(grid);
  await userEvent.keyboard('90{Enter}{ArrowDown}{Control>}{End}{/Control}{Delete}');
  await userEvent.paste('90\n80');
  await expect(args.onCommit).not.toHaveBeenCalled();
});

export const ReadOnly = meta.story({
  play: async ({ canvasElement, canvas, args }) => {
    const closed = cellAt(canvasElement, 0, 1);
    await userEvent.click(closed);
    await expect(closed).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(noClass);
    await userEvent.keyboard('90{Enter}');
    await userEvent.click(closed);
    await userEvent.keyboard('{Delete}');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.click(closed);
    await userEvent.paste('90\n80');
    // The closed cell is passed over, and said so; the one below it is written.
    await expect(args.onCommit).toHaveBeenCalledWith([{ rowId: 'b', columnId: 'score', value: '80' }]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/1개/);
  },
});
