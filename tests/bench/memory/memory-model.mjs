import { createServer } from 'node:http';
import { answerVectors } from './memory-vectors.mjs';
import { chunk, end } from '../openai-chunk.mjs';

/**
 * Starts a model that answers with a word and records the prompt of each message. Asked for facts, it answers with those of `notes`,
 * by the line that states them, each with its topic and whether it replaces older ones. Its summaries are empty phrases.
 */
export async function startModel() {
  const prompts = new Map();
  const notes = new Map();
  const answer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.url.endsWith('/embeddings')) {
      response.end(JSON.stringify(answerVectors(JSON.parse(body))));
      return;
    }
    if (!request.url.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const { messages } = JSON.parse(body);
    const { content } = messages.at(-1);
    const [, lines] = content.split('\nThe lines to read:\n');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (text) => response.end(chunk(text) + end);
    if (lines !== undefined) say(JSON.stringify({ facts: noteAll(lines, notes) }));
    else if (/^The part to summarize, /m.test(content)) say(JSON.stringify({ summary: 'They talked.' }));
    else {
      prompts.set(content.replace(/^[^]*\nEnd of the notes \w+\]\n\n/, ''), messages);
      say('Well.');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/v1`;
  return { url, prompts, notes, stop: () => server.close() };
}

/** Returns the facts of the person's lines. */
function noteAll(lines, notes) {
  return [...lines.matchAll(/^Line (\d+), [\d-]+, the person:\n> (.*)$/gm)].flatMap(([, line, text]) => {
    const note = notes.get(text);
    return note === undefined
      ? []
      : [{ line: Number(line), kind: 'you', text, topic: note.topic, replaces: note.replaces, ends: false }];
  });
}

/** Adds what the model notes of a conversation. */
export function addNotes(notes, { language, facts, asides }) {
  for (const line of asides) notes.set(line, { topic: 'other', replaces: false });
  for (const [number, { kind, statements }] of facts.entries()) {
    for (const [index, statement] of kind === 'never' ? [] : statements.entries()) {
      const isChanged = kind === 'changed';
      const topic = `${language}:${number}${isChanged ? '' : `:${index}`}`;
      notes.set(statement, { topic, replaces: isChanged });
    }
  }
}
