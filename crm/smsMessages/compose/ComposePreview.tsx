import { useState } from 'react';
import { FactList, formatNumber, formatPhone, IconButton, QueryView, Row } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
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

/** Who gets it, counted by the server before anything goes out. */
export function Recipients({ query }: { query: PreviewQuery }) {
  return (
    <section className={css.preview} aria-label="받는 사람 미리보기">
      <QueryView query={query} rows={3}>
        {(preview) => <Counted preview={preview} />}
      </QueryView>
    </section>
  );
}

function Counted({ preview }: { preview: SmsPreview }) {
  const { people, numbers, withoutPhone, withoutConsent, merged, left } = preview;
  const leftOut = [
    { label: '번호 없음', value: withoutPhone, unit: '명' },
    { label: '동의 없음', value: withoutConsent, unit: '명' },
    { label: '같은 번호로 합침', value: merged, unit: '건' },
  ].filter(({ value }) => value > 0);
  return (
    <>
      <FactList
        facts={[
          { label: '고른 학생', value: people, unit: '명' },
          { label: '보낼 번호', value: numbers, unit: '개' },
          ...leftOut,
        ].map(({ label, value, unit }) => ({ label, value: count(value, unit) }))}
      />
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

/** How it goes out, and what it says on the phone of each who gets it; before they are counted, the words as typed. */
export function OnThePhone({ preview, body }: { preview: SmsPreview | undefined; body: string }) {
  return (
    <section className={css.preview} aria-label="받는 화면">
      {preview && <Way preview={preview} />}
      {preview ? <OnePerson preview={preview} /> : <Bubble body={body} />}
    </section>
  );
}

function Way({ preview: { channel, fallback, longest, overSms, numbers, missing } }: { preview: SmsPreview }) {
  return (
    <>
      <p>{`${classes[channel]} · 가장 긴 글 ${count(longest, '바이트')}`}</p>
      {fallback && <p>{`알림톡으로 보내고, 안 되면 문자(${fallback})로 보냅니다.`}</p>}
      {channel === 'LMS' && overSms > 0 && overSms < numbers && (
        <p>{`${count(overSms, '명')}의 글이 90바이트를 넘어 모두 LMS로 나갑니다.`}</p>
      )}
      {missing.map(({ variable, count: without, names }) => (
        <p key={variable} className={css.problem} role="status">
          {`#{${variable}}에 채울 값이 없습니다: ${names.slice(0, 5).join(', ')}${without > 5 ? ` 외 ${formatNumber(without - 5)}명` : ''}`}
        </p>
      ))}
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
    <>
      <Row className={css.whose}>
        <IconButton
          label="이전 사람"
          icon={<ChevronLeftIcon aria-hidden />}
          disabled={at === 0}
          onClick={() => setAsked(at - 1)}
        />
        <span>{`${formatNumber(at + 1)} / ${formatNumber(texts.length)} · ${text.name} ${whose} ${formatPhone(text.phone)}`}</span>
        <IconButton
          label="다음 사람"
          icon={<ChevronRightIcon aria-hidden />}
          disabled={at === texts.length - 1}
          onClick={() => setAsked(at + 1)}
        />
      </Row>
      <Bubble body={text.body} />
    </>
  );
}

const Bubble = ({ body }: { body: string }) => (
  <div className={css.phone}>
    <p className={css.bubble}>{body.trim() === '' ? '내용을 쓰면 여기에 보입니다.' : body}</p>
  </div>
);

const count = (value: number, unit: string): string => `${formatNumber(value)}${unit}`;
