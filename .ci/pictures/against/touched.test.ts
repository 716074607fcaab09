import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { touchedBy } from './touched.ts';

const project: Record<string, string> = {
  '.storybook/preview.tsx': `import '#ui-kit/theme/tokens.css';`,
  'ui-kit/theme/tokens.css': '',
  'ui-kit/Button/Button.tsx': `import styles from './Button.module.css';\nimport type { Tag } from '#crm/tags/tag.ts';`,
  'ui-kit/Button/Button.module.css': `.button { composes: box from '../theme/box.module.css'; }`,
  'ui-kit/Button/Button.stories.tsx': `import { Button } from './Button.tsx';`,
  'crm/tags/TagPage.tsx': `import { type Tag, tagOf } from './tag.ts';\nconst load = () => import('#ui-kit/Button/Button.tsx');`,
  'crm/tags/TagPage.stories.tsx': `export * from './TagPage.tsx';`,
  'crm/terms/TermPage.stories.tsx': `export const Filled = {};`,
};
const stories = Object.keys(project).filter((file) => file.endsWith('.stories.tsx'));
const touched = (...changed: string[]) => [...touchedBy(changed, stories, (file) => project[file] ?? '')].sort();
const [button, tags, terms] = ['ui-kit/Button/Button', 'crm/tags/TagPage', 'crm/terms/TermPage'].map(
  (it) => `${it}.stories.tsx`,
);

test('a change touches the stories that import it, also on demand and by a style, not by a type alone', () => {
  expect(touched('ui-kit/Button/Button.tsx')).toEqual([tags, button]);
  expect(touched('ui-kit/theme/box.module.css')).toEqual([tags, button]);
  expect(touched('crm/tags/tag.ts')).toEqual([tags]);
  expect(touched(terms!)).toEqual([terms]);
  expect(touched('api/rest/tags/index.ts', 'docs/testing.md')).toEqual([]);
});

test('what the preview imports, and what is installed, touches all', () => {
  expect(touched('ui-kit/theme/tokens.css')).toEqual(stories.toSorted());
  expect(touched('package-lock.json')).toEqual(stories.toSorted());
});

test('a screen of this project is touched by its own parts, and by no other screen', () => {
  const all = globSync('{crm,portal}/{tags,home}/**/*.stories.tsx').map((file) => file.replaceAll('\\', '/'));
  const found = touchedBy(['crm/tags/tags.graphql', 'crm/tags/generated/graphql.ts'], all);
  expect([...found].some((file) => file.startsWith('crm/tags/'))).toBe(true);
  expect([...found].filter((file) => file.startsWith('portal/'))).toEqual([]);
});
