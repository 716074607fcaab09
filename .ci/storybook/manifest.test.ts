import type { ComponentManifest } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describeParts } from './manifest.ts';

const partOf = (name: string): ComponentManifest => ({
  id: `kit-${name.toLowerCase()}`,
  path: `./ui-kit/${name}/${name}.stories.tsx`,
  name,
  stories: [],
  jsDocTags: {},
});

test('tools read of a part how it is imported and what its guide says, without a path of this machine', async () => {
  const menu = {
    ...partOf('Menu'),
    import: "import { Menu } from 'academy';",
    definedIn: `${process.cwd()}/ui-kit/Menu.tsx`,
  };
  const grid = { ...partOf('DataGrid'), error: { name: 'No component import found', message: '' } };
  const made = await describeParts({ components: { v: 0, components: { menu, grid } } });
  const parts = made.components?.components ?? {};
  expect(parts.menu).toMatchObject({ import: "import { Menu } from '#ui-kit';", definedIn: 'ui-kit/Menu.tsx' });
  expect(parts.menu?.description).toMatch(/## 언제\n\n- [^]*## 언제 쓰지 않음\n\n- [^]*## 키보드\n\n- /);
  expect(parts.grid).toMatchObject({ import: "import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';" });
  expect(parts.grid).not.toHaveProperty('error');
});
