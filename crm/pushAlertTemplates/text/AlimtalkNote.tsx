import { useReadSmsWays } from '#client/generated/rest/smsMessages.ts';
import css from '../Templates.module.css';

interface AlimtalkNoteProps {
  channel: string;
  kakaoTemplateId: string | null;
}

/** Which way a template that is to go as 알림톡 goes; nothing for others, and until it is known. */
export function AlimtalkNote({ channel, kakaoTemplateId }: AlimtalkNoteProps) {
  const isAlimtalk = channel === 'ALIMTALK';
  const ways = useReadSmsWays({ query: { enabled: isAlimtalk } });
  if (!isAlimtalk || ways.data === undefined) return null;
  return (
    <p className={css.length} role="status">
      {wordsFor(ways.data.alimtalk, kakaoTemplateId)}
    </p>
  );
}

function wordsFor(hasChannel: boolean, kakaoTemplateId: string | null): string {
  if (!hasChannel) return '카카오 채널이 연결되지 않아 문자로 보냅니다.';
  return kakaoTemplateId ? '알림톡으로 보내고, 안 되면 문자로 보냅니다.' : '카카오 템플릿 ID가 없어 문자로 보냅니다.';
}
