import { describe, expect, it } from 'vitest';
import { SettingsError, readSettings, settingsHelp } from './settings.ts';
import { settingsTable } from './settingsTable.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      demo: null,
      databaseUrl: null,
      migrationDatabaseUrl: null,
    });
  });

  it('treat an empty value as not set', () => {
    expect(readSettings({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: null });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['EMBEDDED', 'sqlite'],
    ['DATABASE_URL', 'mysql://x'],
    ['HASURA_URL', 'hasura:8080'],
    ['JWT_SECRET', 'short'],
    ['PUBLIC_URL', 'academy.example'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SLOW_STATEMENT_MS', '0'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['TRUST_PROXY', 'yes'],
    ['SMS', 'pigeon'],
    ['SOLAPI_URL', 'solapi'],
    ['SOLAPI_API_KEY', 'a b'],
    ['SOLAPI_API_SECRET', 'a b'],
    ['SOLAPI_SENDER', '05012345678'],
    ['SOLAPI_WEBHOOK_SECRET', 'short'],
    ['SOLAPI_KAKAO_PF_ID', '다온'],
    ['S3_URL', 'bucket'],
    ['S3_REGION', 'Seoul!'],
    ['S3_ACCESS_KEY_ID', 'a b'],
    ['S3_SECRET_ACCESS_KEY', 'a b'],
    ['BACKUP_S3_URL', 'bucket'],
    ['BACKUP_KEY', 'a password'],
    ['ACADEMY_NAME', '가'.repeat(41)],
    ['ACADEMY_PHONE', '555'],
  ])('name %s=%s as bad, with what is allowed', (env, value) => {
    const allowed = Object.values(settingsTable).find((setting) => setting.env === env)?.allowed ?? '';
    expect(() => readSettings({ [env]: value })).toThrow(`${env}: 쓸 수 없는 값입니다. 쓸 수 있는 값: ${allowed}`);
  });

  it('need the keys of the provider they name', () => {
    const keys = { SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'secret', SOLAPI_SENDER: '02-1234-5678' };
    expect(readSettings({ SMS: 'solapi', ...keys }).solapiSender).toBe('0212345678');
    for (const name of Object.keys(keys)) {
      expect(() => readSettings({ SMS: 'solapi', ...keys, [name]: '' })).toThrow(
        `${name}: SMS=solapi에는 있어야 합니다.`,
      );
    }
  });

  it('need a key for backups that leave the machine', () => {
    const BACKUP_S3_URL = 'https://s3.example/academy';
    expect(() => readSettings({ BACKUP_S3_URL })).toThrow('BACKUP_KEY: BACKUP_S3_URL에는 있어야 합니다.');
    const BACKUP_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(readSettings({ BACKUP_S3_URL, BACKUP_KEY })).toMatchObject({
      backupS3Url: BACKUP_S3_URL,
      backupKey: BACKUP_KEY,
    });
  });

  it('name every bad one at once, without its value', () => {
    const error = (() => {
      try {
        return readSettings({ PORT: 'x', JWT_SECRET: 'hunter2' });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).problems).toHaveLength(2);
    expect((error as SettingsError).message).not.toContain('hunter2');
  });

  it('are all listed in the help', () => {
    for (const { env } of Object.values(settingsTable)) expect(settingsHelp()).toContain(`  ${env} `);
  });
});
