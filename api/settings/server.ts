import type { LogLevel } from '../ports/log.ts';
import { httpUrl, yesOrNo } from './parse.ts';
import type { SettingsOf } from './setting.ts';

const logLevels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Where the server listens, what it keeps where, whom it trusts, and what it tells. */
export const serverSettings: SettingsOf<
  | 'port'
  | 'host'
  | 'dataDir'
  | 'embedded'
  | 'databaseUrl'
  | 'migrationDatabaseUrl'
  | 'hasuraUrl'
  | 'secret'
  | 'publicUrl'
  | 'demo'
  | 'demoPublic'
  | 'allowList'
  | 'logLevel'
  | 'slowStatementMs'
  | 'metricsToken'
  | 'tracesUrl'
  | 'trustProxy'
  | 'staffIdleHours'
> = {
  port: {
    env: 'PORT',
    fallback: 3000,
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
    allowed: '0–65535',
    about: '서버가 듣는 포트',
  },
  host: {
    env: 'HOST',
    fallback: '127.0.0.1',
    parse: (text) => (/^[\w.:-]+$/.test(text) ? text : null),
    allowed: 'IP 주소나 호스트 이름',
    about: '듣는 주소. 다른 기기에서 열려면 0.0.0.0',
  },
  dataDir: {
    env: 'DATA_DIR',
    fallback: './data',
    parse: (text) => text,
    allowed: '폴더',
    about: '데이터베이스, 비밀 키, 올린 파일, 보낸 문자를 두는 폴더',
  },
  embedded: {
    env: 'EMBEDDED',
    fallback: null,
    parse: (text) => (text === 'postgres' || text === 'pglite' ? text : null),
    allowed: 'postgres, pglite',
    about:
      '새 폴더의 내장 데이터베이스. 정하지 않으면 실제 학원(DEMO=0)은 postgres, 데모는 pglite. 이미 있는 폴더는 그대로 열린다',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    fallback: null,
    parse: (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : null),
    allowed: 'postgres://사용자:암호@서버/이름',
    about: 'PostgreSQL 서버. 없으면 DATA_DIR 안의 데이터베이스를 쓴다',
  },
  migrationDatabaseUrl: {
    env: 'MIGRATION_DATABASE_URL',
    fallback: null,
    parse: (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : null),
    allowed: 'postgres://사용자:암호@서버/이름',
    about: '표의 주인으로 마이그레이션만 하는 연결. 없으면 DATABASE_URL로 하고, 그 뒤에는 academy_api 역할로 일한다',
  },
  hasuraUrl: {
    env: 'HASURA_URL',
    fallback: null,
    parse: httpUrl,
    allowed: 'http:// 또는 https:// 주소',
    about: 'Hasura 서버. 없으면 내장 엔진이 GraphQL에 답한다. 있으면 마이그레이션은 Hasura가 맡는다',
  },
  secret: {
    env: 'JWT_SECRET',
    fallback: null,
    parse: (text) => (text.length >= 32 ? text : null),
    allowed: '32자 이상',
    about: '토큰에 서명하는 키. 없으면 만들어 DATA_DIR/secrets.json에 둔다',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    fallback: null,
    parse: (text) => httpUrl(text)?.replace(/\/$/, '') ?? null,
    allowed: 'http:// 또는 https:// 주소',
    about: '사람들이 여는 주소. 문자에 넣는 링크에 쓴다',
  },
  demo: {
    env: 'DEMO',
    fallback: null,
    parse: yesOrNo,
    allowed: '1 또는 0',
    about: '새 폴더를 데모 학원으로 채울지. 정하지 않으면 채운다. 폴더는 데모였는지 기억한다',
  },
  demoPublic: {
    env: 'DEMO_PUBLIC',
    fallback: false,
    parse: yesOrNo,
    allowed: '1 또는 0',
    about: 'DEMO=1과 함께: 비밀번호를 모두가 아는 데모를 다른 기기에도 연다',
  },
  allowList: {
    env: 'ALLOW_LIST',
    fallback: null,
    parse: yesOrNo,
    allowed: '1 또는 0',
    about: '화면이 보내는 GraphQL 문서에만 답한다. 정하지 않으면 데모가 아닐 때 그렇게 한다',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    fallback: 'info',
    parse: (text) => logLevels.find((level) => level === text) ?? null,
    allowed: 'debug, info, warn, error, silent',
    about: '기록의 자세함',
  },
  slowStatementMs: {
    env: 'SLOW_STATEMENT_MS',
    fallback: 500,
    parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null),
    allowed: '1–999999',
    about: '이보다(밀리초) 오래 걸린 SQL을 부른 화면의 이름과 함께 기록한다',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    fallback: null,
    parse: (text) => (/^[\w.~+/=-]{16,}$/.test(text) ? text : null),
    allowed: '빈칸 없이 16자 이상의 영문, 숫자',
    about: 'Prometheus가 /metrics 를 읽을 때 보내는 Bearer 토큰. 없으면 /metrics 는 없다',
  },
  tracesUrl: {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: null,
    parse: (text) => httpUrl(text)?.replace(/\/$/, '') ?? null,
    allowed: 'http:// 또는 https:// 주소',
    about: '추적(OpenTelemetry)을 보낼 수집기의 주소, OTLP/HTTP. 없으면 추적하지 않는다',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    fallback: false,
    parse: yesOrNo,
    allowed: '1 또는 0',
    about: 'X-Forwarded-* 헤더를 믿는다. 앞에 프록시가 있을 때만',
  },
  staffIdleHours: {
    env: 'STAFF_IDLE_HOURS',
    fallback: 12,
    parse: (text) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 720 ? Number(text) : null),
    allowed: '1–720',
    about: '직원이 이만큼(시간) 쓰지 않으면 다시 로그인한다. 누구든 30일 뒤에는 다시 로그인한다',
  },
};
