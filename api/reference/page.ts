import { html, raw } from 'hono/html';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { style } from './style.ts';

interface Described {
  operationId: string;
  summary?: string;
  description?: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema }> }>;
}
type Schema = { $ref?: string } & Record<string, unknown>;

const accessNames = { public: '누구나', any: '로그인한 누구나', student: '학생', ta: '직원', admin: '관리자' };

/** The contract as one readable page without scripts. */
export function referencePage(nonce: string) {
  const described = new Map(
    Object.values(contract.paths)
      .flatMap((item) => Object.values(item) as Described[])
      .map((operation) => [operation.operationId, operation]),
  );
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${contract.info.title} ${contract.info.version}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>${contract.info.title} <small>${contract.info.version}</small></h1>
          <p>${contract.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
          <nav>${contract.tags.map(({ name, description }) => html`<a href="#${name}">${description}</a> `)}</nav>
        </header>
        <main>
          ${contract.tags.map(
            ({ name, description }) =>
              html`<section id="${name}">
                <h2>${description} <small>${name}</small></h2>
                ${operationIds(name).map((id) => operationArticle(id, described.get(id)))}
              </section>`,
          )}
          <section id="schemas">
            <h2>자료형</h2>
            ${Object.entries(contract.components.schemas).map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  <pre>${schemaText(schema)}</pre>
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function operationIds(tag: string): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag === tag);
}

function operationArticle(id: OperationId, described: Described | undefined) {
  const { method, path, access, invalidates, status } = operations[id];
  const body = Object.values(described?.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(described?.responses[status]?.content ?? {})[0]?.schema;
  return html`<article id="${id}">
    <h3><code class="method">${method}</code> <code>/api${path}</code></h3>
    <p>${described?.summary} <small>${id}</small></p>
    <p>${described?.description}</p>
    <dl>
      <dt>부를 수 있는 사람</dt>
      <dd>${accessNames[access]}</dd>
      ${
        invalidates.length > 0
          ? html`<dt>바꾸는 것</dt>
              <dd>${invalidates.join(', ')}</dd>`
          : ''
      }
      ${
        body
          ? html`<dt>보내는 것</dt>
              <dd>${schemaLink(body)}</dd>`
          : ''
      }
      <dt>받는 것</dt>
      <dd>${status} ${answer ? schemaLink(answer) : ''}</dd>
    </dl>
  </article>`;
}

function schemaLink(schema: Schema) {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? html`<pre>${schemaText(schema)}</pre>` : html`<a href="#schema-${name}">${name}</a>`;
}

function schemaText(schema: unknown): string {
  return JSON.stringify(schema, null, 2).replaceAll('#/components/schemas/', '');
}
