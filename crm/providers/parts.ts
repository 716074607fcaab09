export { isNotFound } from './graphqlData.ts';
export { whereOf } from './hasuraArguments.ts';
