/** Properties of a call: who speaks, when the microphone is on, and that what was heard of an interrupted reply is stored. */
import { callMachine } from '../../../src/machines/call/call.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  faultsOf,
  has,
  isSame,
  runs,
  sendsTo,
  starts,
  startsNothing,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './call.model.ts';

const isOpen = at({ running: { talking: { turn: { listening: 'open' } } } });
const isInterrupted = at({ running: { talking: { turn: 'interrupted' } } });
const isMuted = at({ running: { talking: { microphone: 'muted' } } });
const hasHeadphones = at({ running: { talking: { headphones: 'on' } } });
const isSpeaking = at({ running: { talking: { turn: 'speaking' } } });

const interruptions: readonly Rule[] = [
  {
    on: 'call.interrupt',
    when: isSpeaking,
    leadsTo: all(isInterrupted, sendsTo('readAloud', 'reading.stop')),
  },
  {
    on: 'speech.started',
    when: runs('listenForSpeech'),
    leadsTo: all(isInterrupted, sendsTo('readAloud', 'reading.stop')),
  },
  {
    on: 'reading.ended',
    when: at({ running: { talking: { turn: { interrupted: 'silencing' } } } }),
    leadsTo: starts(
      'storeHeard',
      (input, event) =>
        partOf(input, 'messageId') === partOf(event, 'messageId') &&
        isSame(partOf(input, 'sentences'), partOf(event, 'sentences')),
    ),
  },
];

const silence: readonly Rule[] = [
  {
    on: 'silence.heard',
    when: isOpen,
    leadsTo: all(isOpen, startsNothing, sendsTo('dictation', 'dictation.start')),
  },
];

const ends: readonly Rule[] = ['call.end', 'line.failed', 'voice.failed'].map((on) => ({
  on,
  when: runs('line'),
  leadsTo: (state) =>
    !runs('line', 'readAloud', 'dictation', 'listenForSpeech', 'watchAnswer', 'storeHeard')(state),
}));

/** All events of the user, and of the parts of a call. */
const events = [
  'line.opened',
  'line.failed',
  'voice.found',
  'voice.failed',
  'sentence.started',
  'reading.ended',
  'words.sent',
  'silence.heard',
  'answer.started',
  'speech.started',
  'call.interrupt',
  'call.end',
  'mute.toggle',
  'headphones.toggle',
];

export const properties: PropertySet = {
  systems: systemsOf(model, events, [10_000, 15_000, 600_000]),
  numRuns: 600,
  maxCommands: 20,
  properties: [
    always(
      'the microphone is on only while the user is to speak, or may interrupt with headphones',
      (context) => {
        const state = stateOf(context);
        const isRight = isOpen(state) && !has('speaking')(state);
        return (
          (!runs('dictation')(state) || isRight) &&
          (!runs('listenForSpeech')(state) || (isSpeaking(state) && hasHeadphones(state)))
        );
      },
    ),
    always(
      'who has muted the microphone is not listened to',
      (context) => !isMuted(stateOf(context)) || !runs('dictation')(stateOf(context)),
    ),
    obeys('an interruption silences the mate and stores what was heard', interruptions),
    obeys('silence is not sent', silence),
    obeys('with the call ends all that listens and speaks', ends),
  ],
  faults: faultsOf(callMachine, {
    'the microphone is on only while the user is to speak, or may interrupt with headphones':
      'call.running.talking.turn.speaking.deciding always[0]: guard hasHeadphones always holds',
    'who has muted the microphone is not listened to':
      'call.running.talking.turn.listening.deciding always[0]: guard isMuted never holds',
    'an interruption silences the mate and stores what was heard':
      'call.running.talking.turn.interrupted entry: without stopReading',
    'silence is not sent': 'call.running.talking.turn.listening.open on silence.heard: without listenAgain',
    'with the call ends all that listens and speaks': 'call.running on call.end: dropped',
  }),
};
