import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { groupModules, type BuiltModule, type ModuleGraph } from './group-modules.ts';
import { fromRoot } from '../from-root.ts';
import { isAppBuild } from '../is-app-build.ts';

/**
 * Puts modules that are loaded together into one file, so that a screen needs few of them. A first, quick build finds what each module still
 * imports after tree shaking, `groupModules` decides, and the build itself follows.
 * @param shared gives what both builds have in common
 */
export function groupChunks(shared: () => InlineConfig): Plugin {
  return {
    name: 'house:group-chunks',
    apply: isAppBuild,
    async config() {
      const groups = groupModules(await readGraph(shared()));
      const name = (id: string) => groups.get(fromRoot(id)) ?? null;
      // A group holds or may import what its modules import, so nothing needs to be added to it.
      const codeSplitting = { groups: [{ name, includeDependenciesRecursively: false }] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

const isDocuments = (path: string): boolean => /\/generated\/(graphql|manager|staff)\.ts$/.test(path);

/** Builds each module as a file of its own, and writes none. */
async function readGraph(shared: InlineConfig): Promise<ModuleGraph> {
  const graph = new Map<string, BuiltModule>();
  const reader: Plugin = {
    name: 'house:read-graph',
    generateBundle(_options, bundle) {
      const pathOf = (file: string): string => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? fromRoot(moduleOf(chunk)) : file;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        graph.set(fromRoot(moduleOf(chunk)), {
          isEntry: chunk.isEntry,
          // Documents are text that compresses little: they stay with the screens that send them.
          bytes: chunk.code.length * (isDocuments(moduleOf(chunk)) ? 8 : 1),
          imports: chunk.imports.map(pathOf),
          lazyImports: chunk.dynamicImports.map(pathOf),
        });
      }
    },
  };
  const output = { preserveModules: true };
  await build({
    ...shared,
    configFile: false,
    logLevel: 'error',
    plugins: [shared.plugins, reader],
    build: {
      ...shared.build,
      write: false,
      minify: false,
      rolldownOptions: { ...shared.build?.rolldownOptions, output },
    },
  });
  return graph;
}

/** The one module of a file. */
const moduleOf = (chunk: Rolldown.OutputChunk): string => chunk.facadeModuleId ?? chunk.moduleIds[0] ?? chunk.fileName;
