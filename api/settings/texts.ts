import { httpUrl, word } from './parse.ts';
import type { SettingsOf } from './setting.ts';

/** Texts and pushes. */
export const textSettings: SettingsOf<
  | 'sms'
  | 'solapiUrl'
  | 'solapiApiKey'
  | 'solapiApiSecret'
  | 'solapiSender'
  | 'solapiWebhookSecret'
  | 'solapiKakaoPfId'
  | 'vapidPublicKey'
  | 'vapidPrivateKey'
  | 'pushStandIn'
  | 'smsOptOut'
> = {
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
};
