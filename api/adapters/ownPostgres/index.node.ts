export { hasOwnPostgres } from './folder.node.ts';
export { meansFor, runningUrl, startOwnPostgres, type Means, type OwnPostgres } from './server.node.ts';
