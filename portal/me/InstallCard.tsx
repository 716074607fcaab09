import { useState } from 'react';
import { Button } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';

/** The browser's offer to install the app, which `app/early.js` holds back until it is wanted; not in the types of the DOM. */
interface InstallOffer {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  var installOffer: InstallOffer | undefined;
}

/** The way to the phone's home screen: the browser's own question, or where to find it on an iPhone. Nothing in the installed app. */
export function InstallCard() {
  const [offer, setOffer] = useState(globalThis.installOffer);
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled || (!offer && !isApple())) return null;
  const install = async () => {
    // An offer can be used once, whatever is answered.
    globalThis.installOffer = undefined;
    setOffer(undefined);
    await offer?.prompt();
  };
  return (
    <Card title="홈 화면에 추가">
      <p>앱처럼 한 번에 열리고, 알림도 받을 수 있어요.</p>
      {offer ? (
        <Button onClick={() => void install()}>홈 화면에 추가</Button>
      ) : (
        <p>아이폰에서는 Safari의 공유 버튼을 누른 뒤 ‘홈 화면에 추가’를 골라 주세요.</p>
      )}
    </Card>
  );
}

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);
