import { useState } from 'react';
import { Button, FactList, formatNumber, formatPhone, QueryView, Row } from '#ui-kit';
import type { SmsPreview } from '#client/generated/rest/smsMessages.ts';
import css from '../Sms.module.css';
import type { PreviewQuery } from './usePreview.ts';

const classes = {
  SMS: 'SMS (단문)',
  LMS: 'LMS (장문)',
  MMS: 'MMS (사진)',
  ALIMTALK: '알림톡',
  TOO_LONG: '너무 긺',
} as const;
const reasons = { NO_PHONE: '번호 없음', NO_CONSENT: '광고성 문자에 동의하지 않음' } as const;

/** Who gets what, counted by the server before anything goes out. */
export function ComposePreview({ query }: { query: PreviewQuery }) {
  return (
    <section className={css.preview} aria-label="받는 사람 미리보기">
      <QueryView query={query} rows={3}>
        {(preview) => <Counted preview={preview} />}
      </QueryView>
    </section>
  );
}

function Counted({ preview }: { preview: SmsPreview }) {
  const { people, numbers, withoutPhone, withoutConsent, merged, missing, left } = preview;
  const { channel, fallback, longest, overSms } = preview;
  const count = (value: number, unit: string) => `${formatNumber(value)}${unit}`;
  return (
    <>
      <FactList
        columns={3}
        facts={[
          { label: '고른 학생', value: count(people, '명') },
          { label: '보낼 번호', value: count(numbers, '개') },
          { label: '종류', value: `${classes[channel]} · 가장 긴 글 ${count(longest, '바이트')}` },
          { label: '번호 없음', value: count(withoutPhone, '명') },
          { label: '동의 없음', value: count(withoutConsent, '명') },
          { label: '같은 번호로 합침', value: count(merged, '건') },
        ]}
      />
      {fallback && <p>{`알림톡으로 보내고, 안 되면 문자(${fallback})로 보냅니다.`}</p>}
      {channel === 'LMS' && overSms > 0 && overSms < numbers && (
        <p>{`${count(overSms, '명')}의 글이 90바이트를 넘어 모두 LMS로 나갑니다.`}</p>
      )}
      {missing.map(({ variable, count: without, names }) => (
        <p key={variable} className={css.problem} role="status">
          {`#{${variable}}에 채울 값이 없습니다: ${names.slice(0, 5).join(', ')}${without > 5 ? ` 외 ${formatNumber(without - 5)}명` : ''}`}
        </p>
      ))}
      <OnePerson preview={preview} />
      {left.length > 0 && (
        <details>
          <summary>{`받지 않는 사람 ${count(withoutPhone + withoutConsent, '명')}`}</summary>
          <ul>
            {left.map(({ name, reason }, at) => (
              <li key={at}>{`${name} · ${reasons[reason]}`}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function OnePerson({ preview: { texts } }: { preview: SmsPreview }) {
  const [asked, setAsked] = useState(0);
  const at = Math.min(asked, texts.length - 1);
  const text = texts[at];
  if (text === undefined) return <p role="status">받을 사람이 없습니다.</p>;
  const whose = text.addressee === 'PARENT' ? '보호자' : '학생';
  return (
    <div>
      <Row wrap>
        <Button size="small" disabled={at === 0} onClick={() => setAsked(at - 1)}>
          이전 사람
        </Button>
        <span>{`${formatNumber(at + 1)} / ${formatNumber(texts.length)} · ${text.name} ${whose} ${formatPhone(text.phone)}`}</span>
        <Button size="small" disabled={at === texts.length - 1} onClick={() => setAsked(at + 1)}>
          다음 사람
        </Button>
      </Row>
      <p className={css.bubble}>{text.body === '' ? '내용을 쓰면 여기에 보입니다.' : text.body}</p>
    </div>
  );
}
