import { josa } from 'es-hangul';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { Button, Chip, LoadingState, Note, QueryFailed } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import type { ContactKind } from '../../face.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { Card } from '../../shared/page/Card.tsx';
import { MessageDialog } from '../../smsMessages/parts.ts';
import css from './StudentContacts.module.css';
import { firstContacts, STEP, useContacts } from './useContacts.ts';

/** What can be looked at alone. */
const contactKinds: readonly { id: ContactKind; label: string }[] = [
  { id: 'text', label: '문자' },
  { id: 'push', label: '포털 알림' },
  { id: 'call', label: '통화' },
  { id: 'consult', label: '상담' },
  { id: 'log', label: '자동 알림' },
];
const words = Object.fromEntries(contactKinds.map(({ id, label }) => [id, label]));

/** `/crm/students/:studentId/contacts`: texts, notifications, calls and consults in one list, the latest first. */
export default function StudentContacts() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const [chosen, setChosen] = useState<readonly ContactKind[]>([]);
  const [limit, setLimit] = useState(STEP);
  const kinds = chosen.length > 0 ? chosen : contactKinds.map(({ id }) => id);
  const { contacts, hasMore, isPending, failed } = useContacts(studentId, kinds, limit);
  return (
    <Card
      title="연락"
      action={
        <Button size="small" icon={<SendIcon aria-hidden />} onClick={() => setWriting(true)}>
          문자 보내기
        </Button>
      }
    >
      <ChoiceChips
        label="종류"
        items={contactKinds}
        chosen={chosen}
        onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
      />
      {failed.map(({ label, query }) => (
        <QueryFailed key={label} query={query} what={josa(label, '을/를')} />
      ))}
      {isPending ? (
        <LoadingState rows={6} />
      ) : (
        failed.length === 0 && contacts.length === 0 && <Note>아직 연락한 적이 없습니다.</Note>
      )}
      <ul role="list" className={css.contacts}>
        {(isPending ? [] : contacts).map(({ id, kind, element }) => (
          <li key={id} className={css.contact}>
            <Chip>{words[kind]}</Chip>
            {element}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 2)}>
          더 보기
        </Button>
      )}
      {writing && <MessageDialog studentIds={[studentId]} onClose={() => setWriting(false)} />}
    </Card>
  );
}

/** The whole list leaves with the click. */
export const first: FirstOfAll = ({ params: { studentId = '' } }) => firstContacts(studentId);
