/**
 * Size of a block of content, in bytes, for its hash: SHA-256 over the SHA-256 of each block, in hex. In blocks, because browsers hash only what
 * lies in memory as a whole.
 */
export const contentBlock = 8 * 1_048_576;
