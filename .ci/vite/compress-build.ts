import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` for every built text file that is large enough, so that the server need not compress. */
export function compressBuild(): Plugin {
  let outDir = '';
  return {
    name: 'house:compress-build',
    apply: isAppBuild,
    configResolved(config) {
      outDir = config.build.outDir;
    },
    // Not closeBundle, which runs after a failed build too and would hide its error behind its own.
    async writeBundle() {
      const files = await readdir(join(outDir, 'assets'), { recursive: true });
      const text = files.filter((file) => /\.(js|css|svg|json|wasm)$/.test(file));
      await Promise.all(text.map((file) => compressFile(join(outDir, 'assets', file))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  // Files smaller than one network packet gain nothing.
  if (bytes.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
