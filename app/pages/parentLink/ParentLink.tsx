import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { openParentLink } from '#client/generated/rest/parentLinks.ts';
import { ACADEMY } from '#client/page/academy.ts';
import { Brand, dayInSeoul, formatDay, PublicFrame, QueryView, Note } from '#ui-kit';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { DeadLink } from '../DeadLink.tsx';
import { Absence } from './Absence.tsx';
import { Booking } from './Booking.tsx';
import { Consent } from './Consent.tsx';
import { Digits } from './Digits.tsx';
import css from './ParentLink.module.css';
import type { PartProps } from './part.ts';
import { titles, type Purpose } from './purposes.ts';
import { LinkVideo } from './LinkVideo.tsx';
import { LockedLink } from './LockedLink.tsx';
import { Week } from './Week.tsx';

interface ParentLinkProps {
  purpose: Purpose;
  token: string;
}

/** What a parent's link opens of one student. An invalid link says so; a new device is asked for the last four digits. */
export default function ParentLink({ purpose, token }: ParentLinkProps) {
  const [digits, setDigits] = useState<string>();
  const query = useQuery({
    queryKey: ['parent-link', purpose, token, digits],
    queryFn: () => openParentLink(digits === undefined ? { token, purpose } : { token, purpose, digits }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const { error } = query;
  if (error instanceof HttpError && error.problem.code === 'digits-needed') {
    return <Digits refused={digits !== undefined} message={error.message} onTyped={setDigits} />;
  }
  if (error instanceof HttpError && error.problem.code === 'link-locked') {
    return <LockedLink token={token} purpose={purpose} message={error.message} />;
  }
  if (error instanceof HttpError && [400, 404].includes(error.status)) return <DeadLink message={error.message} />;
  return (
    <PublicFrame brand={<Brand {...ACADEMY} />}>
      <PageTitle>{titles[purpose]}</PageTitle>
      <div className={css.page}>
        <h1>{titles[purpose]}</h1>
        <QueryView query={query}>
          {(page) => (
            <>
              <p className={css.who}>{`${page.studentName} 학생`}</p>
              <Part purpose={purpose} page={page} token={token} onDone={() => void query.refetch()} />
              <Note>{`${formatDay(dayInSeoul(page.expiresAt))}까지 열 수 있어요. 다른 사람에게 보내지 마세요.`}</Note>
            </>
          )}
        </QueryView>
      </div>
    </PublicFrame>
  );
}

function Part({ purpose, ...props }: PartProps & { purpose: Purpose }) {
  switch (purpose) {
    case 'WEEK':
      return <Week page={props.page} />;
    case 'COUNSEL':
    case 'CLINIC':
      return <Booking kind={purpose} {...props} />;
    case 'ABSENCE':
      return <Absence {...props} />;
    case 'VIDEO':
      return <LinkVideo {...props} />;
    case 'CONSENT':
      return <Consent {...props} />;
  }
}
