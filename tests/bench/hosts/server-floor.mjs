/** The minimum that a Node server can do for open replies: node:http that forwards a model's stream unchanged. */
import { Agent, createServer, request as ask } from 'node:http';
import { serveParent } from './server-child.mjs';

const model = `${process.argv[2]}/chat/completions`;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

const answer = async (request, response) => {
  if (request.method === 'GET') {
    response.end('{}');
    return;
  }
  let body = '';
  for await (const part of request) body += part;
  const messages = [{ role: 'user', content: JSON.parse(body).text }];
  const upstream = ask(model, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  upstream.on('response', (stream) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  upstream.end(JSON.stringify({ model: 'stub', stream: true, messages }));
};

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', 8192, () => serveParent({ port: server.address().port, rooms: null }));
