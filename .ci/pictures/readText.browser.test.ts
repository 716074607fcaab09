import { afterEach, expect, test } from 'vitest';
import { allowedLatin } from './allowed.ts';
import { readText } from './readText.ts';

/** What is found in a page with this content, each as `kind: text`. */
function found(html: string): string[] {
  document.documentElement.lang = 'ko';
  document.body.innerHTML = `<div style="font: 16px/1.5 sans-serif; word-break: keep-all">${html}</div>`;
  return readText(allowedLatin).map(({ kind, text }) => `${kind}: ${text}`);
}

afterEach(() => document.body.replaceChildren());

test('Korean text in whole words has nothing to look at', () => {
  expect(found('<p style="width: 90px">오늘 수업은 여섯 시에 시작합니다.</p>')).toEqual([]);
});

test('text that a box hides is cut, unless its title tells the whole', () => {
  const box = 'style="width: 40px; overflow: hidden; white-space: nowrap"';
  expect(found(`<p ${box}>클리닉 예약을 받습니다</p>`)).toEqual(['cut: 클리닉 예약을 받습니다']);
  expect(found(`<p ${box} title="클리닉 예약을 받습니다">클리닉 예약을 받습니다</p>`)).toEqual([]);
  expect(found(`<p ${box} title="클리닉">클리닉 예약을 받습니다</p>`)).toEqual(['cut: 클리닉 예약을 받습니다']);
});

test('lines below the end of a box are cut, those one can scroll to are not', () => {
  const lines = '<p style="width: 60px; margin: 0">첫째 줄 둘째 줄 셋째 줄</p>';
  expect(found(`<div style="height: 24px; overflow: hidden">${lines}</div>`)).toEqual(['cut: 첫째 줄 둘째 줄 셋째 줄']);
  expect(found(`<div style="height: 24px; overflow: auto">${lines}</div>`)).toEqual([]);
});

test('text past the right edge of the page is wide', () => {
  expect(found('<p style="position: absolute; left: calc(100vw - 20px); white-space: nowrap">내일 봅시다</p>')).toEqual(
    ['wide: 내일 봅시다'],
  );
});

test('a Korean word that goes on in the next line is split, one too long for any line is not', () => {
  expect(found('<p style="width: 100px; word-break: normal">우리 학원선생님</p>')).toEqual([
    'split: 학원선생님 (우리 학원선생님)',
  ]);
  expect(found('<p style="width: 40px; word-break: break-all">학원선생님</p>')).toEqual([]);
});

test.each(['<button>', '<div role="tab">', '<div role="columnheader">', '<div role="menuitem">'])(
  '%s in two lines is wrapped, a paragraph may be',
  (tag) => {
    const end = tag.startsWith('<button') ? '</button>' : '</div>';
    const narrow = tag.replace('>', ' style="width: 60px; font: inherit">');
    expect(found(`${narrow}모두 저장하기${end}`)).toEqual(['wrapped: 모두 저장하기']);
    expect(found('<p style="width: 60px">모두 저장하기</p>')).toEqual([]);
  },
);

test('English is found in texts and in placeholders', () => {
  expect(found('<p>Save 하기</p>')).toEqual(['latin: Save (Save 하기)']);
  expect(found('<input placeholder="Search">')).toEqual(['latin: Search (Search)']);
});

test('names that people know by their letters are allowed, in any case', () => {
  expect(found('<p>OMR 답안지를 PDF로, 문자는 SMS로 · excel · D-day</p>')).toEqual([]);
});

test('addresses, names of files and codes with digits are nobody’s English', () => {
  expect(found('<p>https://academy.test/help ta@academy.test 숙제.pdf answers.xlsx F2 Q12 v1.2</p>')).toEqual([]);
});

test('a lone letter is a name: a class, a choice, a grade', () => {
  expect(found('<p>미적분 B · N수 · O X</p>')).toEqual([]);
  // One that is a word in English stands beside others.
  expect(found('<p>I forgot</p>')).toEqual(['latin: forgot (I forgot)']);
});

test('what a person typed, code, and text in a language of its own is left alone', () => {
  expect(found('<p data-user-text>Hello</p><code>select</code><kbd>Save</kbd><p lang="en">apple</p>')).toEqual([]);
  expect(found('<p lang="ko-KR">apple</p>')).toEqual(['latin: apple (apple)']);
});

test('what is not drawn is not read: hidden, see-through, for screen readers, behind a dialog', () => {
  expect(
    found(
      `<p style="display: none">Save</p><p style="visibility: hidden">Save</p><p style="opacity: 0">Save</p><p inert>Save</p>
       <p style="position: absolute; clip-path: inset(50%)">Save</p>
       <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Save</p>
       <script type="text/plain">Save</script><style>/* Save */</style>`,
    ),
  ).toEqual([]);
});

test('the same text is told once', () => {
  expect(found('<p>Save</p><p>Save</p>')).toEqual(['latin: Save (Save)']);
});
