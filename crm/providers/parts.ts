export { isNotFound } from './graphqlData.ts';
