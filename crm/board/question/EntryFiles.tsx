import { useDownload } from '#client/files/useDownload.ts';
import { usePicture } from '#client/files/usePicture.ts';
import { FileList, useToast, Note } from '#ui-kit';
import css from '../Board.module.css';
import type { Question } from '../types.ts';

type File = Question['files'][number];

/** Pictures as pictures, other files to download. */
export function EntryFiles({ files }: { files: readonly File[] }) {
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
        <FileList label="파일" files={others} busyId={busyId} onDownload={(file) => void download(file)} />
      )}
    </>
  );
}

function Picture({ file }: { file: File }) {
  const { url, error } = usePicture(file.id);
  if (error) return <Note>사진을 불러오지 못했습니다.</Note>;
  return url ? <img src={url} alt={file.name} className={css.picture} /> : null;
}
