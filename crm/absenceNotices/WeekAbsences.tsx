import { useDecideAbsence } from '#client/generated/rest/absenceNotices.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, formatInstant, useSending, Note, Row } from '#ui-kit';
import css from './WeekAbsences.module.css';
import { WeekAbsencesDocument, type WeekAbsencesQuery } from './generated/graphql.ts';

/** Absences that parents told of a week: each becomes a mark, or goes away. */
export function WeekAbsences({ weekId }: { weekId: string }) {
  const { data } = useGql(WeekAbsencesDocument, { weekId });
  const notices = data?.absenceNotices ?? [];
  if (notices.length === 0) return null;
  return (
    <section className={css.notices} aria-label="보호자가 알린 결석">
      <h2 className={css.title}>{`보호자가 알린 결석 ${notices.length}건`}</h2>
      <ul role="list">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice }: { notice: WeekAbsencesQuery['absenceNotices'][number] }) {
  const { send } = useSending();
  const decide = useDecideAbsence();
  const { id, reason, createdAt, student } = notice;
  const { name } = student.user;
  const say = (accept: boolean) =>
    send(
      () => decide.mutateAsync({ noticeId: id, data: { accept } }),
      accept ? `${name} 학생을 결석으로 했습니다` : '알림을 지웠습니다',
    );
  return (
    <li className={css.notice}>
      <p>
        <strong>{name}</strong> {reason} <Note as="span">{formatInstant(createdAt)}</Note>
      </p>
      <Row as="span" gap={6} align="stretch">
        <Button size="small" aria-label={`${name} 결석으로`} disabled={decide.isPending} onClick={() => void say(true)}>
          결석으로
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${name} 알림 무시`}
          disabled={decide.isPending}
          onClick={() => void say(false)}
        >
          무시
        </Button>
      </Row>
    </li>
  );
}
