import { useDownload } from '#client/files/useDownload.ts';
import { usePicture } from '#client/files/usePicture.ts';
import { FileList, useToast, Note } from '#ui-kit';
import css from './Board.module.css';
import type { BoardPost } from './types.ts';

type File = BoardPost['files'][number];

/** Pictures as pictures, other files to download. */
export function PostFiles({ files, label }: { files: readonly File[]; label: string }) {
  const toast = useToast();
  const { busyId, download } = useDownload((message) => toast({ message, tone: 'negative' }));
  const isPicture = ({ contentType }: File) => /^image\/(png|jpeg|webp|gif)$/.test(contentType);
  const others = files.filter((file) => !isPicture(file));
  return (
    <>
      {files.filter(isPicture).map((file) => (
        <Picture key={file.id} file={file} />
      ))}
      {others.length > 0 && (
        <FileList label={label} files={others} busyId={busyId} onDownload={(file) => void download(file)} />
      )}
    </>
  );
}

function Picture({ file }: { file: File }) {
  const { url, error } = usePicture(file.id);
  if (error) return <Note>사진을 불러오지 못했어요.</Note>;
  return url ? <img src={url} alt={file.name} className={css.picture} /> : <span className={css.pictureComing} />;
}
