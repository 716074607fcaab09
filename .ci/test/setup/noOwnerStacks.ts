import * as React from 'react';

// Development React keeps the stack of whoever made an element, for the words of a warning: an eighth of a story's scripts. It leaves that out after
// ten thousand elements a second; a test has always passed them.
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[name];
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
