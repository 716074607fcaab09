import { describe, expect, it } from 'vitest';
import { rightContents, wrongContents, type WrongContent } from '#api/testing/foreign/wrongFiles.ts';
import { scans, takes, type Takes } from '#ui-kit/format/file/kinds.ts';
import { OwnerType } from '../generated/rest/files.ts';
import { json, stubBrowser } from '../testing/browser.ts';

// Door × kind of wrong file: whatever a person chooses under the name of something else is refused before a byte of it is sent.

const owners = Object.values(OwnerType);
const endingsOf = ({ kinds }: Takes): string[] => kinds.flatMap(({ endings }) => endings);
const contents = Object.entries(wrongContents) as [WrongContent, Uint8Array<ArrayBuffer>][];
const takesPictures = (taken: Takes): boolean => endingsOf(taken).includes('jpg');

/** The words for a wrong file: what its name says, and what it is. */
const wordsOf = (ending: string, content: WrongContent): RegExp =>
  content.startsWith('0')
    ? new RegExp(`^이름은 \\.${ending}이지만 내용이 그 형식이 아닙니다\\.`)
    : new RegExp(`^이름은 \\.${ending}이지만 내용은 ${content}입니다\\. .*(골라|바꿔) `);

describe.each(owners)('%s', (ownerType) => {
  const taken = takes[ownerType];
  const begin = async () => {
    const { calls } = stubBrowser(() => json({}));
    const { uploadFile } = await import('./upload/upload.ts');
    const send = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
      expect(uploadFile({ ownerType, ownerId: 'one' }, new File([bytes], name)), name).rejects;
    return { calls, send };
  };

  it('refuses before it sends what is not what its name says', async () => {
    const { calls, send } = await begin();
    for (const ending of endingsOf(taken)) {
      for (const [content, bytes] of contents) {
        // A picture is taken as what it is, whatever its name.
        if (rightContents[ending]!.includes(content) || (content === 'JPEG 사진' && takesPictures(taken))) continue;
        await send(bytes, `파일.${ending}`).toThrow(wordsOf(ending, content));
      }
      await send(new Uint8Array(), `파일.${ending}`).toThrow('빈 파일입니다.');
    }
    expect(calls).toEqual([]);
  });

  it('refuses by its name what is taken nowhere', async () => {
    const { calls, send } = await begin();
    for (const name of ['프로그램.exe', '영상.avi', '파일', '문서.pdf.lnk', '자막.smi']) {
      await send(wrongContents.프로그램, name).toThrow(`‘${name}’: 여기에는 올릴 수 없는`);
    }
    expect(calls).toEqual([]);
  });
});

it.each(endingsOf(scans))('a scan that is no .%s is refused', async (ending) => {
  const { refuseWrongFile } = await import('./readyFile.ts');
  for (const [content, bytes] of contents) {
    // All pictures of a scanner are of one family.
    if (rightContents[ending]!.includes(content) || (content === 'TIFF 그림' && ending !== 'pdf')) continue;
    await expect(refuseWrongFile(scans, new File([bytes], `스캔.${ending}`)), content).rejects.toThrow(
      wordsOf(ending, content),
    );
  }
});

it.each(owners)('%s takes every file whose content is that of its name', async (ownerType) => {
  const { refuseWrongFile } = await import('./readyFile.ts');
  for (const ending of endingsOf(takes[ownerType])) {
    for (const content of rightContents[ending]!) {
      const file = new File([wrongContents[content]], `파일.${ending.toUpperCase()}\u200e`);
      await expect(refuseWrongFile(takes[ownerType], file), `${ending} ${content}`).resolves.toBeUndefined();
    }
  }
});
