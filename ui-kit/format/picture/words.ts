import type { PictureFault } from './readPicture.ts';

/** What is taken, as people call it. */
export const pictureNames = 'JPEG, PNG, WebP, GIF, HEIC, AVIF';

/** Why a picture is not taken, in Korean and with what to do; the same in the browser and from the server. */
export function faultWords({ fault, width, height }: PictureFault): string {
  switch (fault) {
    case 'EMPTY':
      return '빈 파일입니다.';
    case 'NO_PICTURE':
      return `사진이 아니거나 지원하지 않는 형식입니다. ${pictureNames} 사진을 올려 주세요.`;
    case 'BROKEN':
      return '사진이 깨졌거나 끝까지 저장되지 않았습니다. 원본을 다시 받거나 새로 찍어 올려 주세요.';
    case 'TWO_KINDS':
      return '사진 안에 다른 파일이 들어 있습니다. 사진만 다시 저장해 올려 주세요.';
    case 'TOO_LARGE':
      return `사진의 화소가 너무 많습니다(${width?.toLocaleString('ko')}×${height?.toLocaleString('ko')}). 크기를 줄여 올려 주세요.`;
  }
}
