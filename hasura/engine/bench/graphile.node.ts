import type { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { execute, hookArgs, stringifyPayload } from 'postgraphile/grafast';
import { parse, validate, type DocumentNode } from 'postgraphile/graphql';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import type { Contender } from './contenders.node.ts';

/** PostGraphile with its own cache of plans; documents are parsed and checked once, as its server does. */
export async function graphile(pool: Pool): Promise<Contender> {
  const instance = postgraphile({
    extends: [PostGraphileAmberPreset],
    pgServices: [makePgService({ pool, schemas: ['public'] })],
    schema: { defaultBehavior: '+list +connection' },
    grafast: { explain: false },
  });
  const { schema, resolvedPreset } = await instance.getSchemaResult();
  const documents = new Map<string, DocumentNode>();
  return {
    name: 'PostGraphile 5',
    async ask({ postgraphile: source }, variableValues) {
      const document = documents.get(source) ?? parse(source);
      if (!documents.has(source)) {
        const [wrong] = validate(schema, document);
        if (wrong) throw wrong;
        documents.set(source, document);
      }
      const args = await hookArgs({
        schema,
        document,
        variableValues,
        resolvedPreset,
        requestContext: {},
        outputDataAsString: true,
      });
      const result = await execute(args);
      if (Symbol.asyncIterator in result) throw new Error('an answer in parts');
      if (result.errors?.[0]) throw result.errors[0];
      return stringifyPayload(result as never, true);
    },
    close: async () => void (await instance.release()),
  };
}
