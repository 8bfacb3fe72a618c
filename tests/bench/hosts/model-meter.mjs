import { createServer } from 'node:http';

/**
 * Stands between the server and a model's host, and measures each completion that passes: whether it is a reply (only they name where to stop),
 * the letters of the prompt and how many of them begin the reply's prompt before, what the host read again and took from its cache, in
 * tokens (null where it does not say), the time to the first word in milliseconds, and whether the server ended it.
 */
export async function startMeter(base) {
  const host = new URL(base);
  const calls = [];
  let before = '';

  const server = createServer((request, response) => {
    pass(request, response).catch((error) => response.destroy(error));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function pass(request, response) {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const call = request.url.endsWith('/chat/completions') ? measure(JSON.parse(body.toString())) : null;
    const gone = new AbortController();
    response.on('close', () => {
      if (response.writableFinished) return;
      if (call !== null) call.isEnded = true;
      gone.abort();
    });
    const answer = await fetch(new URL(request.url, host), {
      method: request.method,
      headers: { 'content-type': 'application/json', ...keyOf(request) },
      body: body.length === 0 ? undefined : body,
      signal: gone.signal,
    });
    if (call !== null) call.status = answer.status;
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const text = await passOn(answer, response, call);
    if (call !== null) Object.assign(call, readCounts(text));
  }

  function measure({ messages, stop }) {
    const text = messages.map(({ role, content }) => `<${role}>${content}`).join('\n');
    let same = 0;
    while (same < text.length && text[same] === before[same]) same += 1;
    const isReply = stop !== undefined;
    const call = { isReply, letters: text.length, same, startedAt: performance.now(), isEnded: false };
    if (isReply) before = text;
    calls.push(call);
    return call;
  }

  return {
    url: `http://127.0.0.1:${server.address().port}${host.pathname}`,
    calls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const keyOf = ({ headers: { authorization } }) => (authorization === undefined ? {} : { authorization });

/** Passes the answer on as it comes, and returns its end, where hosts count. */
async function passOn(answer, response, call) {
  const decoder = new TextDecoder();
  let end = '';
  for await (const part of answer.body ?? []) {
    const text = decoder.decode(part, { stream: true });
    if (call !== null && call.firstWord === undefined && /"content":\s*"[^"]/.test(text)) {
      call.firstWord = performance.now() - call.startedAt;
    }
    end = (end + text).slice(-8000);
    response.write(part);
  }
  response.end();
  return end;
}

/** llama.cpp tells `timings`, with milliseconds; others the counts of the protocol. */
function readCounts(text) {
  const number = (name) => {
    const found = new RegExp(`"${name}":\\s*([\\d.]+)`).exec(text);
    return found === null ? null : Number(found[1]);
  };
  const cached = number('cache_n') ?? number('cached_tokens');
  const prompt = number('prompt_tokens');
  const read = number('prompt_n') ?? (prompt === null || cached === null ? null : prompt - cached);
  return { read, cached, readTime: number('prompt_ms') };
}
