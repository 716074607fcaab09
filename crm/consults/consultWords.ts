import type {
  ConsultChannel as Channel,
  ConsultCounterpart as Counterpart,
  ConsultTopic as Topic,
} from '#client/generated/rest/consults.ts';

const topics: Record<Topic, string> = {
  STUDY: '학습',
  SCORES: '성적',
  ATTENDANCE: '출결',
  CAREER: '진로·입시',
  LIFE: '생활',
  PAYMENT: '수납',
  OTHER: '기타',
};
const channels: Record<Channel, string> = { PHONE: '전화', VISIT: '방문', VIDEO_CALL: '화상', MESSAGE: '문자' };
const counterparts: Record<Counterpart, string> = { STUDENT: '학생', PARENT: '보호자', BOTH: '학생과 보호자' };

export const topicOptions = optionsOf(topics);
export const channelOptions = optionsOf(channels);
export const counterpartOptions = optionsOf(counterparts);

/** The label of a stored topic. */
export const topicWord = (topic: string): string => wordOf(topics, topic);

/** The channel and the person: 전화 · 보호자. */
export const talkWords = (consult: { channel: string; counterpart: string }): string =>
  `${wordOf(channels, consult.channel)} · ${wordOf(counterparts, consult.counterpart)}`;

/** The stored value if the contract knows it; otherwise the first one. */
export const topicOf = (topic: string): Topic => knownOf(topics, topic);
export const channelOf = (channel: string): Channel => knownOf(channels, channel);
export const counterpartOf = (counterpart: string): Counterpart => knownOf(counterparts, counterpart);

function optionsOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return keysOf(words).map((value) => ({ value, label: words[value] }));
}

function knownOf<Value extends string>(words: Record<Value, string>, value: string): Value {
  const [first, ...others] = keysOf(words);
  return others.find((one) => one === value) ?? (first as Value);
}

const wordOf = (words: Record<string, string>, value: string): string => words[value] ?? value;

function keysOf<Value extends string>(words: Record<Value, string>): Value[] {
  return Object.keys(words) as Value[];
}
