import { Button } from '#ui-kit';
import { FileIcon } from '#ui-kit/icons.ts';

interface FilesButtonProps {
  /** What the files belong to, such as `3주차 자료`. */
  name: string;
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** How many files something has; opens and closes them in place, where a deletion can be taken back. */
export function FilesButton({ name, count, open, onToggle }: FilesButtonProps) {
  const words = count === 0 ? '파일' : `파일 ${count}개`;
  return (
    <Button
      size="small"
      icon={<FileIcon aria-hidden />}
      aria-label={`${name} ${words}`}
      aria-expanded={open}
      onClick={onToggle}
    >
      {words}
    </Button>
  );
}
