import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled } from '#mocks/states.ts';
import { hearsLast, press, says, write } from '#ui-kit/testing/play.ts';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalStudyDocument } from './generated/graphql.ts';
import StudyPage from './StudyPage.tsx';
import { always, inStudy, reply, reviews, study } from './testing/studyPage.ts';

const meta = preview.meta({
  title: 'Portal/단어/외우는 방법',
  component: StudyPage,
  ...onAPhone,
  decorators: [inStudy],
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...always);
  },
});

type Canvas = ReturnType<typeof within>;

const card = (canvas: Canvas) => canvas.getByText('도함수').parentElement!;
/** A finger on a card: down, sideways and away. */
async function swipe(on: HTMLElement, by: number): Promise<void> {
  const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 });
  // A finger that was never down cannot be captured.
  on.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(on, at(180));
  await fireEvent.pointerMove(on, at(180 + by / 2));
  await fireEvent.pointerMove(on, at(180 + by));
  await fireEvent.pointerUp(on, at(180 + by));
}

const swiped = fn();

/** By the thumb alone: tapped, a little to the side and back, then to the left and to the right; what was forgotten comes once more. */
export const ByThumb = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalStudyDocument, reviews), filled('reviewWords', reply, swiped)),
  play: async ({ canvas }) => {
    await press(canvas, /뜻 보기$/);
    await swipe(card(canvas), -40);
    await expect(card(canvas).style.getPropertyValue('--drag')).toBe('');
    await says(canvas, '도함수');
    await swipe(card(canvas), -120);
    await hearsLast(swiped, expect.objectContaining({ reviews: [expect.objectContaining({ rating: 1 })] }));
    await says(canvas, /^다시 · .*분 뒤에 다시 나와요$/, 'limit');
    await press(canvas, /뜻 보기$/, /^쉬움/);
    await press(canvas, /뜻 보기$/);
    await swipe(card(canvas), 120);
    await hearsLast(swiped, expect.objectContaining({ reviews: [expect.objectContaining({ rating: 3 })] }));
    await says(canvas, '헷갈린 단어', 'derivative');
    await expect(canvas.getByRole('link', { name: '단어장 목록' })).toHaveAttribute('data-variant', 'secondary');
    await press(canvas, '헷갈린 단어만 한 번 더');
    await says(canvas, 'derivative', '0 / 1');
    await expect(canvas.getByRole('button', { name: /뜻 보기$/ })).toHaveFocus();
  },
});

const spelt = fn();

/** The meaning is shown, the word is typed: as tolerant as a word test. A new word comes as a card first. */
export const Spelling = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalStudyDocument, { ...reviews, fresh: study.fresh }), filled('reviewWords', reply, spelt)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '철자 쓰기' }));
    await says(canvas, '도함수');
    await expect(canvas.queryByText('derivative')).toBeNull();
    await write(canvas, { 답: ' Derivative {Enter}' });
    await says(canvas, '맞았어요 · derivative 도함수', '극한');
    await expect(canvas.getByRole('textbox', { name: '답' })).toHaveFocus();
    await hearsLast(spelt, expect.objectContaining({ reviews: [expect.objectContaining({ rating: 3 })] }));
    await write(canvas, { 답: 'lemit{Enter}' });
    await says(canvas, '내 답: lemit');
    await expect(canvas.getByRole('button', { name: '다음' })).toHaveFocus();
    await hearsLast(spelt, expect.objectContaining({ reviews: [expect.objectContaining({ rating: 1 })] }));
    await press(canvas, '다음');
    await says(canvas, '새 단어', 'integral');
    await expect(canvas.getByRole('button', { name: /뜻 보기$/ })).toHaveFocus();
    await expect(localStorage.getItem('word-mode')).toBe('SPELLING');
  },
});

/** What was typed is wrong. */
export const Misspelt = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.setItem('word-mode', 'SPELLING');
    msw.use(filled(PortalStudyDocument, reviews));
  },
  play: async ({ canvas }) => {
    await write(canvas, { 답: 'derivation{Enter}' });
    await says(canvas, '내 답: derivation', 'derivative');
  },
});

const picked = fn();

/** The word is shown, its meaning is chosen among four of the deck. */
export const Choosing = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.setItem('word-mode', 'CHOICE');
    msw.use(filled(PortalStudyDocument, reviews), filled('reviewWords', reply, picked));
  },
  play: async ({ canvas }) => {
    const choices = within(await canvas.findByRole('group', { name: '보기' }));
    await expect(choices.getAllByRole('button')).toHaveLength(4);
    await press(choices, '도함수');
    await says(canvas, '맞았어요 · derivative 도함수', 'limit');
    await expect(canvas.getByText('limit')).toHaveFocus();
    await hearsLast(picked, expect.objectContaining({ reviews: [expect.objectContaining({ rating: 3 })] }));
  },
});

const spoken: string[] = [];

/** A word is spoken when it comes, after the first tap; never one that is to be spelt. */
export const Spoken = meta.story({
  beforeEach: ({ msw }) => {
    spoken.length = 0;
    spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang: 'en-US' } as SpeechSynthesisVoice]);
    spyOn(globalThis, 'SpeechSynthesisUtterance').mockImplementation(function (text) {
      return { text } as SpeechSynthesisUtterance;
    });
    spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text));
    msw.use(filled(PortalStudyDocument, reviews));
  },
  play: async ({ canvas }) => {
    await says(canvas, 'derivative');
    await expect(spoken).toEqual([]);
    await press(canvas, /뜻 보기$/);
    await expect(spoken).toEqual(['derivative']);
    await press(canvas, /^알맞음/);
    await expect(spoken).toEqual(['derivative', 'limit']);
    const sound = canvas.getByRole('switch', { name: '소리' });
    await expect(sound).toBeChecked();
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
    await userEvent.keyboard('z');
    await expect(spoken).toHaveLength(2);
    await expect(localStorage.getItem('word-sound')).toBe('off');
  },
});
