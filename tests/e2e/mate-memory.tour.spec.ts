import { expect } from '@playwright/test';
import * as v from 'valibot';
import { Fact } from '../../contract/fact.ts';
import { Chapter } from '../../contract/memory.ts';
import type { MateMemoryContext } from '../../src/machines/memory/mate-memory.types.ts';
import { isChapter } from '../../src/machines/memory/memory.ts';
import { model } from '../machines/memory/mate-memory.model.ts';
import { nurse } from '../machines/memory/memory-samples.ts';
import { refusal, success, type Envelope } from './support/gate.ts';
import { memoryButtons, memoryCalls, openMemory } from './support/memory-stage.ts';
import { attached, testTours, textIn } from './support/tour.ts';
import { networkReturns, setVisibility } from './support/page-events.ts';
import { outputOf, pressIn, sent, type Cause } from './support/stage.ts';

const Changed = v.object({ memory: Fact });
const Loaded = v.object({ memories: v.array(v.union([Fact, Chapter])), remembers: v.boolean() });

testTours('mateMemory', { model }, async ({ page, walk }) => {
  const { gate, load } = await openMemory(page, walk.start.snapshot.context.mateId !== null);
  const list: Cause = (event) => load(v.parse(Loaded, outputOf(event)));
  /** Presses a button, whose call gets this response. */
  const change = async (button: string, call: string, answer: Envelope) => {
    await pressIn(page, button);
    await gate.settle(call, answer);
  };
  const rows = page.getByRole('list', { name: /^(About you|Plans and promises)$/ }).getByRole('listitem');
  return {
    gate,
    causes: {
      'xstate.done.actor.request': list,
      'xstate.done.actor.refresh': list,
      // A test cannot make the browser fail to report its visibility.
      'xstate.error.actor.watchPage': sent,
      // Only a conversation next to the list causes it.
      'memories.outdated': sent,
      'page.shown': () => setVisibility(page, 'visible'),
      'connection.restored': () => networkReturns(page),
      'search.change': (event) =>
        page.getByRole('searchbox', { name: 'Search memories' }).fill(textIn(event, 'query')),
      'room.switched': async () => {
        await page.getByRole('switch', { name: 'Remember things in this chat' }).click();
        await gate.settle(memoryCalls['memory.switch'], success({ remembers: false }));
      },
      'memory.forgotten': () =>
        change(memoryButtons['memory.forget'], memoryCalls['memory.forget'], success(nurse)),
      'memory.missing': () =>
        change(
          memoryButtons['memory.end'],
          memoryCalls['memory.end'],
          refusal(4040, 'There is no such fact.'),
        ),
      // What was forgotten is brought back; else something is pinned.
      'memory.changed': (event, { snapshot }) => {
        const answer = success(v.parse(Changed, event).memory);
        return snapshot.context.forgotten.length > 0
          ? change('Undo', memoryCalls['memory.forget'], answer)
          : change(memoryButtons['memory.pin'], memoryCalls['memory.pin'], answer);
      },
    },
    assertions: [
      [{ page: 'empty' }, 'No mate chosen'],
      [{ page: 'loading' }, attached(page.getByText('Loading memories'))],
      [{ page: 'failed' }, 'Couldn’t load memories'],
      [
        { page: 'ready' },
        ({ context }) => {
          const { memories, forgotten, query }: MateMemoryContext = context;
          const facts = memories.filter((memory) => !isChapter(memory));
          const isFound = query === '' || nurse.text.includes(query);
          return expect(rows).toHaveCount(isFound ? facts.length + forgotten.length : 0);
        },
      ],
      [
        { undo: 'offered' },
        ({ context: { forgotten } }) =>
          expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(forgotten.length),
      ],
    ],
  };
});
