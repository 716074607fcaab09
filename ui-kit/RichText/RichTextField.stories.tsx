import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hears, retype } from '../testing/play.ts';
import { inForm } from '../Form/inForm.tsx';
import { emptyRichText } from './document.ts';
import { RichTextField } from './RichTextField.tsx';

const saved = fn();
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

const meta = preview.meta({
  title: 'Kit/입력/RichTextField',
  component: RichTextField,
  args: { name: 'body', label: '내용', required: true },
  decorators: [inForm({ body: emptyRichText }, saved)],
});

export const Default = meta.story();

export const Playground = meta.story({ args: { hint: '학생에게 보이는 그대로 씁니다.' } });

export const WrittenByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /내용/ });
    await userEvent.click(editor);
    await userEvent.keyboard('교재와 ');
    await userEvent.click(canvas.getByRole('button', { name: '굵게' }));
    await expect(canvas.getByRole('button', { name: '굵게' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('계산기');
    await waitFor(() => expect(editor.querySelector('strong')).toHaveTextContent('계산기'));
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    const content = [
      { type: 'text', text: '교재와 ' },
      { type: 'text', marks: [{ type: 'bold' }], text: '계산기' },
    ];
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.calls[0]![0]).toEqual({ body: { type: 'doc', content: [paragraph(...content)] } });
  },
});

export const ToolsByArrowKeys = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '굵게' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '기울임' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '링크' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '굵게' })).toHaveAttribute('tabindex', '-1');
  },
});

export const OnlySafeLinks = meta.story({
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /내용/ });
    await userEvent.click(editor);
    await userEvent.click(canvas.getByRole('button', { name: '링크' }));
    const address = canvas.getByRole('textbox', { name: '링크 주소' });
    await retype(address, 'javascript:alert(1){Enter}');
    await expect(canvas.getByRole('button', { name: '링크 걸기' })).toBeDisabled();
    await expect(editor.querySelector('a')).toBeNull();
    await retype(address, 'https://www.ebsi.co.kr{Enter}');
    await waitFor(() => expect(editor.querySelector('a')).toHaveAttribute('href', 'https://www.ebsi.co.kr'));
  },
});

export const PastedPageLosesWhatRuns = meta.story({
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /내용/ });
    await userEvent.click(editor);
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<p onclick="alert(1)" style="position:fixed">안내 <img src=x onerror="window.ran = true"><a href="javascript:alert(1)">여기</a></p><script>window.ran = true</script>',
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await waitFor(() => expect(editor).toHaveTextContent('안내 여기'));
    await expect(editor.querySelector('img:not(.ProseMirror-separator), a, script, [onclick], [style]')).toBeNull();
    await expect('ran' in window).toBe(false);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /내용/ });
    await expect(editor).toHaveAttribute('aria-disabled', 'true');
    for (const tool of within(canvas.getByRole('toolbar')).getAllByRole('button')) await expect(tool).toBeDisabled();
    await userEvent.click(editor);
    await userEvent.keyboard('몰래');
    await expect(editor).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await hears(saved, { body: emptyRichText });
  },
});
