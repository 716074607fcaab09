import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Serves bare pages as the real server serves its own: brotli, and files for a year. */
export interface BareSite {
  /** Adds a page with data in it. @returns its address */
  add(data: unknown, styles: string): string;
  close(): void;
}

interface Sent {
  type: string;
  body: Buffer;
  isKept: boolean;
}

/** Builds the bare pages and opens a server for them on a free port. */
export async function openBareSite(): Promise<BareSite> {
  const files = new Map<string, Sent>();
  const keep = (path: string, type: string, text: string, isKept: boolean): void => {
    files.set(path, { type, body: brotliCompressSync(text), isKept });
  };
  keep('/bare.js', 'text/javascript', await buildBare(), true);
  const server = createServer((request, response) => send(files.get(request.url ?? ''), response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    add: (data, styles) => {
      const name = `/${files.size}`;
      keep(`${name}.css`, 'text/css', styles, true);
      keep(name, 'text/html; charset=utf-8', pageOf(data, `${name}.css`), false);
      return `http://127.0.0.1:${port}${name}`;
    },
    close: () => server.close(),
  };
}

function send(file: Sent | undefined, response: ServerResponse): void {
  if (!file) return void response.writeHead(404).end();
  const kept = file.isKept ? 'public, max-age=31536000, immutable' : 'no-store';
  response
    .writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': kept })
    .end(file.body);
}

function pageOf(data: unknown, styles: string): string {
  const inlined = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<link rel="icon" href="data:," /><link rel="stylesheet" href="${styles}" /><body><div id="root"></div>
<script type="application/json" id="data">${inlined}</script><script type="module" src="/bare.js"></script>`;
}

/** One file with React and what the page draws. */
async function buildBare(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: `${import.meta.dirname}/bare.ts` },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return chunk.code;
}
