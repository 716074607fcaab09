import { originOf } from './adapters/firstManager/setup.node.ts';
import { demoPassword, demoSignIns } from './demo/demo.ts';
import type { RunningServer } from './start.node.ts';
import type { Settings } from './settings/settings.ts';

/** The start message in the terminal: one address, and how to sign in. */
export function greeting(server: RunningServer, settings: Settings): string {
  const url = settings.publicUrl ?? originOf(settings.host, server.port);
  return [
    '',
    `  학원이 열렸습니다   ${url}`,
    '',
    ...howTextsGo(settings),
    ...howToGetIn(server),
    ...warnings(server),
  ].join('\n');
}

function howToGetIn(server: RunningServer): string[] {
  if (server.isDemo) {
    return [
      `  데모 로그인 (비밀번호는 모두 ${demoPassword})`,
      ...demoSignIns.map(({ loginId, name, role }) => `    ${loginId.padEnd(12)}${name}  ${role}`),
      '',
    ];
  }
  if (server.setupAddress === null) return [];
  return [
    '  아직 관리자가 없습니다. 이 주소를 열어 학원을 시작해 주세요. 한 시간 동안, 한 번만 쓸 수 있습니다.',
    `    ${server.setupAddress}`,
    '  브라우저를 열 수 없는 서버라면 다른 창에서 첫 관리자를 만들어 주세요.',
    '    npm start -- create-admin',
    '',
  ];
}

function howTextsGo({
  sms,
  dataDir,
  solapiUrl,
  solapiSender,
  solapiWebhookSecret,
  solapiKakaoPfId,
}: Settings): string[] {
  const ways = {
    solapi: `솔라피로 정말 보냅니다 (${solapiUrl}, 발신번호 ${solapiSender}${solapiWebhookSecret ? '' : ', 웹훅 없음'}${solapiKakaoPfId ? ', 알림톡' : ''})`,
    outbox: `보내지 않고 ${dataDir}/outbox.jsonl 에 적습니다`,
    off: '보내지 않고 보낼 목록에만 둡니다',
  };
  return [`  문자(SMS=${sms})   ${ways[sms]}`, ''];
}

function warnings({ isEmbedded, isDemo }: RunningServer): string[] {
  if (!isEmbedded || isDemo) return [];
  return [
    '  내장 데이터베이스(PGlite)는 기록을 디스크에 바로 남긴다고 보장하지 않습니다(fsync 없음). 정전이 되면 마지막 기록을 잃을 수 있습니다.',
    `  6시간마다, 그리고 끌 때 백업합니다 (npm run backup은 지금 백업합니다). 늘 켜 두는 학원은 PostgreSQL로 옮겨 주세요.`,
    '    npm run move -- --to 새폴더    (또는 postgres://…)',
    '',
  ];
}
