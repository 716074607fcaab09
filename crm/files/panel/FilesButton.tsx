import { Button } from '#ui-kit';
import { FileIcon } from '#ui-kit/icons.ts';

interface FilesButtonProps {
  /** The name of the owner of the files, such as `3주차 자료`. */
  name: string;
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** Shows the number of files; opens and closes the list in place, where a deletion can be undone. */
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
