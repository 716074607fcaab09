// @module-tag tree
// @module-tag timeless
import { Source } from 'graphql';
import { expect, test } from 'vitest';
import { contractMistakes, findContractMistakes, yamlMistakes } from './contract.ts';
import { findDocumentMistakes, mistakesIn } from './documents.ts';
import { WrongSource } from './mistake.ts';

const fields = `query TagList {
  tags {
    id
    nam
    color
  }
}
`;

test('a field that there is not is told with its place, its lines and what was meant', () => {
  const mistakes = mistakesIn('ta', [new Source(fields, 'crm/tags/tags.graphql')]);
  expect(mistakes).toEqual([
    {
      file: 'crm/tags/tags.graphql',
      line: 4,
      column: 5,
      message: 'Cannot query field "nam" on type "tags". Did you mean "name"?',
      frame: `  2 |   tags {
  3 |     id
> 4 |     nam
    |     ^
  5 |     color
  6 |   }
`,
    },
  ]);
  expect(new WrongSource('documents of the screens', mistakes).message).toContain(
    'documents of the screens:\ncrm/tags/tags.graphql:4:5 Cannot query field "nam"',
  );
});

test('of documents that are not read, only that is told', () => {
  const sources = [
    new Source('query Tags { tags { ...tag } }', 'crm/a.graphql'),
    new Source('fragment {', 'crm/b.graphql'),
  ];
  expect(mistakesIn('ta', sources)).toMatchObject([
    { file: 'crm/b.graphql', line: 1, column: 10, message: 'Syntax Error: Expected Name, found "{".' },
  ]);
});

test('the documents of this project have none', () => {
  expect(findDocumentMistakes(undefined)).toEqual([]);
});

// A comma in a description without quotation marks begins a field of that name.
test('the contract of this project has none', async () => {
  expect(await findContractMistakes()).toEqual([]);
});

test('what is no YAML is told with its place', () => {
  expect(yamlMistakes('openapi/paths/tags.yaml', '/tag:\n  post:\n    tags: [tags\n    summary: 태그\n')).toMatchObject(
    [
      {
        file: 'openapi/paths/tags.yaml',
        line: 4,
        column: 5,
        message: expect.stringContaining('Flow sequence') as string,
      },
    ],
  );
  expect(yamlMistakes('openapi/paths/tags.yaml', '/tag: {}\n')).toEqual([]);
});

test('what is no OpenAPI is told as redocly says it, without its warnings', () => {
  const problem = (severity: string, message: string, suggest: string[]) => ({
    severity,
    message,
    suggest,
    location: [{ source: { ref: 'openapi/schemas/tags.yaml' }, start: { line: 2, col: 9 } }],
  });
  const problems = [problem('error', '`type` is unknown.', ['string']), problem('warn', 'No example.', [])];
  expect(contractMistakes({ problems }, () => 'TagName:\n  type: strnig\n')).toEqual([
    {
      file: 'openapi/schemas/tags.yaml',
      line: 2,
      column: 9,
      message: '`type` is unknown. Did you mean "string"?',
      frame: '  1 | TagName:\n> 2 |   type: strnig\n    |         ^\n  3 | \n',
    },
  ]);
});
