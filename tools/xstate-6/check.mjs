// Compares the moved machine with the states that the product's machine reaches for each answer of the server.
import { deepStrictEqual } from 'node:assert';
import { createActor, createAsyncLogic } from 'xstate';
import { replyPromptMachine } from './dist/reply-prompt.machine.js';

const prompt = { messageId: 'm1' };
const cases = [
  ['a recorded prompt', async () => prompt, { open: 'shown' }, { messageId: 'm1', prompt }],
  ['nothing recorded', async () => null, { open: 'missing' }, { messageId: 'm1', prompt: null }],
  [
    'a failure',
    () => Promise.reject(new Error('offline')),
    { open: 'failed' },
    { messageId: 'm1', prompt: null },
  ],
];

for (const [name, run, value, context] of cases) {
  const machine = replyPromptMachine.provide({ actors: { fetchPrompt: createAsyncLogic({ run }) } });
  const actor = createActor(machine).start();
  actor.send({ type: 'prompt.open', messageId: 'm1' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const snapshot = actor.getSnapshot();
  const reached = { value: snapshot.value, context: snapshot.context };
  try {
    deepStrictEqual(reached, { value, context });
    console.log(`${name}: as in XState 5`);
  } catch {
    console.log(
      `${name}: differs: ${JSON.stringify(reached)} instead of ${JSON.stringify({ value, context })}`,
    );
    process.exitCode = 1;
  }
}
