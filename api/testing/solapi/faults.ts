/** How often each fault happens, 0–1. */
export interface Faults {
  slow: number;
  slowMilliseconds: number;
  tooMany: number;
  /** 500 without having done anything. */
  broken: number;
  /** Done, but the connection breaks before the answer. */
  acceptedThenThrown: number;
  undelivered: number;
  /** An 알림톡 that Kakao cannot deliver, and that goes as a text. */
  withoutKakao: number;
  twiceReceipt: number;
  lateReceipt: number;
  lostReceipt: number;
}

/** A provider in good health. */
export const noFaults: Faults = {
  slow: 0,
  slowMilliseconds: 0,
  tooMany: 0,
  broken: 0,
  acceptedThenThrown: 0,
  undelivered: 0,
  withoutKakao: 0,
  twiceReceipt: 0,
  lateReceipt: 0,
  lostReceipt: 0,
};

/** Every fault equally often. */
export function everyFault(share: number): Faults {
  return {
    slow: share,
    slowMilliseconds: 400,
    tooMany: share,
    broken: share,
    acceptedThenThrown: share,
    undelivered: share,
    withoutKakao: share,
    twiceReceipt: share,
    lateReceipt: share,
    lostReceipt: share,
  };
}

/** True so often. */
export const chance = (share: number): boolean => share > 0 && Math.random() < share;
