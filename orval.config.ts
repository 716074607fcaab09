/**
 * What the OpenAPI contract generates, one folder per reader: hooks for the browser, validators for both ends, mock handlers.
 * `client/http.ts` is the one hand-written seam under the hooks.
 */
import { defineConfig } from 'orval';

const input = { target: 'openapi/generated/openapi.json' };
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];
const everyPart = { param: true, query: true, header: false, body: true, response: true };

export default defineConfig({
  hooks: {
    input,
    output: {
      mode: 'tags',
      target: 'client/generated/rest/operations.ts',
      schemas: 'client/generated/rest/model',
      client: 'react-query',
      httpClient: 'fetch',
      indexFiles: false,
      fileExtension: '.ts',
      override: {
        header,
        mutator: { path: 'client/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5 },
      },
      mock: { path: 'mocks/generated', generators: [{ type: 'msw', locale: 'ko', baseUrl: '*/api', delay: false }] },
    },
  },
  validators: {
    input,
    output: {
      mode: 'tags',
      target: 'openapi/generated/zod/operations.ts',
      client: 'zod',
      indexFiles: false,
      override: {
        header,
        // Mini, because the portal bundles these for its forms and has 160 kB for everything.
        zod: { variant: 'mini', version: 4, generate: everyPart, strict: { response: true } },
      },
    },
  },
});
