/**
 * What the OpenAPI contract generates, one folder per reader: hooks for the browser, validators for both ends, mock handlers.
 * `client/http.ts` is the one hand-written seam under the hooks.
 */
import { defineConfig } from 'orval';

const input = { target: 'openapi/generated/openapi.json' };
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

export default defineConfig({
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: 'client/generated/rest',
      schemas: 'client/generated/rest/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      fileExtension: '.ts',
      override: {
        header,
        mutator: { path: 'client/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5 },
      },
    },
  },
  validators: {
    input,
    output: {
      mode: 'tags-split',
      target: 'openapi/generated/zod',
      client: 'zod',
      clean: true,
      indexFiles: false,
      override: { header, zod: { generate: { param: true, query: true, header: false, body: true, response: true } } },
    },
  },
});
