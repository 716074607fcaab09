import { expect, it } from 'vitest';
import { sheets } from '../bench/templates.ts';
import { InvalidTemplate, parseTemplate } from './template.ts';

const sound = sheets.get('a5-square')!;

it('accepts a template that was written to JSON', () => {
  expect(parseTemplate(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
});

it.each([
  ['fewer positions than options', { fields: [{ ...sound.fields[0]!, positions: [[10, 10]] }] }, /10 options but 1/],
  ['two fields of one name', { fields: [sound.fields[0]!, sound.fields[0]!] }, /Two fields are called 's1'/],
  ['a composite of fields that are not there', { composites: { number: ['x'] } }, /No field is called 'x'/],
  ['bubbles off the page', { page: { ...sound.page, width: 50 } }, /outside the page/],
  ['two registration marks', { registration: { kind: 'square', points: [] } }, /registration\.points/],
  ['a bar without a height', { registration: { ...sound.registration, kind: 'bar' } }, /A bar has a height/],
  [
    'a timing track alone',
    {
      registration: { kind: 'bar', points: [20, 60, 100, 140].map((y) => ({ x: 6, y, size: 4, height: 1.6 })) },
    },
    /one line/,
  ],
])('refuses %s', (_, change, message) => {
  expect(() => parseTemplate({ ...sound, composites: {}, ...change })).toThrow(InvalidTemplate);
  expect(() => parseTemplate({ ...sound, composites: {}, ...change })).toThrow(message);
});
