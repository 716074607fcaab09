import { useState } from 'react';
import { useRevealPhone } from '#client/generated/rest/students.ts';
import { Button, formatPhone, Link, useSending } from '#ui-kit';
import css from '../Students.module.css';

interface PhoneCellProps {
  studentId: string;
  /** Whose it is, for the button's name. */
  name: string;
  /** As the server answered: whole, or masked where the academy wants it so. */
  phone: string | null;
  /** @default 'STUDENT' */
  whose?: 'STUDENT' | 'PARENT';
  /** A whole number is a link that calls it. @default false */
  calls?: boolean;
}

/** A phone number. A masked one can be revealed, which the access log keeps. */
export function PhoneCell({ studentId, name, phone, whose = 'STUDENT', calls = false }: PhoneCellProps) {
  const [revealed, setRevealed] = useState<string | null>(null);
  const reveal = useRevealPhone();
  const { send } = useSending();
  if (phone === null) return null;
  const whole = revealed ?? phone;
  const number = formatPhone(whole);
  const isMasked = phone.includes('*') && revealed === null;
  if (!isMasked) return calls ? <Link href={`tel:${whole}`}>{number}</Link> : number;
  const show = () =>
    send(async () => {
      setRevealed((await reveal.mutateAsync({ studentId, data: { whose } })).phone);
    });
  return (
    <span className={css.phone}>
      {number}
      <Button
        size="small"
        variant="quiet"
        loading={reveal.isPending}
        aria-label={`${name} ${whose === 'PARENT' ? '보호자 ' : ''}전화번호 보기`}
        onClick={(event) => {
          event.stopPropagation();
          void show();
        }}
      >
        보기
      </Button>
    </span>
  );
}
