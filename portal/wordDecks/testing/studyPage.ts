import type { Decorator } from '@storybook/react-vite';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { filled } from '#mocks/states.ts';
import { dateOf, inDays } from '#ui-kit/format/testing/when.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { PortalWordStreakDocument, type PortalStudyQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';

export const { id, title } = buildWordDeck({ title: '미적분 용어' });
const word = (n: number, term: string, meaning: string, example = '') => ({
  id: `01990000-0000-7000-8000-0000000d000${n}`,
  term,
  meaning,
  synonyms: [],
  example,
  partOfSpeech: '명사',
});
const ago = (days: number) => inDays(-days);
const learnt = (name: string, term: ReturnType<typeof word>) => ({
  id: namedId(name),
  state: 'REVIEW',
  dueAt: ago(1),
  stability: 8,
  difficulty: 5,
  scheduledDays: 8,
  learningSteps: 0,
  reps: 3,
  lapses: 0,
  lastReviewedAt: ago(9),
  word: term,
});
export const study: PortalStudyQuery = {
  wordDecks_by_pk: { id, title },
  due: [learnt('r1', word(1, 'derivative', '도함수', 'The derivative of a constant is zero.'))],
  wordTestPauses: [],
  begun: [],
  wordSettings: [{ newPerDay: 20, leastNew: 5, mostNew: 40 }],
  wordPaces: [],
  fresh: [word(2, 'integral', '적분')],
  others: [
    { term: 'derivative', meaning: '도함수' },
    { term: 'integral', meaning: '적분' },
    { term: 'limit', meaning: '극한' },
    { term: 'slope', meaning: '기울기' },
    { term: 'tangent line', meaning: '접선' },
  ],
};
/** Words that were learnt, one more than is asked new. */
export const reviews: PortalStudyQuery = {
  ...study,
  due: [study.due[0]!, { ...learnt('r2', word(3, 'limit', '극한')), dueAt: ago(0.5) }],
  fresh: [],
};
const streak = {
  wordStreaks: [{ today: dateOf(0), days: 4, weekGoal: 5 }],
  wordStudyDays: [0, -1, -2, -3].map((after) => ({ day: dateOf(after) })),
};

/** Answers have arrived. */
export const reply = { states: [], refused: [], shifted: [] };

/** The page of the deck in the portal, or another address that a story names. */
export const inStudy: Decorator = (Story, context) =>
  inPortal({
    at: (context.parameters['path'] as string | undefined) ?? paths.study(id),
    route: paths.study(':deckId'),
  })(Story, context);

/** What every story of it is answered. */
export const always = [filled(PortalWordStreakDocument, streak), filled('reviewWords', reply)];
