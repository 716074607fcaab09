import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogActions, DialogBody, formatInstant, formatSchool, QueryView, Note } from '#ui-kit';
import type { Place } from './AnnouncementDialog.tsx';
import css from './Announcements.module.css';
import { AnnouncementReadersDocument } from './generated/graphql.ts';
import { readersOf, type Reader } from './readers.ts';
import { ResendPanel } from './ResendPanel.tsx';

interface ReadersDialogProps {
  place: Place;
  id: string;
  title: string;
  onClose: () => void;
}

/** Who has read an announcement and who has not; the latter can be notified again. Updates live while open. */
export function ReadersDialog({ place, id, title, onClose }: ReadersDialogProps) {
  const query = useGql(AnnouncementReadersDocument, { id }, { requestPolicy: 'cache-and-network' });
  return (
    <Dialog open size="large" title={`‘${title}’ 읽은 사람`} onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {({ announcements_by_pk: announcement }) => {
            if (!announcement) return <p>공지가 삭제되었습니다.</p>;
            const { unread, read } = readersOf(announcement);
            if (unread.length + read.length === 0) return <p>이 주차에 수강생이 없어 읽을 사람이 없습니다.</p>;
            return (
              <>
                <div className={css.readers}>
                  <People title={`안 읽음 ${unread.length}명`} people={unread} none="모두 읽었습니다." />
                  <People title={`읽음 ${read.length}명`} people={read} none="아직 읽은 사람이 없습니다." />
                </div>
                {unread.length > 0 && <ResendPanel place={place} id={id} unread={unread} />}
              </>
            );
          }}
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}

function People({ title, people, none }: { title: string; people: readonly Reader[]; none: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {people.length === 0 && <Note>{none}</Note>}
      <ul role="list" className={css.people} tabIndex={people.length > 0 ? 0 : undefined} aria-label={title}>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              {person.name} <Note as="span">{formatSchool(person)}</Note>
            </span>
            {person.readAt !== null && <Note as="span">{formatInstant(person.readAt)}</Note>}
          </li>
        ))}
      </ul>
    </section>
  );
}
