import { useColorMode, type ColorMode } from '#ui-kit';
import css from './ColorModeChoice.module.css';

const modes: readonly { mode: ColorMode; label: string }[] = [
  { mode: 'system', label: '기기 설정' },
  { mode: 'light', label: '밝게' },
  { mode: 'dark', label: '어둡게' },
];

/** Follow the device, or always light or dark. */
export function ColorModeChoice() {
  const { mode: chosen, setMode } = useColorMode();
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">색 모드</legend>
      {modes.map(({ mode, label }) => (
        <label key={mode} className={css.option}>
          <input type="radio" name="color-mode" checked={mode === chosen} onChange={() => setMode(mode)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
