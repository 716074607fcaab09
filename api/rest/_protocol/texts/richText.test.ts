// @module-tag timeless
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../http/problem.ts';
import { cleanRichText } from './richText.ts';

type Node = Record<string, unknown>;

const doc = (...content: Node[]): Node => ({ type: 'doc', content });
const text = (words: string, ...marks: Node[]): Node => ({
  type: 'text',
  text: words,
  marks: marks.length > 0 ? marks : undefined,
});
const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content });
const linked = (href: unknown) => doc(paragraph(text('여기', { type: 'link', attrs: { href } })));
const clean = (node: Node): unknown => JSON.parse(cleanRichText(node));

function refusal(node: Node): string {
  try {
    return `passed: ${cleanRichText(node)}`;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.status} ${error.code}`;
  }
}

describe('what the editor writes', () => {
  it('passes as it is', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('준비물')] },
      paragraph(
        text('교재와 ', { type: 'bold' }),
        { type: 'hardBreak' },
        text('계산기', { type: 'strike' }, { type: 'underline' }),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('3단원', { type: 'italic' }))] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('예제'))] }] },
      { type: 'blockquote', content: [paragraph(text('늦지 마세요'))] },
    );
    const again = clean(whole) as Node;
    expect(clean(again)).toEqual(again);
    expect(JSON.stringify(again)).toContain('"start":3');
  });

  it.each(['https://ebsi.co.kr/수학?a=1#b', 'http://school.example', 'mailto:help@academy.example', 'tel:02-555-0100'])(
    'keeps the address %s',
    (href) => {
      expect(clean(linked(href))).toEqual(linked(href));
    },
  );

  it('drops unknown attributes', () => {
    const dressed = doc({
      ...paragraph(
        text('안내', { type: 'link', attrs: { href: 'https://a.example', onclick: 'alert(1)', target: '_top' } }),
      ),
      attrs: { style: 'position:fixed', class: 'toast', onmouseover: 'alert(1)' },
      onload: 'alert(1)',
    });
    expect(clean(dressed)).toEqual(
      doc(paragraph(text('안내', { type: 'link', attrs: { href: 'https://a.example' } }))),
    );
  });
});

describe('what would run in a page', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u0000script:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://academy.example/1',
    'file:///etc/passwd',
    'view-source:https://a.example',
    '//evil.example',
    '/portal',
    'https:evil.example',
    'https://a.example/\u202egnp.exe',
    'https://a.example/ onclick=alert(1)',
    '',
    null,
    7,
    { toString: 'https://a.example' },
  ])('is no address: %j', (href) => {
    expect(refusal(linked(href))).toBe('422 unsafe-content');
  });

  it.each([
    { type: 'script', content: [text('alert(1)')] },
    { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
    { type: 'iframe', attrs: { src: 'https://evil.example', srcdoc: '<script>alert(1)</script>' } },
    { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } },
    { type: 'codeBlock', content: [text('x')] },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'heading', attrs: { level: '2 onclick=alert(1)' }, content: [text('x')] },
    { type: 'heading', attrs: { level: 9 }, content: [text('x')] },
    {
      type: 'orderedList',
      attrs: { start: '1" onclick="x' },
      content: [{ type: 'listItem', content: [paragraph(text('x'))] }],
    },
    { type: 'bulletList', content: [paragraph(text('no item'))] },
    paragraph(text('x', { type: 'style', attrs: { css: 'x' } })),
    paragraph(text('x', { type: 'toString' })),
    paragraph({ type: 'text', text: { html: '<b>x</b>' } }),
    paragraph({ type: 'text' }),
    paragraph(paragraph(text('nested'))),
    { type: 'paragraph', content: 'alert(1)' },
    { type: 'paragraph', content: [null] },
    { type: 'text', text: 'alone' },
    {},
  ])('is no content: %j', (node) => {
    expect(refusal(doc(node as Node))).toBe('422 unsafe-content');
  });

  it('is plain text inside a text node', () => {
    const words = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    expect(clean(doc(paragraph(text(words))))).toEqual(doc(paragraph(text(words))));
  });

  it('is refused when it is nested too deep', () => {
    let deep = paragraph(text('x'));
    for (let level = 0; level < 20_000; level++) deep = { type: 'blockquote', content: [deep] };
    expect(refusal(doc(deep))).toBe('422 unsafe-content');
  });
});

it('must not be blank', () => {
  expect(refusal(doc())).toBe('422 unsafe-content');
  expect(refusal(doc(paragraph()))).toBe('422 invalid-value');
  expect(refusal(doc(paragraph(text(' \n '))))).toBe('422 invalid-value');
});
