import { createServer } from 'node:http';
import { chunk, end } from '../openai-chunk.mjs';
import { replies, tokens } from '../replies.mjs';

/** The interval at which the due tokens are written, in milliseconds. */
const period = 4;

/**
 * Serves an OpenAI-compatible model on a free port of this machine. It answers the message `20 kB at 500` with the reply
 * of that name at 500 tokens a second.
 */
export async function startModel() {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function answer(request, response) {
  let body = '';
  for await (const part of request) body += part;
  const { messages, stream } = JSON.parse(body);
  const [, name, rate] = /(\d+ kB) at (\d+)/.exec(messages?.at(-1)?.content ?? '') ?? [];
  if (!stream || name === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  writeAtRate(response, tokens(replies[name]()), Number(rate));
}

/** Writes every token when it is due, however late the timer is. */
function writeAtRate(response, pieces, rate) {
  const startedAt = performance.now();
  let written = 0;
  const timer = setInterval(() => {
    const due = Math.min(pieces.length, Math.floor(((performance.now() - startedAt) * rate) / 1000) + 1);
    for (; written < due; written += 1) response.write(chunk(pieces[written]));
    if (written < pieces.length) return;
    clearInterval(timer);
    response.end(end);
  }, period);
  response.on('close', () => clearInterval(timer));
}
