import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openParentLink } from '#client/generated/rest/parentLinks.ts';
import { ACADEMY } from '#client/page/academy.ts';
import { Brand, dayInSeoul, formatDay, PublicFrame, QueryView, Note } from '#ui-kit';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { Absence } from './Absence.tsx';
import { Booking } from './Booking.tsx';
import { Consent } from './Consent.tsx';
import { AskFamily } from './family/AskFamily.tsx';
import { BackHome } from './family/BackHome.tsx';
import { Card } from './family/Card.tsx';
import { Children } from './family/Children.tsx';
import { Home } from './family/Home.tsx';
import { titleOf, useView, type Part } from './family/view.ts';
import { Gate, type Secret } from './Gate.tsx';
import css from './ParentLink.module.css';
import type { PartProps } from './part.ts';
import type { Purpose } from './purposes.ts';
import { LinkVideo } from './LinkVideo.tsx';
import { Week } from './Week.tsx';

interface ParentLinkProps {
  purpose: Purpose;
  token: string;
}

/** What a parent's link opens: one thing of one student, or the home of a family. What may not be opened yet is asked for first. */
export default function ParentLink({ purpose, token }: ParentLinkProps) {
  const [secret, setSecret] = useState<Secret>({});
  const queryClient = useQueryClient();
  const view = useView();
  const part = purpose === 'FAMILY' ? view.part : purpose;
  const link = purpose === 'FAMILY' ? { token, purpose, ...view } : { token, purpose };
  const query = useQuery({
    queryKey: ['parent-link', link, secret],
    queryFn: () => openParentLink({ ...link, ...secret }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const title = titleOf(part);
  const isFamily = purpose === 'FAMILY';
  // A link for a consent is used up by it, and opens nothing to read again.
  const onDone = () => purpose !== 'CONSENT' && void queryClient.invalidateQueries({ queryKey: ['parent-link'] });
  return (
    <Gate error={query.error} link={{ token, purpose }} secret={secret} onTyped={setSecret}>
      <PublicFrame brand={<Brand {...ACADEMY} />}>
        <PageTitle>{title}</PageTitle>
        <div className={css.page}>
          {isFamily && part !== 'HOME' && <BackHome childId={view.childId} />}
          <h1>{title}</h1>
          <QueryView query={query}>
            {(page) => (
              <>
                {page.children.length > 1 ? (
                  <Children page={page} part={part} />
                ) : (
                  <p className={css.who}>{`${page.studentName} 학생`}</p>
                )}
                <Shown key={page.childId} part={part} page={page} link={link} onDone={onDone} />
                {!isFamily && <AskFamily link={{ token, purpose }} />}
                <Note>{`${formatDay(dayInSeoul(page.expiresAt))}까지 열 수 있어요. 다른 사람에게 보내지 마세요.`}</Note>
              </>
            )}
          </QueryView>
        </div>
      </PublicFrame>
    </Gate>
  );
}

function Shown({ part, ...props }: PartProps & { part: Part }) {
  switch (part) {
    case 'HOME':
      return <Home page={props.page} />;
    case 'WEEK':
      return <Week page={props.page} />;
    case 'COUNSEL':
    case 'CLINIC':
      return <Booking kind={part} {...props} />;
    case 'ABSENCE':
      return <Absence {...props} />;
    case 'VIDEO':
      return <LinkVideo {...props} />;
    case 'CONSENT':
      return <Consent {...props} />;
    case 'CARD':
      return <Card page={props.page} />;
  }
}
