/** What to do with a file that is no workbook, in Korean, by what it is. */
export function otherFile(bytes: Uint8Array, names: readonly string[], isText = false): string {
  const starts = (...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);
  const has = (path: string): boolean => names.some((name) => name === path || name.startsWith(`${path}/`));
  if (bytes.byteLength === 0) return '빈 파일입니다. 파일을 다시 받아 골라 주세요.';
  if (starts(0x25, 0x50, 0x44, 0x46)) return `PDF입니다. ${fromElsewhere}`;
  if (starts(0xff, 0xd8) || starts(0x89, 0x50, 0x4e, 0x47)) return `사진입니다. ${fromElsewhere}`;
  if (has('word') || has('Contents/content.hpf')) return `문서 파일입니다. ${fromElsewhere}`;
  if (has('Index/Document.iwa'))
    return 'Numbers 파일입니다. Numbers의 ‘다음으로 내보내기’에서 Excel을 골라 저장해 주세요.';
  if (isText) return `열이 나뉘지 않은 텍스트 파일입니다. 값 사이를 탭이나 쉼표로 나누거나, ${fromElsewhere}`;
  return '엑셀 파일(.xlsx)이 아니거나 손상된 파일입니다. 엑셀에서 .xlsx로 다시 저장해 주세요.';
}

const fromElsewhere = '표를 엑셀로 옮겨 .xlsx로 저장해 주세요.';
