/** Headers of a request, or their replacement from a websocket client. Keys in lower case. */
export type HeaderValues = Readonly<Record<string, string>>;
