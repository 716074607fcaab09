import { useRef, useState } from 'react';
import {
  useBeginRetentionRun,
  useCancelRetentionRun,
  useContinueRetentionRun,
  type RetentionProgress,
} from '#client/generated/rest/retention.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

interface RetentionRun {
  /** Null until a run was begun here. */
  progress: RetentionProgress | null;
  /** Whether this page takes its steps. */
  isRunning: boolean;
  begin: (expected: number) => Promise<void>;
  goOn: (runId: string) => Promise<void>;
  cancel: (runId: string) => Promise<void>;
}

/** A run in steps: each is a call of its own, so that it can be stopped between them, and goes on after a closed page. */
export function useRetentionRun(): RetentionRun {
  const [progress, setProgress] = useState<RetentionProgress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const toast = useToast();
  const { mutateAsync: start } = useBeginRetentionRun();
  const { mutateAsync: step } = useContinueRetentionRun();
  const { mutateAsync: stop } = useCancelRetentionRun();

  const goOn = async (runId: string): Promise<void> => {
    isStopped.current = false;
    setRunning(true);
    try {
      let now = await step({ runId });
      setProgress(now);
      while (now.status === 'RUNNING' && !isStopped.current) {
        now = await step({ runId });
        setProgress(now);
      }
      if (now.status === 'DONE')
        toast({ message: `${now.asked.toLocaleString('ko')}명을 삭제하기로 했습니다`, tone: 'positive' });
    } catch (error) {
      if (!isStopped.current) toast({ message: problemText(error), tone: 'negative' });
    } finally {
      setRunning(false);
    }
  };

  return {
    progress,
    isRunning,
    goOn,
    begin: async (expected) => {
      const begun = await start({ data: { expected } });
      setProgress(begun);
      void goOn(begun.runId);
    },
    cancel: async (runId) => {
      isStopped.current = true;
      try {
        setProgress(await stop({ runId, data: { takeBack: false } }));
        toast({ message: '멈췄습니다. 이미 삭제하기로 한 학생은 아래에서 되돌릴 수 있습니다.', tone: 'positive' });
      } catch (error) {
        toast({ message: problemText(error), tone: 'negative' });
      }
    },
  };
}
