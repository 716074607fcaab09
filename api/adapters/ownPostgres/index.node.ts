export { hasOwnPostgres } from './folder.node.ts';
export { meansFor, runningUrl, startOwnPostgres, type Means } from './server.node.ts';
