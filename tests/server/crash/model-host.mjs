/** A language model's host for the crash test: streams words fast, and sometimes fails as real hosts do. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const words = 'The dome turns slowly and the rain has stopped over the harbour while you were talking'.split(
  ' ',
);

const suggestions = JSON.stringify({
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Go on.\nAnd then?\nWhy?' }, finish_reason: 'stop' },
  ],
});

/**
 * Resolves with the URL for LLM_BASE_URL, and a function that stops the host. `pause` is the time between two words in
 * milliseconds, `longest` the number of words of the longest reply, `failures` the share of requests that fail.
 */
export async function startModelHost({ pause = 4, longest = 20, failures = 0.05 } = {}) {
  const host = createServer((request, response) => {
    void text(request).then((body) => {
      if (body === '') return response.writeHead(404).end();
      if (JSON.parse(body).stream === true) return answer(response, { pause, longest, failures });
      return response.writeHead(200, { 'content-type': 'application/json' }).end(suggestions);
    });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    url: `http://127.0.0.1:${host.address().port}/v1`,
    stop: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}

async function answer(response, { pause, longest, failures }) {
  if (Math.random() < failures) {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"busy"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const length = 2 + Math.floor(Math.random() * (longest - 2));
  for (let index = 0; index < length && !response.destroyed; index += 1) {
    response.write(chunk(`${words[index % words.length]} `, null));
    if (Math.random() < failures / 25) {
      response.destroy();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
}

const chunk = (content, finishReason) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] })}\n\n`;
