import type { AccountEvent } from '#client/generated/rest/account.ts';
import { formatInstant } from '#ui-kit';
import css from './Account.module.css';

/** Says that somebody signed in lately from a device that was not known before. */
export function NewDeviceNotice({ events }: { events: readonly AccountEvent[] }) {
  const latest = events.find(({ isNewDevice }) => isNewDevice);
  if (!latest) return null;
  return (
    <p className={css.notice} role="status">
      <b>새 기기에서 로그인했습니다.</b> {formatInstant(latest.at)}, {latest.device}
      {latest.ip && ` (${latest.ip})`}. 내가 한 것이 아니라면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.
    </p>
  );
}
