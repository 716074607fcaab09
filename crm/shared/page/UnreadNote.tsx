import css from './UnreadNote.module.css';

/** What of a file is not read, said before anything is written; nothing where all of it is. */
export function UnreadNote({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={css.unread} role="note">
      <strong>저장하기 전에 확인해 주세요</strong>
      <ul role="list">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}
