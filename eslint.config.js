import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importTable } from './.ci/lint/import-table.ts';
import { noConditionalSpread, noGroupingSpread } from './.ci/lint/spreads.ts';

const networkGlobals = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: "client/ is the browser's only door to the network.",
}));

// What the native compiler can tell of types is asked in .oxlintrc.json, in a third of the time.
export default defineConfig(
  globalIgnores(['**/generated/', 'dist/', 'data/', 'storybook-static/', '**/mockServiceWorker.js']),
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: {
      house: {
        rules: {
          'import-table': importTable,
          'no-conditional-spread': noConditionalSpread,
          'no-grouping-spread': noGroupingSpread,
        },
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Whether the absence of a property matters is a question of its type.
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'house/import-table': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: { 'house/no-conditional-spread': 'error', 'house/no-grouping-spread': 'error' },
  },
  {
    files: ['{app,client,crm,mocks,portal,ui-kit,.storybook}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Two rules of the React compiler mistake react-hook-form's `field.ref` and a component taken from a context.
      'react-hooks/refs': 'off',
      'react-hooks/static-components': 'off',
      // The barrel holds 10,000 modules; one icon's own path holds one.
      'no-restricted-imports': ['error', { paths: ['@mui/icons-material'] }],
    },
  },
  {
    files: ['{app,crm,portal,ui-kit}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec,stories}.{ts,tsx}', '**/journeys/**'],
    rules: { 'no-restricted-globals': ['error', ...networkGlobals] },
  },
  {
    files: ['api/main.ts', 'hasura/engine/bench/**', 'start.mjs', '.ci/**', '*.config.ts', '**/*.test.ts'],
    rules: { 'no-console': 'off' },
  },
);
