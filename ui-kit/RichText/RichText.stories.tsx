import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { emptyRichText } from './document.ts';
import { RichText } from './RichText.tsx';
import { sees } from '../testing/play.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });

const meta = preview.meta({
  title: 'Kit/표시/RichText',
  component: RichText,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: {
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('5주차 수업 안내')] },
        paragraph(
          text('이번 주는 '),
          text('부분적분', { type: 'bold' }),
          text('입니다. '),
          text('예제', { type: 'underline' }),
          text('를 꼭 풀어 오세요.'),
        ),
        { type: 'bulletList', content: [item('교재 3단원'), item('지난주 오답 노트')] },
        { type: 'orderedList', attrs: { start: 1 }, content: [item('10분 시험'), item('해설')] },
        { type: 'blockquote', content: [paragraph(text('늦으면 미리 알려 주세요.', { type: 'italic' }))] },
        paragraph(
          text('영상: '),
          text('EBSi 미적분', { type: 'link', attrs: { href: 'https://www.ebsi.co.kr' } }),
          text(' '),
          text('지난 일정', { type: 'strike' }),
        ),
      ],
    },
  },
});

export const Playground = meta.story({ args: { document: { type: 'doc', content: [paragraph(text('안내'))] } } });

export const NothingRuns = meta.story({
  args: {
    document: {
      type: 'doc',
      content: [
        paragraph(text('<img src=x onerror=alert(1)><script>alert(1)</script>')),
        paragraph(text('여기를 누르세요', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
        { type: 'script', content: [text('alert(1)')] },
        { type: 'iframe', attrs: { src: 'https://evil.example' } },
        { type: 'paragraph', content: 'not a list' },
        null,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await sees(canvas.getByText(/<img src=x onerror/));
    await expect(canvas.getByText('여기를 누르세요').closest('a')).toBeNull();
    await expect(canvasElement.querySelector('img, script, iframe, a')).toBeNull();
  },
});

export const NoDocument = meta.story({ args: { document: '<b>글</b>' } });

/** As the editor leaves it when nothing was written. */
export const Empty = meta.story({
  args: { document: emptyRichText },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1);
    await expect(canvasElement.textContent).toBe('');
  },
});
