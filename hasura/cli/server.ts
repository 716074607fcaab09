/** What Hasura's server knows of its tool: the migrations that ran, by database and version. */
export interface ToolState {
  migrations?: Record<string, Record<string, boolean>>;
  [key: string]: unknown;
}

/** The metadata API of a Hasura server. Each call throws an Error with the server's own words when it refuses. */
export interface HasuraServer {
  exportMetadata(): Promise<unknown>;
  /** @returns what is inconsistent now, as sentences */
  replaceMetadata(metadata: unknown): Promise<string[]>;
  readState(): Promise<ToolState>;
  writeState(state: ToolState): Promise<void>;
  /** A script, in one transaction of its own. */
  runSql(sql: string): Promise<void>;
}

/** @param url its address @param secret its admin secret, if it has one */
export function hasuraAt(url: string, secret: string | undefined): HasuraServer {
  const ask = async (path: string, request: object): Promise<unknown> => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (secret) headers.set('x-hasura-admin-secret', secret);
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(request) }).catch(
      () => {
        throw new Error(
          `${url}의 Hasura 서버에 연결하지 못했습니다. HASURA_URL이 맞는지, 서버가 떠 있는지 확인해 주세요.`,
        );
      },
    );
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    throw new Error(`Hasura 서버가 거절했습니다(${answer.status}): ${wordsOf(text)}`);
  };
  return {
    exportMetadata: async () => {
      const answer = await ask('/v1/metadata', { type: 'export_metadata', version: 2, args: {} });
      return (answer as { metadata: unknown }).metadata;
    },
    replaceMetadata: async (metadata) => {
      const args = { allow_inconsistent_metadata: true, metadata };
      const answer = await ask('/v1/metadata', { type: 'replace_metadata', version: 2, args });
      return (answer as { inconsistent_objects: { reason: string }[] }).inconsistent_objects.map(
        ({ reason }) => reason,
      );
    },
    readState: async () => {
      const answer = await ask('/v1/metadata', { type: 'get_catalog_state', args: {} });
      return (answer as { cli_state: ToolState }).cli_state;
    },
    writeState: async (state) => {
      await ask('/v1/metadata', { type: 'set_catalog_state', args: { type: 'cli', state } });
    },
    runSql: async (sql) => {
      // The metadata follows after the migrations.
      const args = { source: 'default', sql, cascade: false, check_metadata_consistency: false };
      await ask('/v2/query', { type: 'run_sql', args });
    },
  };
}

function wordsOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error: string };
    return error;
  } catch {
    return text;
  }
}
