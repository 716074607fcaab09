import type { ReactNode } from 'react';
import { HttpError } from '#client/errors.ts';
import type { LockedParentLink, ParentLinkToken } from '#client/generated/rest/parentLinks.ts';
import { DeadLink } from '../DeadLink.tsx';
import { LockedLink } from './LockedLink.tsx';
import { NewLink } from './NewLink.tsx';
import { NumberGate } from './NumberGate.tsx';

/** What was typed to be let in. */
export type Secret = Pick<ParentLinkToken, 'digits' | 'pin'>;

interface GateProps {
  error: Error | null;
  link: LockedParentLink;
  /** What was typed last. */
  secret: Secret;
  onTyped: (secret: Secret) => void;
  /** The page, where nothing stands in its way. */
  children: ReactNode;
}

/** The numbers that are asked, by the code of the refusal. */
const numbers = {
  'digits-needed': {
    field: 'digits',
    title: '본인 확인',
    description: '새 기기에서 여러 번 열린 링크라 한 번 확인해요.',
    label: '끝 네 자리',
    length: 4,
    submitLabel: '확인',
  },
  'pin-needed': {
    field: 'pin',
    title: '보호자 비밀번호',
    description: '처음 연 기기에서 정한 여섯 자리예요. 기기마다 한 번만 물어요.',
    label: '비밀번호 여섯 자리',
    length: 6,
    submitLabel: '열기',
  },
  'pin-new': {
    field: 'pin',
    title: '비밀번호 정하기',
    description:
      '자녀의 출결과 성적이 보이는 곳이라, 다른 기기에서 열 때 이 비밀번호를 물어요. 부모님끼리만 나눠 주세요.',
    label: '새 비밀번호 여섯 자리',
    length: 6,
    submitLabel: '정하고 열기',
  },
} as const;

/** What stands before a page of parents: a number that is asked, a lock, or a link that opens nothing. */
export function Gate({ error, link, secret, onTyped, children }: GateProps) {
  if (!(error instanceof HttpError)) return children;
  const { message, status, problem } = error;
  if (problem.code === 'link-locked') return <LockedLink link={link} message={message} />;
  // A PIN that is too easy is refused at its field.
  const wrongPin = error.fieldErrors.pin;
  const code = wrongPin === undefined ? problem.code : 'pin-new';
  if (code in numbers) {
    const { field, ...asked } = numbers[code as keyof typeof numbers];
    return (
      <NumberGate
        key={code}
        {...asked}
        message={wrongPin ?? message}
        isRefused={secret[field] !== undefined}
        onTyped={(typed) => onTyped({ [field]: typed })}
      >
        {code === 'pin-needed' && <NewLink link={link}>비밀번호를 잊었어요</NewLink>}
      </NumberGate>
    );
  }
  return [400, 404].includes(status) ? <DeadLink message={message} /> : children;
}
