import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes unused connections on stop. Browsers open connections ahead of their requests, and Node does not count one
 * that never carried a request as idle, so stopping would wait for it.
 */
export const registerSilentConnections = (app: FastifyInstance): void => {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', (request) => silent.delete(request.socket));
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of silent) {
      socket.destroy();
    }
    done();
  });
};
