import { z } from 'zod';
import type { EngineOptions } from '../types.ts';

/** How a JWT is checked and read: Hasura's own JSON. */
const jwtConfigSchema = z
  .object({
    type: z
      .enum(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'Ed25519'])
      .optional(),
    key: z.string().optional(),
    jwk_url: z.url().optional(),
    claims_namespace: z.string().optional(),
    claims_namespace_path: z.string().optional(),
    claims_format: z.enum(['json', 'stringified_json']).default('json'),
    audience: z.union([z.string(), z.array(z.string())]).optional(),
    issuer: z.string().optional(),
    /** Seconds by which clocks may differ. */
    allowed_skew: z.number().nonnegative().optional(),
    header: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('Authorization') }),
        z.object({ type: z.literal('Cookie'), name: z.string() }),
        z.object({ type: z.literal('CustomHeader'), name: z.string() }),
      ])
      .default({ type: 'Authorization' }),
    claims_map: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ key, jwk_url }) => (key === undefined) !== (jwk_url === undefined), 'needs either "key" or "jwk_url"')
  .refine(({ key, type }) => key === undefined || type !== undefined, 'needs "type" beside "key"');

export type JwtConfig = z.output<typeof jwtConfigSchema>;

/** The environment variables of Hasura that a server of the engine reads. */
export interface HttpSettings {
  adminSecret: string | null;
  jwt: JwtConfig | null;
  unauthorizedRole: string | null;
  engine: EngineOptions;
}

/** An invalid setting; its message names it and the reason. */
export class SettingsError extends Error {}

/** Reads `HASURA_GRAPHQL_*`. @throws SettingsError */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): HttpSettings {
  const text = (name: string) => environment[`HASURA_GRAPHQL_${name}`] || null;
  const flag = (name: string, fallback: boolean) => readFlag(`HASURA_GRAPHQL_${name}`, text(name), fallback);
  const jwt = text('JWT_SECRET');
  const settings = {
    adminSecret: text('ADMIN_SECRET'),
    jwt: jwt === null ? null : readJwtConfig(jwt),
    unauthorizedRole: text('UNAUTHORIZED_ROLE'),
    engine: {
      stringifyNumericTypes: flag('STRINGIFY_NUMERIC_TYPES', false),
      allowList: flag('ENABLE_ALLOWLIST', false),
      inferFunctionPermissions: flag('INFER_FUNCTION_PERMISSIONS', true),
    },
  };
  if (settings.jwt && settings.adminSecret === null) {
    throw new SettingsError('HASURA_GRAPHQL_JWT_SECRET needs HASURA_GRAPHQL_ADMIN_SECRET');
  }
  return settings;
}

function readJwtConfig(text: string): JwtConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingsError('HASURA_GRAPHQL_JWT_SECRET is no JSON');
  }
  const read = jwtConfigSchema.safeParse(json);
  if (read.success) return read.data;
  throw new SettingsError(`HASURA_GRAPHQL_JWT_SECRET: ${z.prettifyError(read.error)}`);
}

const TRUE: ReadonlySet<string> = new Set(['true', 't', 'yes', 'y', '1', 'on']);
const FALSE: ReadonlySet<string> = new Set(['false', 'f', 'no', 'n', '0', 'off']);

function readFlag(name: string, text: string | null, fallback: boolean): boolean {
  if (text === null) return fallback;
  if (TRUE.has(text.toLowerCase())) return true;
  if (FALSE.has(text.toLowerCase())) return false;
  throw new SettingsError(`${name} must be true or false`);
}
