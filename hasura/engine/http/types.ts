/** Headers of a request, or what a websocket's client gives in their place. Keys in lower case. */
export type HeaderValues = Readonly<Record<string, string>>;
