interface Fixture {
  /** `plugin/rule`, or the rule alone. */
  rule: string;
  code: string;
  /** Where it lies; the rules differ by folder. */
  file?: string;
  /** What cannot be broken without it. */
  also?: string[];
}

/** The file of a rule of React. */
const react = (rule: string, body: string): Fixture => ({
  rule: `react/${rule}`,
  code: `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\nexport const used = [useCallback, useEffect, useMemo, useRef, useState];\n${body}`,
  file: `crm/${rule}.tsx`,
});

/** For each rule that is on, code that breaks it and no other. */
export const fixtures: Fixture[] = [
  { rule: 'eqeqeq', code: 'export const is = (a: number) => a == 1;' },
  { rule: 'max-lines', code: `${'\n'.repeat(400)}export const a = 1;` },
  { rule: 'no-array-constructor', code: 'export const a = new Array(1, 2);' },
  { rule: 'no-console', code: "console.warn('a');" },
  { rule: 'no-debugger', code: 'debugger;' },
  { rule: 'no-unused-expressions', code: 'export const f = (a: () => void, b: boolean) => {\n  b && a();\n};' },
  { rule: 'no-unused-vars', code: "import { a } from './a.ts';" },
  { rule: 'no-var', code: 'export var a = 1;' },
  { rule: 'no-warning-comments', code: '// FIXME\nexport {};' },
  { rule: 'prefer-const', code: 'let a = 1;\nexport const b = a;' },
  { rule: 'prefer-rest-params', code: 'export function f() {\n  return arguments;\n}' },
  { rule: 'prefer-spread', code: 'export const f = (a: number[]) => Math.max.apply(Math, a);' },
  { rule: 'typescript/await-thenable', code: 'export const f = async (a: number) => await a;' },
  { rule: 'typescript/ban-ts-comment', code: '// @ts-ignore\nexport {};' },
  { rule: 'typescript/consistent-type-imports', code: "import { A } from './a.ts';\nexport type B = A;" },
  { rule: 'typescript/no-duplicate-enum-values', code: 'export enum A {\n  b = 1,\n  c = 1,\n}' },
  { rule: 'typescript/no-empty-object-type', code: 'export type A = {};' },
  { rule: 'typescript/no-explicit-any', code: 'export type A = any;' },
  { rule: 'typescript/no-extra-non-null-assertion', code: 'export const f = (a?: { b: 1 }) => a!!.b;' },
  { rule: 'typescript/no-floating-promises', code: 'export const f = (a: () => Promise<1>) => {\n  a();\n};' },
  { rule: 'typescript/no-import-type-side-effects', code: "import { type A } from './a.ts';\nexport type B = A;" },
  { rule: 'typescript/no-misused-new', code: 'export interface A {\n  new (): A;\n}' },
  { rule: 'typescript/no-misused-promises', code: 'export const f = (a: Promise<1>) => (a ? 1 : 2);' },
  { rule: 'typescript/no-namespace', code: 'export namespace A {\n  export type B = 1;\n}' },
  { rule: 'typescript/no-non-null-asserted-optional-chain', code: 'export const f = (a?: { b?: 1 }) => a?.b!;' },
  { rule: 'typescript/no-require-imports', code: "import a = require('a');\nexport const b = a;" },
  {
    rule: 'typescript/no-this-alias',
    code: 'export class A {\n  b() {\n    const that = this;\n    return () => that;\n  }\n}',
  },
  { rule: 'typescript/no-unnecessary-type-constraint', code: 'export type A<T extends unknown> = T[];' },
  {
    rule: 'typescript/no-unsafe-declaration-merging',
    code: 'export interface A {\n  b: 1;\n}\nexport class A {}',
  },
  { rule: 'typescript/no-unsafe-function-type', code: 'export type A = Function;' },
  { rule: 'typescript/no-wrapper-object-types', code: 'export type A = String;' },
  { rule: 'typescript/prefer-as-const', code: "export const a = 'b' as 'b';" },
  { rule: 'typescript/prefer-namespace-keyword', code: 'declare module A {}', also: ['typescript/no-namespace'] },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    code: 'export function f(a: 1 | 2) {\n  switch (a) {\n    case 1:\n      return 2;\n  }\n}',
  },
  { rule: 'typescript/triple-slash-reference', code: '/// <reference path="./a.ts" />\nexport {};' },
  { rule: 'house/import-table', code: "import '#portal/x.ts';", file: 'crm/import-table.ts' },
  { rule: 'house/no-conditional-spread', code: 'export const f = (a?: 1) => ({ ...(a && { a }) });' },
  { rule: 'house/no-conditional-spread', code: 'export const f = (a) => ({ ...(a && { a }) });', file: 'a.mjs' },
  { rule: 'house/no-grouping-spread', code: 'export const a = { ...{ b: 1 } };' },
  { rule: 'no-restricted-imports', code: "export { Add } from '@mui/icons-material';", file: 'ui-kit/icons.ts' },
  { rule: 'no-restricted-globals', code: "export const a = () => fetch('/a');", file: 'portal/fetch.ts' },
  { rule: 'no-restricted-globals', code: "export const a = new WebSocket('/a');", file: 'app/socket.tsx' },
  react('error-boundaries', 'export function A() {\n  try {\n    return <b />;\n  } catch {\n    return null;\n  }\n}'),
  react(
    'exhaustive-deps',
    'export function A({ b }: { b: () => void }) {\n  useEffect(() => b(), []);\n  return null;\n}',
  ),
  react('globals', 'let seen = 0;\nexport function A() {\n  seen = 1;\n  return <b>{seen}</b>;\n}'),
  react('immutability', 'export function A({ b }: { b: { c: number } }) {\n  b.c = 1;\n  return <b>{b.c}</b>;\n}'),
  react(
    'incompatible-library',
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function A() {\n  const b = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 });\n  return <b>{b.getTotalSize()}</b>;\n}",
  ),
  {
    ...react(
      'preserve-manual-memoization',
      'export function useA(b: number) {\n  const c: number[] = [];\n  useState(1);\n  c.push(b);\n  return useCallback(() => c, [c]);\n}',
    ),
    also: ['react/exhaustive-deps'],
  },
  react('purity', 'export function A() {\n  const b = Math.random();\n  return <b>{b}</b>;\n}'),
  react('rules-of-hooks', 'export function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}'),
  react(
    'set-state-in-effect',
    'export function A() {\n  const [b, setB] = useState(0);\n  useEffect(() => {\n    setB(1);\n  }, []);\n  return <b>{b}</b>;\n}',
  ),
  react(
    'set-state-in-render',
    'export function A() {\n  const [b, setB] = useState(0);\n  setB(1);\n  return <b>{b}</b>;\n}',
  ),
  react('static-components', 'export function A() {\n  const B = () => <i />;\n  return <B />;\n}'),
  react('unsupported-syntax', "export function A() {\n  return <b>{eval('1')}</b>;\n}"),
  react('use-memo', 'export function A() {\n  const b = useMemo(async () => 1, []);\n  return <b>{String(b)}</b>;\n}'),
  react(
    'void-use-memo',
    'export function A() {\n  const b = useMemo(() => {\n    String(1);\n  }, []);\n  return <b>{b}</b>;\n}',
  ),
];
