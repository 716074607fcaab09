import { expect, test } from 'vitest';
import { readKey, type GridAction, type KeyPress } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

const move = (to: string, extend = false) => ({ type: 'move', move: to, extend }) as GridAction;

test.each<[string, KeyPress, GridAction | undefined]>([
  ['Enter', press('Enter'), { type: 'move', move: 'down', extend: false, isEntry: true }],
  ['Shift+Enter', press('Enter', { shiftKey: true }), move('up')],
  ['Tab', press('Tab'), move('right')],
  ['Shift+↓', press('ArrowDown', { shiftKey: true }), move('down', true)],
  ['Ctrl+End', press('End', { ctrlKey: true }), move('gridEnd')],
  ['1', press('1', { code: 'Digit1' }), { type: 'choose', key: '1' }],
  ['number pad 3', press('3', { code: 'Numpad3' }), { type: 'choose', key: '3' }],
  ['1 while an input method is on', press('Process', { code: 'Digit1' }), { type: 'choose', key: '1' }],
  ['ㅋ on a 한글 keyboard', press('ㅋ', { code: 'KeyZ' }), { type: 'choose', key: 'z' }],
  ['Ctrl+ㅋ on a 한글 keyboard', press('ㅋ', { code: 'KeyZ', ctrlKey: true }), { type: 'undo' }],
  ['Ctrl+Shift+Z', press('Z', { code: 'KeyZ', ctrlKey: true, shiftKey: true }), { type: 'redo' }],
  ['?', press('?', { shiftKey: true, code: 'Slash' }), { type: 'help' }],
  ['Ctrl+C is the browser’s', press('c', { code: 'KeyC', ctrlKey: true }), undefined],
])('%s on a choice', (_name, key, action) => {
  expect(readKey(key, false, false)).toEqual(action);
});

test('on a text cell every character starts typing, digits and ? too', () => {
  expect(readKey(press('1', { code: 'Digit1' }), false, true)).toBeUndefined();
  expect(readKey(press('?', { shiftKey: true }), false, true)).toBeUndefined();
  expect(readKey(press('F2'), false, true)).toEqual({ type: 'edit' });
});

test('while typing, the input keeps its own keys', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace', ' ', 'a']) {
    expect(readKey(press(key), true, true)).toBeUndefined();
  }
  expect(readKey(press('z', { code: 'KeyZ', ctrlKey: true }), true, true)).toBeUndefined();
  expect(readKey(press('Escape'), true, true)).toEqual({ type: 'cancel' });
  expect(readKey(press('ArrowDown'), true, true)).toEqual(move('down'));
});
