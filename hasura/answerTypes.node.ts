import { Kind, parse, print } from 'graphql';
import { readSchema } from './generate/schemaFiles.node.ts';

const roles = ['anonymous', 'student', 'ta', 'manager'];

/**
 * The type of each field of all answers, as `uuid!` or `[lectures!]!`, by the name of its type; those of every role together.
 * Throws when two roles see one field differently.
 */
export function readAnswerTypes(): Record<string, Record<string, string>> {
  const types: Record<string, Record<string, string>> = {};
  const definitions = new Set(roles.flatMap((role) => readSchema(role).split(/\n\n(?=\S)/)));
  const answers = [...definitions].filter((definition) => /^(""".*?"""\n)?type /s.test(definition));
  for (const definition of parse(answers.join('\n\n'), { noLocation: true }).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const fields = (types[definition.name.value] ??= {});
    for (const { name, type } of definition.fields ?? []) {
      const text = print(type);
      const known = (fields[name.value] ??= text);
      if (known !== text) throw new Error(`${definition.name.value}.${name.value} is ${known} and ${text}`);
    }
  }
  return types;
}
