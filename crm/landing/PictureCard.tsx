import { useState, type ReactNode } from 'react';
import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, FileDrop, FormAlert, useToast } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Landing.module.css';

interface PictureCardProps {
  /** What it is called, e.g. `사진`. */
  noun: '사진' | '로고';
  /** Its path; undefined when there is none. */
  src: string | undefined;
  alt: string;
  className?: string | undefined;
  /** A larger one is made smaller before it is sent, in pixels. */
  longestSide: number;
  upload: (file: File) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** What happens when it is taken away. */
  children: ReactNode;
}

/** With the particle of an object. */
const objects = { 사진: '사진을', 로고: '로고를' };

/** A picture that everybody is shown, to be put in the place of the one before, or taken away. */
export function PictureCard({ noun, src, alt, className, longestSide, upload, remove, children }: PictureCardProps) {
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { smallPicture } = await import('#client/files/picture/smallPicture.ts');
      await upload(await smallPicture(file, longestSide));
      toast({ message: `${objects[noun]} 바꿨습니다`, tone: 'positive' });
    } catch (error) {
      setProblem(`${file.name}: ${problemText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={noun}>
      {src && <img className={className} src={src} alt={alt} />}
      <div className={css.pictureActions}>
        <FileDrop
          label={isBusy ? `${objects[noun]} 올리고 있습니다` : noun}
          accept={pictureAccept}
          maxBytes={pictureBytes}
          size="small"
          disabled={isBusy}
          onFiles={([file]) => file && void send(file)}
        />
        {src && (
          <Button variant="quiet" tone="danger" disabled={isBusy} onClick={() => setAsking(true)}>
            {`${noun} 삭제`}
          </Button>
        )}
      </div>
      <FormAlert message={problem} />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={`${objects[noun]} 삭제할까요?`}
        confirmLabel={`${noun} 삭제`}
        onConfirm={remove}
        said={`${objects[noun]} 삭제했습니다`}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </Card>
  );
}
