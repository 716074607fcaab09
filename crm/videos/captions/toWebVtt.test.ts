// @module-tag timeless
import { expect, it } from 'vitest';
import { toWebVtt } from './toWebVtt.ts';

const read = async (content: string | Uint8Array<ArrayBuffer>, name = '자막.srt') => {
  const made = await toWebVtt(new File([content], name));
  return made && { name: made.file.name, text: await made.file.text() };
};
const shown = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n안녕하세요';

it.each([
  ['SubRip', '1\r\n00:00:01,000 --> 00:00:02,500\r\n안녕하세요'],
  ['SubRip with the mark of UTF-8', '\ufeff1\n00:00:01,000 --> 00:00:02,500\n안녕하세요'],
  ['WebVTT with commas', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,500\n안녕하세요'],
  ['without hours', '1\n00:01,000 --> 00:02,500\n안녕하세요'],
  ['short fractions and tight arrows', '1\n0:00:01.0-->0:00:02.5\n안녕하세요'],
])('makes WebVTT of %s', async (_, text) => expect(await read(text)).toEqual({ name: '자막.vtt', text: shown }));

it('reads the letters of Korean Windows', async () => {
  const bytes = Uint8Array.fromHex(
    '310a30303a30303a30312c303030202d2d3e2030303a30303a30322c3530300abec8b3e7c7cfbcbcbfe4',
  );
  expect((await read(bytes))?.text).toBe(shown);
});

it('keeps what is right, with its settings and notes', async () => {
  const text = 'WEBVTT - 1강\n\nNOTE 머리\n\n00:00:01.000 --> 00:00:02.500 line:0\n<v 교사>안녕하세요</v>';
  expect(await read(text, '1강.vtt')).toEqual({ name: '1강.vtt', text });
});

it.each(['', 'WEBVTT\n\n', '그냥 글입니다.'])('finds no captions in %j', async (text) => {
  expect(await read(text)).toBeNull();
});
