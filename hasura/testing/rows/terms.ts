import { dateOf } from '#ui-kit/format/testing/when.ts';
import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  terms: (n) => ({ id: `term-${n}`, title: '약관' }),
  term_versions: (n) => ({
    term_id: parent('terms'),
    body: JSON.stringify({ type: 'doc', content: [] }),
    published_from: dateOf(400 + (n % 400)),
  }),
  term_acceptances: () => ({ version_id: parent('term_versions') }),
} satisfies RowMakers;
