/** Properties of what reads replies aloud: sentences are heard in their order, and nothing after a stop. */
import { readAloudMachine } from '../../../src/machines/voice/read-aloud.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  done,
  doesNot,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  runs,
  starts,
  startsNothing,
  stateBefore,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './read-aloud.model.ts';

const isSilent = all(
  (state) => !has('reading')(state) && !has('speaking')(state),
  (state) => !runs('playSound')(state) && !runs('prepareSound')(state) && !runs('followText')(state),
  startsNothing,
);

const isRead = has('reading');

const stops: readonly Rule[] = [
  { on: 'reading.stop', when: isRead, leadsTo: all(isSilent, doesNot('showFailure')) },
  { on: 'text.stopped', when: isRead, leadsTo: all(isSilent, doesNot('showFailure')) },
  { on: 'page.left', when: isRead, leadsTo: all(isSilent, doesNot('showFailure')) },
  { on: failed('playSound'), leadsTo: all(isSilent, does('showFailure')) },
  { on: failed('prepareSound'), leadsTo: all(isSilent, does('showFailure')) },
];

const begins: readonly Rule[] = [
  {
    on: 'reading.start',
    when: isRead,
    leadsTo: all(
      does('unlockSound'),
      starts('followText', (input, event) => partOf(input, 'messageId') === partOf(event, 'messageId')),
      (state) => !has('speaking')(state) && isSame(state.context.sentences, []),
    ),
  },
];

const order: readonly Rule[] = [
  {
    on: done('playSound'),
    when: (state) => isRead(state) && state.context.spoken + 1 < state.context.sentences.length,
    leadsTo: (state, context) => {
      const before = stateBefore(context).context;
      return (
        state.context.spoken === before.spoken + 1 && isSame(state.context.sounds, before.sounds.slice(1))
      );
    },
  },
];

export const properties: PropertySet = {
  systems: systemsOf(
    model,
    [...eventsOf(...stops, ...begins), 'reply.started', 'sentences.written', 'text.ended'],
    [10_000],
  ),
  properties: [
    obeys('a stop, of the reading or the reply, a left page and a failure are silent at once', stops),
    obeys('another message begins from its first sentence', begins),
    obeys('after a sentence comes the next one', order),
  ],
  faults: faultsOf(readAloudMachine, {
    'a stop, of the reading or the reply, a left page and a failure are silent at once':
      'readAloud.ready.reading on reading.stop: dropped',
    'another message begins from its first sentence': 'readAloud.ready on reading.start: without setMessage',
    'after a sentence comes the next one':
      'readAloud.ready.reading.voice.speaking playSound done: without countSpoken',
  }),
};
