import { settingsTable, type Setting, type Settings } from './settingsTable.ts';

export type { Settings };

/** Settings that were not allowed, one sentence each. */
export class SettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads and checks all settings. @throws SettingsError naming every bad one with what is allowed. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <T>({ env: name, fallback, parse, allowed }: Setting<T>): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === null) problems.push(`${name}: 쓸 수 없는 값입니다. 쓸 수 있는 값: ${allowed}`);
    return value ?? fallback;
  };
  const settings = Object.fromEntries(
    Object.entries(settingsTable).map(([key, setting]) => [key, read(setting as Setting<unknown>)]),
  ) as unknown as Settings;
  if (settings.sms === 'solapi') {
    const needed = ['solapiApiKey', 'solapiApiSecret', 'solapiSender'] as const;
    for (const key of needed) {
      if (settings[key] === null && !problems.some((problem) => problem.startsWith(settingsTable[key].env)))
        problems.push(`${settingsTable[key].env}: SMS=solapi에는 있어야 합니다.`);
    }
  }
  if (
    settings.backupS3Url !== null &&
    settings.backupKey === null &&
    !problems.some((problem) => /^BACKUP_KEY/.test(problem))
  )
    problems.push('BACKUP_KEY: BACKUP_S3_URL에는 있어야 합니다.');
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** The table as text, for `--help`. */
export function settingsHelp(): string {
  return Object.values(settingsTable)
    .map(({ env, fallback, allowed, about }) => `  ${env.padEnd(30)}${about} (${allowed}; 기본값 ${show(fallback)})`)
    .join('\n');
}

function show(fallback: unknown): string {
  if (fallback === null) return '없음';
  return typeof fallback === 'boolean' ? String(Number(fallback)) : String(fallback);
}
