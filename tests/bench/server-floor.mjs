/** The least that a Node server can do for open replies: node:http, one timer, one write for each token. */
import { createServer } from 'node:http';
import { everyPeriod } from './server-wheel.mjs';

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  let seq = 0;
  const stop = everyPeriod((due) => {
    seq += 1;
    response.write(`data: {"type":"delta","replyId":"floor","seq":${seq},"text":"@${due};"}\n\n`);
  });
  response.on('close', stop);
});

server.listen(0, '127.0.0.1', 8192, () => {
  process.send({ port: server.address().port, token: 'none', rooms: null });
});
process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit(0));
