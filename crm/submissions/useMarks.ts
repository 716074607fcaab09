import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMarkSubmissionPage, type Marks } from '#client/generated/rest/submissions.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { layerOf, type MarkLayer } from '#ui-kit/MarkedPage/marks.ts';
import type { TablePage } from './types.ts';

const pauseMs = 700;

/** The marks of one page: changed at once, saved after a pause and when the page is left, one after another. */
export function useMarks(submissionId: string, page: TablePage) {
  const [stored] = page.marks;
  const [layer, setLayer] = useState(() => layerOf(stored?.layer));
  const [rotation, setRotation] = useState(stored?.rotation ?? 0);
  const [past, setPast] = useState<readonly MarkLayer[]>([]);
  const [isUnsaved, setUnsaved] = useState(false);
  const version = useRef(stored?.version);
  const queue = useRef(Promise.resolve());
  const mark = useMarkSubmissionPage();
  const toast = useToast();

  const save = useEffectEvent((): void => {
    if (!isUnsaved) return;
    setUnsaved(false);
    const data = { rotation, layer } as Marks;
    queue.current = queue.current.then(async () => {
      try {
        const place = { submissionId, fileId: page.id };
        const saved = await mark.mutateAsync({ ...place, data: { ...data, version: version.current } });
        version.current = saved.version;
      } catch (error) {
        toast({ message: `${page.name} 첨삭을 저장하지 못했습니다. ${problemText(error)}`, tone: 'negative' });
      }
    });
  });
  useEffect(() => {
    const timer = setTimeout(() => save(), pauseMs);
    return () => clearTimeout(timer);
  }, [layer, rotation]);
  useEffect(() => () => save(), []);

  return {
    layer,
    rotation,
    isUnsaved: isUnsaved || mark.isPending,
    canUndo: past.length > 0,
    change: (next: MarkLayer): void => {
      setPast([...past, layer]);
      setLayer(next);
      setUnsaved(true);
    },
    undo: (): void => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setLayer(last);
      setUnsaved(true);
    },
    turn: (): void => {
      setRotation((rotation + 90) % 360);
      setUnsaved(true);
    },
  };
}
