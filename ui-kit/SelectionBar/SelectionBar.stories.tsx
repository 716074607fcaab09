import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const onClear = fn();

const meta = preview.meta({
  title: 'Kit/표와 목록/SelectionBar',
  component: SelectionBar,
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
