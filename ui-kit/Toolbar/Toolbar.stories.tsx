import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DownloadIcon } from '../icons.ts';
import { Note } from '../Layout/Layout.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { SelectInput } from '../SelectField/SelectInput.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = preview.meta({
  title: 'Kit/표와 목록/Toolbar',
  component: Toolbar,
  args: {
    label: '학생 검색',
    children: (
      <>
        <SearchBox value="" onChange={fn()} />
        <SelectInput
          aria-label="상태"
          value="active"
          onChange={fn()}
          options={[
            { value: 'active', label: '재원' },
            { value: 'inactive', label: '퇴원' },
          ]}
        />
      </>
    ),
    end: <Button icon={<DownloadIcon />}>엑셀 다운로드</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [search, end] = [canvas.getByRole('search'), canvas.getByRole('button', { name: '엑셀 다운로드' })];
    // On one line, at its two ends.
    await expect(end.getBoundingClientRect().top).toBeLessThan(search.getBoundingClientRect().bottom);
    await expect(end.getBoundingClientRect().left).toBeGreaterThan(search.getBoundingClientRect().right);
  },
});

/** Actions that come later move nothing below the bar. */
export const ActionsLater = meta.story({
  render: (args) => (
    <>
      <Toolbar {...args} label="버튼 전" children={<Note>강의 12개</Note>} end={undefined} />
      <Toolbar {...args} label="버튼 뒤" children={<Note>강의 12개</Note>} />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('group').map((bar) => bar.getBoundingClientRect().height);
    await expect(before).toBe(after);
  },
});

export const Playground = meta.story({ args: { end: undefined } });
