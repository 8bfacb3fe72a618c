import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createTestCompanion } from '../support/companions/companion.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const companion = createTestCompanion();
const server = await startSharedServer({ companion });

/** Sends the request of a load balancer: with an IP address as host, accepting any type. */
const probe = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const clientRequest = request(
      { hostname, port, path, method, headers: { host: '10.1.2.3:8080', accept: '*/*' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });

test('reports only liveness and the version, for every host', async () => {
  const type = 'application/json; charset=utf-8';
  expect(await probe('/healthz')).toEqual({
    status: 200,
    type,
    text: '{"status":"ok","version":"development"}',
  });
  expect(await probe('/readyz')).toEqual({ status: 200, type, text: '{"status":"ready"}' });
  expect((await probe('/readyz', 'HEAD')).status).toBe(200);
  expect((await probe('/mate/recommend')).status).toBe(421);
});

test('a stopping server reports that it is not ready while pending requests complete', async () => {
  const person = await createPerson(server);
  const { roomId } = await person.openRoom();
  const reading = await person.send(roomId, 'Hello');
  const turn = await companion.next();
  server.running.deps.lifecycle.isDraining = true;
  expect(await probe('/readyz')).toMatchObject({ status: 503, text: '{"status":"draining"}' });
  expect(await probe('/healthz')).toMatchObject({ status: 200 });
  server.running.deps.lifecycle.isDraining = false;
  turn.finish();
  await reading.rest();
});
