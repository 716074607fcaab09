import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchBox, SEARCH_DELAY_MS, type SearchBoxProps } from './SearchBox.tsx';

function SearchStory(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    props.onChange(next);
    setValue(next);
  };
  return (
    <div style={{ padding: 16 }}>
      <SearchBox {...props} value={value} onChange={change} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/입력/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn() },
  render: (args) => <SearchStory {...args} />,
});

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '검색' });

export const Default = meta.story();

export const Playground = meta.story({ args: { value: 'ㄱㅁㅈ' } });

export const OneSearchAfterAPause = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('/');
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('민준');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('민준'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const WaitsForTheSyllable = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = box(canvasElement);
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: '미' } });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await new Promise((resolve) => setTimeout(resolve, SEARCH_DELAY_MS * 2));
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(input, { target: { value: '민' } });
    await fireEvent.compositionEnd(input);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('민'));
  },
});
