import type { Settings } from '#api/settings/settings.ts';

/** How a spread academy gets one setting of the api: always the same text, what the owner must or may say, or not at all and why. */
export type SettingSource = { always: string } | { asked: true } | { or: string } | { not: string };

/** What every api process is given. A new setting of the api is a type error until it is decided here. */
export const apiSettings: Record<keyof Settings, SettingSource> = {
  port: { not: 'the image says 3000; `npm run spread` counts on from its own' },
  host: { not: 'the image says 0.0.0.0' },
  dataDir: { not: 'the image says /data' },
  embedded: { not: 'there is a server' },
  databaseUrl: { always: 'postgres://academy:${POSTGRES_PASSWORD}@postgres:5432/academy' },
  migrationDatabaseUrl: { not: 'Hasura migrates' },
  hasuraUrl: { always: 'http://hasura:8080' },
  secret: { asked: true },
  publicUrl: { or: 'http://localhost:8080' },
  demo: { or: '0' },
  demoPublic: { or: '0' },
  allowList: { not: 'follows DEMO' },
  logLevel: { or: 'info' },
  slowStatementMs: { or: '' },
  metricsToken: { or: '' },
  tracesUrl: { or: '' },
  trustProxy: { always: '1' },
  sms: { or: '' },
  solapiUrl: { not: 'for tests' },
  solapiApiKey: { or: '' },
  solapiApiSecret: { or: '' },
  solapiSender: { or: '' },
  solapiWebhookSecret: { or: '' },
  solapiKakaoPfId: { or: '' },
  vapidPublicKey: { or: '' },
  vapidPrivateKey: { or: '' },
  pushStandIn: { not: 'for tests' },
  smsOptOut: { or: '' },
  staffIdleHours: { or: '' },
  s3Url: { or: '' },
  s3Region: { or: '' },
  s3AccessKeyId: { or: '' },
  s3SecretAccessKey: { or: '' },
  backupDir: { not: 'a bucket, BACKUP_S3_URL: the processes have no folder of their own that lasts' },
  backupS3Url: { or: '' },
  backupKey: { or: '' },
  appDir: { not: 'the image holds the pages' },
  academyName: { or: '' },
  academyPhone: { or: '' },
};

/** What PostgreSQL is given beside its defaults. Each api process takes up to 17 connections. */
export const postgresSettings: Readonly<Record<string, string>> = {
  random_page_cost: '1.1',
  shared_buffers: '512MB',
  jit: 'off',
  max_connections: '200',
};

/** What the proxy is given: its address, how much of a body it reads beforehand, and the api processes, found by DNS in containers; in its Caddyfile's words. */
export const caddySettings: Readonly<Record<'SITE' | 'BUFFERS' | 'UPSTREAMS', string>> = {
  SITE: '${SITE:-:80}',
  BUFFERS: 'request_buffers 256KiB',
  UPSTREAMS: 'dynamic a {\n  name api\n  port 3000\n  refresh 1s\n}\n',
};

/** The one text that both proxies read, a path from the root. */
export const caddyfile = '.ci/spread/Caddyfile';
