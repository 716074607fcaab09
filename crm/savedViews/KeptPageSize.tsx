import { useEffect, useEffectEvent } from 'react';
import { setPageSize, toPageSize, USUAL_PAGE_SIZE, usePageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { useSetting } from './useSetting.ts';

/**
 * Holds the rows per page of this device to what its person chose on any: lists ask by the device's own copy, as their first question cannot
 * wait for another one. It shows nothing.
 */
export default function KeptPageSize() {
  const [text, save] = useSetting('pageSize', '한 페이지', '한 페이지에 볼 개수를 저장하지 못했습니다.');
  const size = usePageSize();
  const kept = text === undefined ? undefined : (toPageSize(text) ?? USUAL_PAGE_SIZE);
  const keep = useEffectEvent(() => {
    if (kept !== undefined && kept !== size) save(`${size}`);
  });
  useEffect(() => keep(), [size]);
  useEffect(() => {
    if (kept !== undefined) setPageSize(kept);
  }, [kept]);
  return null;
}
