import type { ChosenFiles } from '#client/files/useChosenFiles.ts';
import { useForgiven } from '#client/files/upload/useForgiven.ts';
import { Button, Spinner } from '#ui-kit';
import css from './ChosenFileList.module.css';

/** The files that go with what is typed: a bad one says what is wrong; each can be taken out. */
export function ChosenFileList({ label, chosen: { files, remove } }: { label: string; chosen: ChosenFiles }) {
  useForgiven({ files });
  if (files.length === 0) return null;
  return (
    <ul role="list" className={css.rows} aria-label={label}>
      {files.map(({ id, file, state, reason }) => (
        <li key={id} className={css.row}>
          <span className={css.main}>
            {file.name}
            {reason && (
              <span role="alert" className={css.reason}>
                {reason}
              </span>
            )}
          </span>
          {state === 'PREPARING' && <Spinner size={16} />}
          {state !== 'SENT' && (
            <Button size="small" aria-label={`${file.name} 빼기`} onClick={() => remove(id)}>
              빼기
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
