/**
 * What the OpenAPI contract generates, one folder per reader: hooks for the browser, validators for both ends, mock handlers.
 * `client/http.ts` is the one hand-written seam under the hooks.
 */
import { defineConfig } from 'orval';

const input = { target: 'openapi/generated/openapi.json' };
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];
/** What a mocked answer says where random letters would look odd on a screen; by the name of the property. */
const believable = {
  name: '김민수',
  accessToken: 'token',
  loginId: '20260001',
  studentNumber: '20260001',
  temporaryPassword: 'mint-4821',
  school: '한빛고',
  phone: '+821012345678',
  parentName: '김영희',
  parentPhone: '+821087654321',
  memo: '숙제를 다 해 왔다',
};
/** Headers are the transport's business. */
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
        mock: { properties: believable },
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
