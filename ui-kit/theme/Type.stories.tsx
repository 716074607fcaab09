import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import css from './Foundations.module.css';

const sizes = [
  ['--text-small', '설명, 표의 머리글'],
  ['--text', '본문, 입력한 값, 버튼'],
  ['--text-large', '카드의 제목'],
] as const;
const weights = [
  [400, '본문'],
  [600, '제목과 이름'],
] as const;
const specimen = '김민수 학생이 11월 24일 (화) 18:30 미적분 B 수업에 왔습니다. 87.5점';

/** Sizes and weights with words of the product. Numbers have one width, so that columns line up. */
function Type() {
  return (
    <dl className={css.type}>
      {sizes.flatMap(([size, use]) =>
        weights.map(([weight, meaning]) => (
          <div key={`${size} ${weight}`}>
            <dt>
              <code>{size}</code> {weight} · {use} · {meaning}
            </dt>
            <dd style={{ fontSize: `var(${size})`, fontWeight: weight }}>{specimen}</dd>
          </div>
        )),
      )}
    </dl>
  );
}

const meta = preview.meta({ title: 'Kit/기초/글자', component: Type });

/** Compact sizes of the CRM. */
export const Desk = meta.story();

/** Sizes for fingers: the portal, sign-in and links. */
export const Touch = meta.story({
  render: () => (
    <div className="touch">
      <Type />
    </div>
  ),
});

/** Korean breaks between words, never inside one; a word longer than its line breaks anywhere. */
export const LineBreaks = meta.story({
  render: () => (
    <p style={{ width: 180 }} data-testid="narrow">
      준비물을 챙기지 못한 학생은 데스크에서 교재를 빌릴 수 있습니다.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByTestId('narrow')).wordBreak).toBe('keep-all');
  },
});
