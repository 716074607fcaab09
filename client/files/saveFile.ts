import { fileName } from '#ui-kit/format/text/fileName.ts';

/** Lets the browser save a file under a name, without what no file name may have. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
