import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import { runnerImport, type Plugin } from 'vite';
import type { Guide } from '../../.storybook/guide/types.ts';
import { readKit } from '../vite/kit/readKit.ts';

/** Guides draw their mistakes; nobody looks at them here. */
const withoutStyles: Plugin = {
  name: 'house:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
};

/** What tools read of the parts of the kit: how each is imported, and its guide. No path of this machine. */
export async function describeParts(manifests: Manifests): Promise<Manifests> {
  const { components } = manifests;
  if (!components) return manifests;
  const { module } = await runnerImport<{ default: Record<string, Guide> }>(`${import.meta.dirname}/guides.ts`, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  const { from } = readKit();
  const described = Object.entries(components.components).map(([id, part]): [string, ComponentManifest] => {
    const guide = module.default[`../../${part.path.replace(/^\.\//, '').replace('.stories.tsx', '.guide.tsx')}`];
    return [id, guide ? describe(part, guide, from) : part];
  });
  const parts = JSON.stringify(Object.fromEntries(described)).replaceAll(`${process.cwd()}/`, '');
  return { ...manifests, components: { ...components, components: JSON.parse(parts) as typeof components.components } };
}

function describe(part: ComponentManifest, guide: Guide, from: Record<string, string>): ComponentManifest {
  const { names = [part.path.split('/').at(-1)?.replace('.stories.tsx', '') ?? part.name] } = guide;
  const source = from[names[0] ?? ''] ?? '#ui-kit';
  const { error: _, ...known } = part;
  return {
    ...known,
    summary: guide.is,
    description: write(guide),
    import: `import { ${names.join(', ')} } from '${source}';`,
  };
}

/** A guide as Markdown, as its page of docs has it. */
function write({ is, use, avoid, keys, words, mistakes, status }: Guide): string {
  const chapters: [title: string, lines: readonly string[]][] = [
    ['언제', use],
    ['언제 쓰지 않음', avoid.map(({ when, use: other }) => `${when}: ${other}`)],
    ['키보드', typeof keys === 'string' ? [keys] : Object.entries(keys).map(([key, does]) => `${key}: ${does}`)],
    ['문구', words],
    ['하지 말 것', mistakes.map(({ why }) => why)],
    ['상태', [status]],
  ];
  const written = chapters.filter(([, lines]) => lines.length > 0);
  return [is, ...written.map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`)].join(
    '\n\n',
  );
}
