import { LMS_BYTES, measureText, SMS_BYTES } from '../../smsMessages/parts.ts';
import css from '../Templates.module.css';

interface BodyLengthProps {
  body: string;
  channel: string;
}

/** The length of a body compared with its channel's limit. */
export function BodyLength({ body, channel }: BodyLengthProps) {
  if (channel === 'ALIMTALK') return <p className={css.length}>{`${[...body].length} / 1,000자`}</p>;
  const { bytes } = measureText(body);
  const most = channel === 'SMS' ? SMS_BYTES : LMS_BYTES;
  const over = bytes > most;
  return (
    <p className={css.length} data-over={over || undefined}>
      {`${bytes.toLocaleString('ko')} / ${most.toLocaleString('ko')}바이트`}
      {over && ' · 너무 깁니다'}
      {!over && body.includes('#{') && ' · 변수가 채워지면 길이가 달라집니다'}
    </p>
  );
}
