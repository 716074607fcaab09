import type { Plugin } from 'vite';
import { fromRoot } from '../from-root.ts';
import { isAppBuild } from '../is-app-build.ts';

/**
 * Writes `.vite/modules.json` beside the manifest: for each built file, the source modules in it and the bytes each
 * takes there before compression. Read by the size check.
 */
export function listModules(): Plugin {
  return {
    name: 'house:list-modules',
    apply: isAppBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = chunks.map((chunk) => [
        chunk.fileName,
        Object.fromEntries(chunk.moduleIds.map((id) => [fromRoot(id), chunk.modules[id]?.renderedLength ?? 0])),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules), null, 1),
      });
    },
  };
}
