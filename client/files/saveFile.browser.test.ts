import { expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

test('saves under a name without what no file name may have', () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveFile(new Blob(['1']), '중2 영어 14주차 1/2 성적표.xlsx');
  expect(names).toEqual(['중2 영어 14주차 1-2 성적표.xlsx']);
});
