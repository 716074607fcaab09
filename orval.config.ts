/**
 * What the OpenAPI contract generates: calls and hooks for the browser (a draft, which `rest-slices.ts` puts together), and
 * validators for both ends. `client/rest.ts` is the one hand-written seam under the hooks.
 */
import type { Config } from 'orval';
import { restClient } from './.ci/generate/rest/rest-client.ts';
import { restDraft } from './.ci/generate/rest/rest-slices.ts';

const input = { target: 'openapi/generated/openapi.json' };
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];
/** Headers are the transport's business. */
const everyPart = { param: true, query: true, header: false, body: true, response: true };

export default {
  hooks: {
    input,
    output: {
      mode: 'tags',
      target: `${restDraft}/operations.ts`,
      schemas: `${restDraft}/model`,
      client: restClient,
      indexFiles: false,
      fileExtension: '.ts',
      override: { header: false },
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
        // A query is text; the numbers in it are read as such.
        zod: {
          variant: 'mini',
          version: 4,
          generate: everyPart,
          strict: { response: true },
          coerce: { query: ['number'] },
        },
      },
    },
  },
} satisfies Config;
