import { SmsProblem, type Sms } from '../../ports/sms.ts';
import { createSmsMemory } from './smsMemory.ts';

/** Sends nothing: what is queued waits. */
export const noSms: Sms = createSmsMemory({
  kind: 'off',
  deliver: () => Promise.reject(new SmsProblem('blocked', 'OFF', '문자를 보내지 않는 설정입니다.')),
});
