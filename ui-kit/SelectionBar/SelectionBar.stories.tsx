import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { selectRows } from '../testing/play.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const onClear = fn();

const rows = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, name: `학생 ${at + 1}` }));

/** A list in a page that scrolls, as in the CRM. */
function Listed(bar: SelectionBarProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <main style={{ height: 400, overflow: 'auto', padding: 16 }}>
      <DataGrid
        label="학생"
        columns={[{ field: 'name', headerName: '이름', flex: 1 }]}
        rows={rows}
        selected={selected}
        onSelectedChange={setSelected}
        empty={null}
      />
      {selected.size > 0 && <SelectionBar {...bar} count={selected.size} />}
    </main>
  );
}

const meta = preview.meta({
  title: 'Kit/표와 목록/SelectionBar',
  component: SelectionBar,
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 48 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    count: 1312,
    onClear,
    children: (
      <>
        <Button size="small">한 번에 수정</Button>
        <Button size="small">문자 보내기</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '선택한 학생' })).toHaveTextContent('1,312명 선택');
    await userEvent.click(canvas.getByRole('button', { name: '선택 해제' }));
    await expect(onClear).toHaveBeenCalled();
  },
});

export const Playground = meta.story({ args: { label: '선택한 수강생', count: 3, detail: '48칸' } });

/** The bar is in sight wherever the page stands, moves no row, and leaves the pager free at the end. */
export const OverAList = meta.story({
  render: (args) => <Listed {...args} />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 3));
    const bar = canvas.getByRole('group', { name: '선택한 학생' });
    const lowest = (): number => bar.getBoundingClientRect().bottom - page.getBoundingClientRect().bottom;
    await expect(lowest()).toBeLessThanOrEqual(0);
    page.scrollTop = page.scrollHeight;
    await expect(lowest()).toBeLessThanOrEqual(0);
    const next = canvas.getByRole('button', { name: '다음 페이지' });
    const { left, top, width, height } = next.getBoundingClientRect();
    await expect(next).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  },
});
