import { beforeAll, expect, test } from 'vitest';
import './base.css';
import './font.css';

const texts = [
  '고등 수학 심화 미적분 2반 3주차 출결과 성적을 확인합니다',
  '2026. 11. 28. 18:00~20:00 · 302호 · 24/30명',
  '학부모 연락처 010-1234-5678 · 서울고등학교 3학년',
  'OMR 답안지 37장 업로드, CSV 내보내기 (3.2MB)',
];
const families = ["'Pretendard Variable'", "'System Korean'"] as const;
const weights = [400, 500, 600, 700];

function sizeOf(text: string, weight: number, family: string) {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 40px / 1.5 ${family}, monospace; font-variant-numeric: tabular-nums`;
  const foot = document.createElement('i');
  foot.style.cssText = 'display: inline-block';
  line.append(text, foot);
  document.body.append(line);
  const { width, top } = line.getBoundingClientRect();
  const baseline = foot.getBoundingClientRect().bottom - top;
  line.remove();
  return { width, baseline };
}

/** On a machine with neither of the fonts there is nothing to compare. */
const hasKorean = sizeOf('가나다', 400, "'System Korean'").width !== sizeOf('가나다', 400, 'monospace').width;

beforeAll(async () => {
  const asked = weights.flatMap((weight) => texts.map((text) => ({ font: `${weight} 40px ${families[0]}`, text })));
  await Promise.all(asked.map(({ font, text }) => document.fonts.load(font, text)));
});

test.skipIf(!hasKorean)('nothing moves when the font arrives: lines are as long and stand as high', () => {
  const apart = weights.flatMap((weight) =>
    texts.map((text) => {
      const [own, system] = [sizeOf(text, weight, families[0]), sizeOf(text, weight, families[1])];
      return { text, weight, longer: system.width / own.width - 1, lower: system.baseline - own.baseline };
    }),
  );
  expect(apart.filter(({ longer }) => Math.abs(longer) > 0.04)).toEqual([]);
  // In pixels at 40 px; a third of it at the size of the app's text.
  expect(apart.filter(({ lower }) => Math.abs(lower) > 1)).toEqual([]);
});
