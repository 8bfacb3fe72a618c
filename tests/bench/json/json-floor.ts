/** The minimum that a Node server can do for a call: node:http that sends the same answer with the same headers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { securityHeaders } from '../../../server/http/headers.ts';
import { answers } from './json-answers.mjs';
import { serveParent } from '../hosts/server-child.mjs';

const compress = promisify(brotliCompress);
const headers = securityHeaders({ https: false });

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const text = JSON.stringify({ c: 200, m: null, d: answers[pathname] });
  const isCompressed = text.length >= 1024 && request.headers['accept-encoding'] === 'br';
  const body = isCompressed
    ? await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : Buffer.from(text);
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(isCompressed ? { vary: 'accept-encoding', 'content-encoding': 'br' } : {}),
  });
  response.end(body);
};

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  serveParent({ port: typeof address === 'object' ? address?.port : null });
});
