import * as v from 'valibot';
import { Fact } from '../../../contract/memory/fact.ts';
import { Chapter } from '../../../contract/memory/memory.ts';
import type { MateMemoryContext } from '../../../src/machines/memory/mate-memory.reducers.ts';
import { isChapter } from '../../../src/machines/memory/memory.ts';
import { model } from '../../machines/memory/mate-memory.model.ts';
import { nurse } from '../../machines/memory/memory-samples.ts';
import type { Envelope } from '../support/stand-ins/gate.ts';
import { loadMemories, memoryButtons, memoryCalls, memoryPage } from '../support/stages/memory-stage.ts';
import { networkReturns, setVisibility } from '../support/page-events.ts';
import { attached, counted } from '../support/tours/seen.ts';
import { on, pressIn, refusal, sent, success, testTours, textIn, type Cause } from '../support/tours/tour.ts';

const Changed = v.object({ memory: Fact });
const Loaded = v.object({
  output: v.object({ memories: v.array(v.union([Fact, Chapter])), remembers: v.boolean() }),
});
type Changing = keyof typeof memoryButtons;

testTours('mateMemory', { model }, ({ page, gate, start }) => {
  const list: Cause = (event) => loadMemories(gate, v.parse(Loaded, event).output);
  /** Presses the button of a change, or another one; its call gets this response. */
  const change = async (type: Changing, answer: Envelope, button: string = memoryButtons[type]) => {
    await pressIn(page, button);
    await gate.settle(memoryCalls[type], answer);
  };
  const rows = page.getByRole('list', { name: /^(About you|Plans and promises)$/ }).getByRole('listitem');
  const countOf = ({ memories, forgotten, query }: MateMemoryContext) =>
    query === '' || nurse.text.includes(query)
      ? memories.filter((memory) => !isChapter(memory)).length + forgotten.length
      : 0;
  return {
    opening: memoryPage(start.context.mateId !== null),
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
      'memory.forgotten': () => change('memory.forget', success(nurse)),
      'memory.missing': () => change('memory.end', refusal(4040, 'There is no such fact.')),
      // A forgotten memory is brought back; else one is pinned.
      'memory.changed': (event, { snapshot }) => {
        const answer = success(v.parse(Changed, event).memory);
        return snapshot.context.forgotten.length > 0
          ? change('memory.forget', answer, 'Undo')
          : change('memory.pin', answer);
      },
    },
    assertions: [
      [{ page: 'empty' }, 'No mate chosen'],
      [{ page: 'loading' }, attached('Loading memories')],
      [{ page: 'failed' }, 'Couldn’t load memories'],
      [{ page: 'ready' }, counted(rows, countOf)],
      [{ undo: 'offered' }, counted(on(page).button('Undo'), ({ forgotten }) => forgotten.length)],
    ],
  };
});
