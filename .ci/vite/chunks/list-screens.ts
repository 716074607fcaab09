import type { Plugin, Rolldown } from 'vite';
import { fromRoot } from '../from-root.ts';
import { isAppBuild } from '../is-app-build.ts';
import { screenRoutes } from '#app/frame/screenRoutes.node.ts';

/**
 * Writes `.vite/screens.json` beside the manifest: for each address of an area the files that it needs besides the entry's, which the server names in
 * the page.
 */
export function listScreens(): Plugin {
  return {
    name: 'house:list-screens',
    apply: isAppBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [fromRoot(id), chunk])));
      const entry = new Set(
        filesOf(
          chunks.filter(({ isEntry }) => isEntry),
          bundle,
        ),
      );
      const screens = screenRoutes().map(({ path, modules }) => {
        const needed = modules.map((module) => byModule.get(module)).filter((chunk) => chunk !== undefined);
        return { path, files: filesOf(needed, bundle).filter((file) => !entry.has(file)) };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screens) });
    },
  };
}

/** Addresses of these chunks, of all they import at once, and of their styles. */
function filesOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const open = [...chunks];
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') open.push(next);
    }
  }
  const styles = [...seen].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...[...seen].map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`);
}
