/**
 * The steps of `npm run generate`, in order; run in a copy of the project (`aside/aside.ts`), where they may leave things half-done.
 * What reads generated code is imported in its step: a module imported above would be the one of before. So is what takes long to load.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generateSlices } from '../../api/generate.node.ts';
import { generateRows } from '../../mocks/world/gather.node.ts';
import { gatherContract } from '../../openapi/gather.node.ts';
import { generateOperations } from '../../openapi/generate.node.ts';
import { generateAllowList } from './allow-list.ts';
import { generateDocuments } from './documents.ts';
import { WrongSource, type Mistake } from './mistakes/mistake.ts';
import { generateResources } from './resources.ts';
import { redocly } from './rest/redocly.ts';
import { allSlices } from './slices.ts';

/** Put in its place after all others: while it is as it was, the code of the contract is made again. */
export const bundle = 'openapi/generated/openapi.json';

/** Generates everything, or what a slice needs. @throws where a contract is wrong, with the name of the step */
export async function generateAll(only: string | undefined): Promise<void> {
  if (only !== undefined && !allSlices().includes(only)) {
    throw new Error(`--only: ${only} is none of ${allSlices().join(', ')}`);
  }
  const before = existsSync(bundle) ? readFileSync(bundle, 'utf8') : '';
  /** Takes seconds to open, and does so while another process bundles the contract. */
  const opening =
    only === undefined ? import('../../api/adapters/pglite.ts').then(({ openPGlite }) => openPGlite()) : undefined;
  await step('bundle of the REST contract', bundleContract, inContract);
  if (only === undefined || readFileSync(bundle, 'utf8') !== before) {
    const types = async () => (await import('../../openapi/types.node.ts')).generateTypes();
    await step('types of the REST contract', types, inContract);
    await step('calls, hooks, validators', async () => (await import('./rest/calls.ts')).generateCalls(), inContract);
    await step('table of operations', generateOperations, inContract);
  }
  await step('slices of the api', generateSlices);
  const db = await opening;
  if (db) {
    await step('row types, schema of each role', async () => {
      await (await import('../../hasura/generate/generate.node.ts')).generateHasura(db.sql);
    });
    await step('demo world of the seed', async () => {
      generateRows();
      await (await import('../../mocks/world/generate.node.ts')).generateSeed(db.sql);
    });
  }
  await step('resources', generateResources);
  const inDocuments = async () => (await import('./mistakes/documents.ts')).findDocumentMistakes(only);
  await step('documents of the screens', () => generateDocuments(only), inDocuments);
  await step('limits of forms', async () => (await import('./limits.ts')).generateLimits());
  await step('allow list of the documents', generateAllowList);
  if (db) {
    await step('statements of the documents', async () => (await import('./queries.ts')).generateQueries(db.sql));
    await db.close();
    await step('personal data of calls and screens', async () =>
      (await import('./personal/document.ts')).writePersonalCalls(),
    );
    await step('states that stories show', async () => (await import('./states/document.ts')).writeStates());
  }
}

/** @param find looks for the mistakes that the step may have failed by, where its own error does not say where they are */
async function step(name: string, run: () => void | Promise<void>, find?: () => Promise<Mistake[]>) {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    const mistakes = (await find?.()) ?? [];
    if (mistakes.length > 0) throw new WrongSource(name, mistakes, { cause: error });
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`);
}

const inContract = async () => (await import('./mistakes/contract.ts')).findContractMistakes();

async function bundleContract() {
  await redocly('bundle', gatherContract(), '--output', bundle);
  writeFileSync(bundle, `${linesOf(JSON.parse(readFileSync(bundle, 'utf8')), 3)}\n`);
}

/** A call or a schema a line: a change of the contract is read in its sources, and what it reaches is found at a glance. */
function linesOf(value: object, depth: number): string {
  const members = Object.entries(value).map(([name, member]: [string, unknown]) => {
    const isOpened = depth > 1 && typeof member === 'object' && member !== null && !Array.isArray(member);
    return `${JSON.stringify(name)}: ${isOpened ? linesOf(member, depth - 1) : JSON.stringify(member)}`;
  });
  return `{\n${members.join(',\n')}\n}`;
}
