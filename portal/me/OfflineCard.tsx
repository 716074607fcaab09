import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isHomeCached } from '#client/page/homeCacheKey.ts';
import { clearHomeCache, turnHomeOn } from '#client/page/homeCache.ts';
import { registerServiceWorker } from '#client/page/serviceWorker.ts';
import { useReader } from '#client/session/preview.ts';
import { Button, useToast } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';

/** Reading home without a network: off, until the student turns it on for this device. */
export function OfflineCard() {
  const userId = useReader()?.userId ?? '';
  const [isOn, setOn] = useState(() => isHomeCached(userId));
  const client = useQueryClient();
  const toast = useToast();
  const turn = async (): Promise<void> => {
    try {
      await (isOn ? clearHomeCache() : turnHomeOn(userId));
      setOn(!isOn);
      if (isOn) return;
      await registerServiceWorker();
      // Home is read again, and kept, the next time it is opened.
      await client.invalidateQueries({ queryKey: ['gql', 'PortalHome'] });
    } catch {
      toast({ message: '이 브라우저에는 저장할 수 없어요. 비공개 창이라면 일반 창에서 켜 주세요.', tone: 'negative' });
    }
  };
  return (
    <Card title="오프라인에서 홈 보기">
      <p>
        {isOn
          ? '인터넷이 없어도 마지막으로 본 홈이 보여요. 끄거나 로그아웃하면 이 기기에서 지워요.'
          : '켜 두면 마지막으로 본 홈을 이 기기에 남겨요. 같이 쓰는 기기에서는 켜지 마세요.'}
      </p>
      <Button aria-label={isOn ? '오프라인 보기 끄기' : '오프라인 보기 켜기'} onClick={() => void turn()}>
        {isOn ? '끄기' : '켜기'}
      </Button>
    </Card>
  );
}
