/** How orval writes the calls of the contract for the browser: a function an operation, and the hook that components use. */
import { type GeneratorOptions, type GeneratorVerbOptions, type OutputClientFunc, pascal } from 'orval';

/** orval's `client`. The code that all calls share is written by hand, in `client/rest.ts`. */
export const restClient: OutputClientFunc = () => ({
  client: (verb, options) => ({
    implementation: `${callOf(verb, options)}\n\n${hookOf(verb, options)}\n\n`,
    imports: [],
  }),
});

function callOf(
  { verb, operationName, response, props, queryParams, body }: GeneratorVerbOptions,
  { route }: GeneratorOptions,
) {
  const parts = [
    queryParams && `query: ${nameOf(props, 'queryParam')}`,
    body.definition && `${body.contentType === 'multipart/form-data' ? 'form' : 'json'}: ${nameOf(props, 'body')}`,
  ].filter(Boolean);
  const args = [...props.map(({ definition }) => trimmed(definition)), 'init?: RequestInit'].join(', ');
  const given = [
    `'${verb.toUpperCase()}'`,
    `\`${route}\``,
    parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}',
    'init',
  ];
  return `export const ${operationName} = (${args}) =>\n  call<${response.definition.success}>(${given.join(', ')});`;
}

function hookOf(options: GeneratorVerbOptions, { route }: GeneratorOptions) {
  return options.verb === 'get' ? queryOf(options, route) : commandOf(options);
}

function queryOf({ operationName, response, props }: GeneratorVerbOptions, route: string) {
  const query = nameOf(props, 'queryParam');
  const args = [
    ...props.map(({ definition }) => trimmed(definition)),
    `options?: QueryOptions<${response.definition.success}>`,
  ];
  const names = [...props.map(({ name }) => name), 'init'];
  return `export const use${pascal(operationName)} = (${args.join(', ')}) =>
  useRead([\`${route}\`${query ? `, ${query}` : ''}], (init) => ${operationName}(${names.join(', ')}), options);`;
}

function commandOf({ operationName, props, originalOperation }: GeneratorVerbOptions) {
  // A component passes the body as `data` and the query as `params`, whatever the names of their types.
  const given = props.map(({ name, type }) => ({ body: 'data', queryParam: 'params' })[type as string] ?? name);
  const types = props.map(({ definition }, index) => trimmed(definition).replace(/^\w+/, given[index] ?? ''));
  const variables =
    given.length > 0 ? `{ ${given.join(', ')}, init }: { ${types.join('; ')}; init?: RequestInit }` : '';
  const passed = given.length > 0 ? [...given, 'init'] : [];
  const tables = (originalOperation as { 'x-invalidates'?: string[] })['x-invalidates'] ?? [];
  return `export const use${pascal(operationName)} = () =>
  useCommand([${tables.map((table) => `'${table}'`).join(', ')}], (${variables}) => ${operationName}(${passed.join(', ')}));`;
}

const nameOf = (props: GeneratorVerbOptions['props'], type: string) => props.find((prop) => prop.type === type)?.name;
const trimmed = (definition: string) => definition.trim().replace(/,$/, '');
