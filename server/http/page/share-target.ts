import type { FastifyInstance } from 'fastify';
import { importFailedPath, importPath } from '../../../contract/share-target.ts';

/**
 * Responds to the form by which a system shares files with the installed app. The worker of the app receives them; where it does not
 * run, the page says that they were not received. Nothing of them is read.
 */
export const registerShareTarget = (app: FastifyInstance): void => {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.post(importPath, (_request, reply) => reply.redirect(importFailedPath, 303));
    done();
  });
};
