import type { ComponentProps } from 'react';
import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { ButtonLink, formatDay, Link } from '#ui-kit';
import { CalendarIcon, ClinicIcon, MessageIcon, NoticeIcon } from '#ui-kit/icons.ts';
import { List } from '../List.tsx';
import { bookingRows, homeworkRows } from '../words.ts';
import css from './Family.module.css';
import { Messages } from './Messages.tsx';
import { Today } from './Today.tsx';
import { useHrefOf, type Part } from './view.ts';

/** What parents do most: the parts behind the buttons. */
const acts = [
  { part: 'ABSENCE', label: '결석 알리기', Icon: NoticeIcon },
  { part: 'COUNSEL', label: '상담 예약', Icon: MessageIcon },
  { part: 'CLINIC', label: '클리닉 예약', Icon: ClinicIcon },
  { part: 'WEEK', label: '이번 주', Icon: CalendarIcon },
] as const;

/** A child's day at a glance, and the ways to all that parents see and do. */
export function Home({ page }: { page: ParentPage }) {
  const hrefOf = useHrefOf();
  const { childId, cards, bookings, homework, consents } = page;
  const to = (part: Part) => hrefOf({ part, childId });
  return (
    <>
      <Today page={page} />
      <nav aria-label="할 수 있는 일" className={css.acts}>
        {acts.map(({ part, label, Icon }) => (
          <ButtonLink key={part} href={to(part)} icon={<Icon aria-hidden />}>
            {label}
          </ButtonLink>
        ))}
      </nav>
      <Filled
        title="성적표"
        rows={cards.map(({ id, examName, heldOn }) => ({
          key: id,
          main: examName,
          note: formatDay(heldOn),
          end: (
            <Link href={hrefOf({ part: 'CARD', childId, cardId: id })} aria-label={`${examName} 성적표 보기`}>
              보기
            </Link>
          ),
        }))}
      />
      <Filled title="예약" rows={bookingRows(bookings)} />
      <Filled title="과제" rows={homeworkRows(homework)} />
      {page.messages.length > 0 && <Messages messages={page.messages} />}
      <Filled
        title="동의"
        rows={[
          {
            key: 'consent',
            main: '보호자 동의',
            note: consents.length > 0 ? `${consents.length}가지에 동의했어요.` : '개인정보, 사진, 소식 받기',
            end: <Link href={to('CONSENT')}>보기</Link>,
          },
        ]}
      />
    </>
  );
}

/** A part that is there only when it has something to say. */
const Filled = (list: Omit<ComponentProps<typeof List>, 'none'>) => list.rows.length > 0 && <List {...list} none="" />;
