import { IconButton, ProgressBar } from '#ui-kit';
import { SoundIcon, SoundOffIcon, UndoIcon } from '#ui-kit/icons.ts';
import { progressOf } from './session.ts';
import css from './Study.module.css';
import type { useSitting } from './useSitting.ts';

/** How far the sitting is, what was said of the last answer, the sound and the way back. */
export function StudyHead({
  sitting: { session, now, said, missed, sound, card, undo },
}: {
  sitting: ReturnType<typeof useSitting>;
}) {
  const { done, total } = progressOf(session, now);
  return (
    <div className={css.head}>
      <div className={css.progress}>
        <ProgressBar label="진도" value={done} max={total} valueText={`${done} / ${total}`} />
      </div>
      {card && sound.canSay(card.word.term) && (
        <IconButton
          label="소리"
          role="switch"
          aria-checked={sound.isOn}
          icon={sound.isOn ? <SoundIcon aria-hidden /> : <SoundOffIcon aria-hidden />}
          onClick={() => sound.turn(!sound.isOn)}
        />
      )}
      <IconButton
        label="되돌리기"
        icon={<UndoIcon aria-hidden />}
        disabled={session.past.length === 0}
        onClick={undo}
      />
      <p className={css.said} role="status">
        {/* Shown large on the card. */}
        {missed ? <span className="visually-hidden">{said}</span> : said}
      </p>
    </div>
  );
}
