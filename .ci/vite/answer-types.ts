import type { Plugin } from 'vite';
import { readAnswerTypes } from '../../hasura/answerTypes.node.ts';

/** Serves the types of all answers of GraphQL, for the check of the stories' mocks; not in a build. */
export function answerTypes(): Plugin {
  return {
    name: 'house:answer-types',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}answer-types.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readAnswerTypes()));
      });
    },
  };
}
