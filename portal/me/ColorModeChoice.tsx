import { useColorMode, type ColorMode } from '#ui-kit';
import { DarkModeIcon, LightModeIcon, SystemModeIcon, type Icon } from '#ui-kit/icons.ts';
import css from './ColorModeChoice.module.css';

const modes: readonly { mode: ColorMode; label: string; icon: Icon }[] = [
  { mode: 'system', label: '기기 설정', icon: SystemModeIcon },
  { mode: 'light', label: '밝게', icon: LightModeIcon },
  { mode: 'dark', label: '어둡게', icon: DarkModeIcon },
];

/** Follow the device, or always light or dark. */
export function ColorModeChoice() {
  const { mode: chosen, setMode } = useColorMode();
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">화면 밝기</legend>
      {modes.map(({ mode, label, icon: ModeIcon }) => (
        <label key={mode} className={css.option}>
          <input type="radio" name="color-mode" checked={mode === chosen} onChange={() => setMode(mode)} />
          <ModeIcon aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
