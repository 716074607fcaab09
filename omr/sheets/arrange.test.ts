import { expect, it } from 'vitest';
import { createRandom } from '../bench/random.ts';
import { layOut } from '../template/layout.ts';
import { arrange } from './arrange.ts';
import { parseExam } from './exam.ts';
import { templatesOf } from './templates.ts';

/** Exams of every length and mixture, seeded. */
function exams() {
  const random = createRandom(3);
  return Array.from({ length: 40 }, (_, index) => {
    const mixed = index % 2 === 1;
    const questions = Array.from({ length: 1 + random.below(100) }, () =>
      mixed && random.chance(0.2)
        ? { kind: 'number', digits: 1 + random.below(4) }
        : { kind: 'choice', choices: mixed ? 1 + random.below(5) : 5 },
    );
    const paper = random.pick(['A4', 'A5']);
    return parseExam({ id: `e${index}`, title: '시험', paper, numberDigits: 4 + random.below(7), questions });
  });
}

it('gives each question its place once, in order, apart from the others and within the frame', () => {
  for (const exam of exams()) {
    const pages = arrange(exam);
    const numbers = pages.flatMap(({ panels }) =>
      panels.flatMap(({ fields }) => fields.map(({ id }) => Number(/^q(\d+)/.exec(id)![1]))),
    );
    expect([...new Set(numbers)]).toEqual(exam.questions.map((_, index) => index + 1));
    for (const { paper, panels, identity } of pages) {
      for (const panel of [identity, ...panels]) {
        expect(panel.x).toBeGreaterThanOrEqual(paper.left - 0.01);
        expect(panel.x + panel.width).toBeLessThanOrEqual(paper.right + 0.01);
        expect(panel.y + panel.height).toBeLessThanOrEqual(paper.bottom + 0.01);
        for (const [x, y] of panel.fields.flatMap(({ positions }) => positions)) {
          expect(x - paper.bubble.width / 2).toBeGreaterThan(panel.x);
          expect(x + paper.bubble.width / 2).toBeLessThan(panel.x + panel.width);
          expect(y + paper.bubble.height / 2).toBeLessThan(panel.y + panel.height);
        }
      }
    }
    for (const template of templatesOf(exam)) {
      expect(layOut(template).pitch).toBeGreaterThan(1.4 * template.bubble.height);
    }
  }
});

it.each(['A4', 'A5'] as const)('puts 100 questions on one %s page', (paper) => {
  expect(arrange(parseExam({ id: 'e', title: '시험', paper, questions: 100 }))).toHaveLength(1);
});

it('tells the pages of a longer exam apart by their codes', () => {
  const questions = Array.from({ length: 30 }, () => ({ kind: 'number', digits: 3 }));
  const templates = templatesOf(parseExam({ id: 'long', title: '시험', questions }));
  expect(templates.map(({ code }) => code!.text)).toEqual(templates.map((_, index) => `OMR1:long:${index + 1}`));
  expect(templates.length).toBeGreaterThan(1);
});
