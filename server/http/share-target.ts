import type { FastifyInstance } from 'fastify';

/** The page that imports files, as the manifest of the installed app names it. */
const importPath = '/generate';

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
    scope.post(importPath, (_request, reply) => reply.redirect(`${importPath}?received=failed`, 303));
    done();
  });
};
