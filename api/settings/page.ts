import type { SettingsOf } from './setting.ts';

/** What every page says and where it is built. */
export const pageSettings: SettingsOf<'appDir' | 'academyName' | 'academyPhone'> = {
  appDir: { env: 'APP_DIR', fallback: './dist/app', parse: (text) => text, allowed: '폴더', about: '빌드된 화면' },
  academyName: {
    env: 'ACADEMY_NAME',
    fallback: null,
    parse: (text) => (text.length <= 40 ? text : null),
    allowed: '40자까지',
    about: '학원 이름. 화면, 인쇄물, 문자에 쓴다. 없으면 홈페이지 설정의 이름을 쓴다',
  },
  academyPhone: {
    env: 'ACADEMY_PHONE',
    fallback: null,
    parse: (text) => (/^0\d{1,3}-?\d{3,4}-?\d{4}$|^1\d{3}-?\d{4}$/.test(text) ? text.replaceAll('-', '') : null),
    allowed: '02-123-4567 같은 전화번호',
    about: '학원 전화번호. 없으면 홈페이지 설정의 번호를 쓴다',
  },
};
