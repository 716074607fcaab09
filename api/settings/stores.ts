import { httpUrl, word } from './parse.ts';
import type { SettingsOf } from './setting.ts';

/** Where files and backups are. */
export const storeSettings: SettingsOf<
  's3Url' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 'backupDir' | 'backupS3Url' | 'backupKey'
> = {
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
};
