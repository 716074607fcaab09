import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  terms: (n) => ({ id: `term-${n}`, title: '약관' }),
  term_versions: (n) => ({
    term_id: parent('terms'),
    body: JSON.stringify({ type: 'doc', content: [] }),
    published_from: `2999-01-${String((n % 28) + 1).padStart(2, '0')}`,
  }),
  term_acceptances: () => ({ version_id: parent('term_versions') }),
} satisfies RowMakers;
