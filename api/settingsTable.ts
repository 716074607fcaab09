import type { LogLevel } from './ports/log.ts';

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
  academyName: string;
  academyPhone: string;
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

/** The one table of settings, all environment variables. */
export const settingsTable: { [Key in keyof Settings]: Setting<Settings[Key]> } = {
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
  sms: {
    env: 'SMS',
    fallback: 'outbox',
    parse: (text) => (text === 'solapi' || text === 'outbox' || text === 'off' ? text : null),
    allowed: 'solapi, outbox, off',
    about:
      '문자 발송 방법. solapi는 정말 보내고, outbox는 DATA_DIR/outbox.jsonl에 적기만 하고, off는 보낼 목록에만 둔다',
  },
  solapiUrl: {
    env: 'SOLAPI_URL',
    fallback: 'https://api.solapi.com',
    parse: (text) => httpUrl(text)?.replace(/\/$/, '') ?? null,
    allowed: 'http:// 또는 https:// 주소',
    about: 'SMS=solapi: 솔라피의 주소',
  },
  solapiApiKey: {
    env: 'SOLAPI_API_KEY',
    fallback: null,
    parse: word,
    allowed: '빈칸 없는 글자',
    about: 'SMS=solapi: API 키',
  },
  solapiApiSecret: {
    env: 'SOLAPI_API_SECRET',
    fallback: null,
    parse: word,
    allowed: '빈칸 없는 글자',
    about: 'SMS=solapi: API 시크릿',
  },
  solapiSender: {
    env: 'SOLAPI_SENDER',
    fallback: null,
    parse: (text) => (/^(?!050)\d{8,11}$/.test(text.replaceAll('-', '')) ? text.replaceAll('-', '') : null),
    allowed: '솔라피에 등록한 발신번호, 숫자 8–11자리 (050은 안 됨)',
    about: 'SMS=solapi: 발신번호',
  },
  solapiWebhookSecret: {
    env: 'SOLAPI_WEBHOOK_SECRET',
    fallback: null,
    parse: (text) => (/^\S{16,}$/.test(text) ? text : null),
    allowed: '빈칸 없이 16자 이상',
    about: 'SMS=solapi: 발송 결과를 받는 웹훅 /api/sms/receipts 의 서명 키. 없으면 웹훅은 거절하고 물어서만 안다',
  },
  solapiKakaoPfId: {
    env: 'SOLAPI_KAKAO_PF_ID',
    fallback: null,
    parse: (text) => (/^[A-Za-z0-9_@-]{1,50}$/.test(text) ? text : null),
    allowed: '솔라피에 등록한 카카오 채널의 아이디',
    about:
      'SMS=solapi: 알림톡을 보낼 카카오 채널. 있으면 알림 템플릿에 카카오 템플릿을 적을 수 있고, 알림톡이 안 되면 문자로 간다',
  },
  vapidPublicKey: {
    env: 'VAPID_PUBLIC_KEY',
    fallback: null,
    parse: (text) => (/^[A-Za-z0-9_-]{87}$/.test(text) ? text : null),
    allowed: 'base64url 87자',
    about: '푸시 알림의 공개 키. 두 키가 없으면 DATA_DIR/vapid.json에 만든다. 서버가 여럿이면 모두 같아야 한다',
  },
  vapidPrivateKey: {
    env: 'VAPID_PRIVATE_KEY',
    fallback: null,
    parse: (text) => (/^[A-Za-z0-9_-]{43}$/.test(text) ? text : null),
    allowed: 'base64url 43자',
    about: '푸시 알림의 비밀 키',
  },
  pushStandIn: {
    env: 'PUSH_STAND_IN',
    fallback: null,
    parse: (text) => (URL.canParse(text) ? new URL(text).origin : null),
    allowed: 'http:// 또는 https:// 주소',
    about: '시험할 때만: 브라우저 회사의 푸시 서비스를 대신하는 서버',
  },
  smsOptOut: {
    env: 'SMS_OPT_OUT',
    fallback: null,
    parse: (text) => (/^080-?\d{3,4}-?\d{4}$/.test(text) ? text : null),
    allowed: '080으로 시작하는 번호',
    about: '광고성 문자 끝에 적는 무료수신거부 번호. 없으면 광고성 문자를 보내지 않는다',
  },
  staffIdleHours: {
    env: 'STAFF_IDLE_HOURS',
    fallback: 12,
    parse: (text) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 720 ? Number(text) : null),
    allowed: '1–720',
    about: '직원이 이만큼(시간) 쓰지 않으면 다시 로그인한다. 누구든 30일 뒤에는 다시 로그인한다',
  },
  s3Url: {
    env: 'S3_URL',
    fallback: null,
    parse: (text) => httpUrl(text)?.replace(/\/$/, '') ?? null,
    allowed: 'http:// 또는 https:// 주소',
    about: '올린 파일을 둘 S3 버킷의 주소. 없으면 DATA_DIR/files에 둔다',
  },
  s3Region: {
    env: 'S3_REGION',
    fallback: 'us-east-1',
    parse: (text) => (/^[a-z0-9-]+$/.test(text) ? text : null),
    allowed: '지역 이름',
    about: 'S3 버킷의 지역',
  },
  s3AccessKeyId: {
    env: 'S3_ACCESS_KEY_ID',
    fallback: null,
    parse: word,
    allowed: '빈칸 없는 글자',
    about: 'S3 키의 이름',
  },
  s3SecretAccessKey: {
    env: 'S3_SECRET_ACCESS_KEY',
    fallback: null,
    parse: word,
    allowed: '빈칸 없는 글자',
    about: 'S3 키',
  },
  backupDir: {
    env: 'BACKUP_DIR',
    fallback: null,
    parse: (text) => text,
    allowed: '폴더',
    about: '백업을 두는 폴더, 될수록 다른 디스크. 없으면 DATA_DIR/backups',
  },
  backupS3Url: {
    env: 'BACKUP_S3_URL',
    fallback: null,
    parse: (text) => httpUrl(text)?.replace(/\/$/, '') ?? null,
    allowed: 'http:// 또는 https:// 주소',
    about: '백업을 폴더 대신 둘 S3 버킷의 주소. 지역과 키는 S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  },
  backupKey: {
    env: 'BACKUP_KEY',
    fallback: null,
    parse: (text) => (/^[A-Za-z0-9+/]{43}=?$/.test(text) ? text : null),
    allowed: 'openssl rand -base64 32 로 만든 글자',
    about: '백업을 암호화하는 열쇠. 잃으면 백업을 되살릴 수 없으니 다른 곳에도 적어 둔다. 버킷에는 있어야 한다',
  },
  appDir: { env: 'APP_DIR', fallback: './dist/app', parse: (text) => text, allowed: '폴더', about: '빌드된 화면' },
  academyName: {
    env: 'ACADEMY_NAME',
    // As the built page has it.
    fallback: '다온학원',
    parse: (text) => (text.length <= 40 ? text : null),
    allowed: '40자까지',
    about: '학원 이름. 화면, 인쇄물, 문자에 쓴다',
  },
  academyPhone: {
    env: 'ACADEMY_PHONE',
    fallback: '',
    parse: (text) => (/^0\d{1,3}-?\d{3,4}-?\d{4}$|^1\d{3}-?\d{4}$/.test(text) ? text.replaceAll('-', '') : null),
    allowed: '02-123-4567 같은 전화번호',
    about: '학원 전화번호. 없으면 화면에 보이지 않는다',
  },
};

const logLevels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

function word(text: string): string | null {
  return /^\S+$/.test(text) ? text : null;
}

function httpUrl(text: string): string | null {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : null;
}

function yesOrNo(text: string): boolean | null {
  return { '1': true, true: true, '0': false, false: false }[text] ?? null;
}
