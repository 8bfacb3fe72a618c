/** A model behind an OpenAI-compatible endpoint, in a separate process: twenty tokens per second, or all at once. */
import { createServer } from 'node:http';
import { chunk, end } from '../openai-chunk.mjs';
import { replies, tokens } from '../replies.mjs';
import { serveParent } from './server-child.mjs';
import { onEveryPeriod } from './periodic-timer.mjs';

const words = replies['20 kB']()
  .split(/\s+/)
  .filter((word) => word !== '');
const burst = replies['20 kB']().slice(0, 16_000);
let opened = 0;

/** The tokens of a reply of usual length, a little under 500 characters. */
const usualLength = 80;

/**
 * The first token contains the time at which it was due; each is a blank and a word. A reader that counts tokens knows
 * when each was due.
 */
function tick(response) {
  opened += 1;
  let place = opened * 37;
  let isFirst = true;
  const stop = onEveryPeriod((due) => {
    place += 1;
    const word = ` ${words[place % words.length]}`;
    response.write(chunk(isFirst ? `@${due};${word}` : word));
    isFirst = false;
  });
  response.on('close', stop);
}

/** Writes a reply of usual length at the same speed. */
function writeUsual(response) {
  let place = 0;
  const stop = onEveryPeriod(() => {
    response.write(chunk(` ${words[place]}`));
    place += 1;
    if (place < usualLength) return;
    stop();
    response.end(end);
  });
  response.on('close', stop);
}

const answer = async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const prompt = JSON.parse(body).messages.at(-1).content;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (prompt === 'in one piece') response.end(chunk(burst) + end);
  else if (prompt === 'at once')
    response.end(
      tokens(burst)
        .map((token) => chunk(token))
        .join('') + end,
    );
  else if (prompt.startsWith('usual')) writeUsual(response);
  else tick(response);
};

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', 8192, () =>
  serveParent({ url: `http://127.0.0.1:${server.address().port}/v1` }),
);
