import { globSync, readFileSync } from 'node:fs';
import type { Plugin, PluginOption } from 'vite';
import { cached, digest } from './cached.ts';

/**
 * Types of props are shown of the kit alone, and reading them costs as much as everything else that is done to a file: they are read again when
 * the kit is another.
 */
export function documentKit(plugin: PluginOption): PluginOption {
  if (!isReader(plugin)) return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('The plugin that reads the types of props is not as it was.');
  const files = globSync('ui-kit/**/*.{ts,tsx}').sort();
  const kit = digest(...files.map((file) => readFileSync(file, 'utf8')));
  return {
    ...plugin,
    transform: {
      filter: { id: /\/ui-kit\/.*\.tsx$/ },
      handler(code, id, options) {
        return cached('props', id, [kit, code], async () => (await transform.call(this, code, id, options)) ?? null);
      },
    },
  };
}

function isReader(plugin: PluginOption): plugin is Plugin {
  return Boolean(plugin) && (plugin as Plugin).name === 'storybook:react-docgen-plugin';
}
