import { clockOf } from '../format/time/clock.ts';
import {
  CaptionsIcon,
  ForwardIcon,
  FullScreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  RewindIcon,
} from '../icons.ts';
import { SelectInput } from '../SelectField/SelectInput.tsx';
import { ControlButton } from './ControlButton.tsx';
import { speeds } from './speed.ts';
import type { PlayerActions, PlayerState } from './useVideoPlayer.ts';
import css from './VideoPlayer.module.css';

interface ControlsProps {
  state: PlayerState;
  actions: PlayerActions;
  /** Whether the video has captions. */
  captions: boolean;
}

/** The controls under the picture, large enough for the thumb of the hand that holds the phone. */
export function Controls({ state, actions, captions }: ControlsProps) {
  const { at, duration, isPlaying, speed, hasCaptions } = state;
  return (
    <div className={css.controls}>
      <input
        type="range"
        className={css.seek}
        aria-label="재생 위치"
        aria-valuetext={`${clockOf(duration)} 중 ${clockOf(at)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(at)}
        onChange={({ target }) => actions.seek(Number(target.value))}
      />
      <div className={css.buttons}>
        <ControlButton label="10초 뒤로" icon={<RewindIcon aria-hidden />} onPress={() => actions.skip(-10)} />
        <ControlButton
          label={isPlaying ? '일시정지' : '재생'}
          className={css.play}
          icon={isPlaying ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
          onPress={actions.toggle}
        />
        <ControlButton label="10초 앞으로" icon={<ForwardIcon aria-hidden />} onPress={() => actions.skip(10)} />
        <span className={css.time}>{`${clockOf(at)} / ${clockOf(duration)}`}</span>
      </div>
      <div className={css.buttons}>
        <span className={css.speed}>
          <SelectInput
            aria-label="재생 속도"
            value={speed}
            options={speeds.map((value) => ({ value, label: `${value}배` }))}
            onChange={(value) => value !== null && actions.setSpeed(value)}
          />
        </span>
        {captions && (
          <ControlButton
            label={hasCaptions ? '자막 끄기' : '자막 켜기'}
            pressed={hasCaptions}
            icon={<CaptionsIcon aria-hidden />}
            onPress={actions.captions}
          />
        )}
        {document.pictureInPictureEnabled && (
          <ControlButton
            label="작은 창으로 보기"
            icon={<PictureInPictureIcon aria-hidden />}
            onPress={actions.pictureInPicture}
          />
        )}
        {document.fullscreenEnabled && (
          <ControlButton label="전체 화면" icon={<FullScreenIcon aria-hidden />} onPress={actions.fullScreen} />
        )}
      </div>
    </div>
  );
}
