import type { ReportLinks } from '#client/generated/rest/reportCards.ts';
import { Button, Dialog, DialogActions, DialogBody, useClipboard, Note } from '#ui-kit';
import css from './ReportCards.module.css';

interface MadeLinksProps {
  made: ReportLinks;
  /** Names by student id. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** The addresses of new links, which are shown only once. */
export function MadeLinks({ made, names, onClose }: MadeLinksProps) {
  const copy = useClipboard();
  const lines = made.links.map(({ studentId, url }) => ({ url, name: names.get(studentId) ?? '' }));
  return (
    <Dialog open title={`보호자 링크 ${lines.length}개를 만들었습니다`} onClose={onClose}>
      <DialogBody>
        <p>{sentOf(made)}</p>
        <Note>주소는 지금만 볼 수 있습니다. 잃어버리면 새로 만들면 됩니다.</Note>
        <ul role="list" className={css.made}>
          {lines.map(({ name, url }) => (
            <li key={url}>
              <strong>{name}</strong>
              <span title={url}>{url}</span>
              <Button
                size="small"
                aria-label={`${name} 학생의 주소 복사`}
                onClick={() => copy(url, `${name} 학생의 주소를 복사했습니다`)}
              >
                복사
              </Button>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <Button
          variant="primary"
          data-autofocus
          onClick={() => copy(lines.map(({ name, url }) => `${name}\t${url}`).join('\n'), '모든 주소를 복사했습니다')}
        >
          모두 복사
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sentOf({ queued, withoutPhone }: ReportLinks): string {
  if (queued === 0) return '문자는 보내지 않았습니다.';
  const left = withoutPhone > 0 ? ` 보호자 번호가 없는 ${withoutPhone}명은 빠졌습니다.` : '';
  return `문자 ${queued}건을 보낼 목록에 올렸습니다.${left}`;
}
