import type { LogLevel } from '../ports/log.ts';

/** Everything that can be set from outside, after checking. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  embedded: 'postgres' | 'pglite' | null;
  databaseUrl: string | null;
  migrationDatabaseUrl: string | null;
  hasuraUrl: string | null;
  secret: string | null;
  publicUrl: string | null;
  demo: boolean | null;
  demoPublic: boolean;
  allowList: boolean | null;
  logLevel: LogLevel;
  slowStatementMs: number;
  metricsToken: string | null;
  tracesUrl: string | null;
  trustProxy: boolean;
  sms: 'solapi' | 'outbox' | 'off';
  solapiUrl: string;
  solapiApiKey: string | null;
  solapiApiSecret: string | null;
  solapiSender: string | null;
  solapiWebhookSecret: string | null;
  solapiKakaoPfId: string | null;
  vapidPublicKey: string | null;
  vapidPrivateKey: string | null;
  pushStandIn: string | null;
  smsOptOut: string | null;
  staffIdleHours: number;
  s3Url: string | null;
  s3Region: string;
  s3AccessKeyId: string | null;
  s3SecretAccessKey: string | null;
  backupDir: string | null;
  backupS3Url: string | null;
  backupKey: string | null;
  appDir: string;
  academyName: string | null;
  academyPhone: string | null;
}

/** One setting: its name outside, and how its text is read. */
export interface Setting<T> {
  env: string;
  /** The default. */
  fallback: T;
  /** The value, or null when the text is not allowed. */
  parse: (text: string) => T | null;
  /** The allowed values, for the error message. */
  allowed: string;
  about: string;
}

/** The part of the table with these settings. */
export type SettingsOf<Keys extends keyof Settings> = { [Key in Keys]: Setting<Settings[Key]> };
