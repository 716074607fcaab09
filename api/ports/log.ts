import { systemClock } from './clock.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured log. Fields are chosen by hand: no bodies, queries, tokens, names or phones. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON object a line, of `level` and above, to `write`. */
export function createLog(write: (line: string) => void, level: LogLevel = 'info'): Log {
  const threshold = levels.indexOf(level);
  const at =
    (of: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(of) >= threshold)
        write(JSON.stringify({ at: systemClock.now().toISOString(), level: of, event, ...fields }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const levels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
