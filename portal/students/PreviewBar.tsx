import { Button } from '#ui-kit';
import { EyeIcon } from '#ui-kit/icons.ts';
import css from './PreviewBar.module.css';

interface PreviewBarProps {
  /** Whose portal it is. */
  name: string;
  onEnd: () => void;
}

/** Above the portal of a student that staff look at. */
export function PreviewBar({ name, onEnd }: PreviewBarProps) {
  return (
    <section aria-label="학생 화면 보기" className={css.bar}>
      <EyeIcon aria-hidden />
      <p className={css.words}>
        <b>{name}</b> 학생의 화면을 보고 있어요
      </p>
      <Button size="small" onClick={onEnd}>
        끝내기
      </Button>
    </section>
  );
}
