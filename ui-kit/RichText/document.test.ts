import { expect, it } from 'vitest';
import { isSafeAddress, richTextWords } from './document.ts';

it('returns the text of a document on one line', () => {
  const item = (text: string) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: '준비물' }] },
      { type: 'bulletList', content: [item('교재'), item('계산기')] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '늦지' }, { type: 'hardBreak' }, { type: 'text', text: '마세요' }],
      },
    ],
  };
  expect(richTextWords(document)).toBe('준비물 교재 계산기 늦지 마세요');
});

it.each([null, undefined, 'text', 7, [], { content: 'x' }, { content: [null, 7] }])('finds no words in %j', (value) => {
  expect(richTextWords(value)).toBe('');
});

it('recognises safe link addresses', () => {
  expect(['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:010'].every(isSafeAddress)).toBe(true);
  const unsafe = ['javascript:alert(1)', ' https://a.example', 'data:text/html,x', '//a.example', '/portal', '', null];
  expect(unsafe.some(isSafeAddress)).toBe(false);
});
