/** Properties of dictation: when the microphone is on, who hears it, and what becomes of what was said. */
import { dictationMachine } from '../../../src/machines/dictation/dictation.machine.ts';
import type { PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  done,
  faultsOf,
  has,
  runs,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './dictation.model.ts';

const isFinishing = at({ active: 'finishing' });
const isOn = at({ active: 'asking' }, { active: 'listening' });
const isToldToStop = ({ effects }: SystemContext) =>
  effectsNamed(effects, 'sent', 'microphone.stop').length === 1;
const startsIn = ({ effects }: SystemContext, actor: string) => effectsNamed(effects, 'started', actor);
const isRecorded: Rule['when'] = (_, event) => partOf(event, 'isRecorded') === true;

const endRules: readonly Rule[] = ['dictation.stop', 'page.hidden'].map((on) => ({
  on,
  when: has('listening'),
  leadsTo: isFinishing,
}));

const sendRules: readonly Rule[] = [
  {
    on: 'microphone.off',
    when: (state, event) => at('active')(state) && isRecorded(state, event),
    leadsTo: starts('fetchText'),
  },
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchText') },
  {
    on: done('fetchText'),
    when: (_, event) => partOf(event, 'output') === ' ',
    leadsTo: all(startsNothing, has('stopped')),
  },
];

/** All events of the user, the page and the microphone. */
const events = [
  'dictation.start',
  'dictation.stop',
  'dictation.cancel',
  'maker.allow',
  'maker.refuse',
  'microphone.failed',
  'microphone.off',
  'microphone.on',
  'pack.install',
  'page.hidden',
  'speech.ended',
  'speech.started',
  'text.insert',
  'load.retry',
  'words.heard',
];

export const properties: PropertySet = {
  systems: systemsOf(model, events, [8000, 15_000, 20_000, 120_000]),
  maxCommands: 16,
  properties: [
    always(
      'the microphone is off in every state that is not listening',
      (context) =>
        !runs('microphone')(stateOf(context)) ||
        isOn(stateOf(context)) ||
        isFinishing(stateBefore(context)) ||
        (isFinishing(stateOf(context)) && isToldToStop(context)),
    ),
    obeys('dictation ends when the user has finished, or leaves the page', endRules),
    always(
      'the maker of a browser hears only those who allowed it',
      (context) =>
        startsIn(context, 'microphone').length === 0 ||
        stateOf(context).context.method !== 'maker' ||
        stateOf(context).context.isAllowed === true ||
        context.event?.event.type === 'maker.allow',
    ),
    obeys('what was recorded is sent, and no text of it is no message', sendRules),
    always('only text reaches the composer', (context) =>
      startsIn(context, 'insertText').every(({ params }) => String(partOf(params, 'text')).trim() !== ''),
    ),
  ],
  faults: faultsOf(dictationMachine, {
    'the microphone is off in every state that is not listening':
      'dictation.active.finishing entry: without stopMicrophone',
    'dictation ends when the user has finished, or leaves the page':
      'dictation.active.listening on dictation.stop: goes to asking',
    'the maker of a browser hears only those who allowed it':
      'dictation.starting.choosing chooseMethod done[2]: guard needsPermission never holds',
    'what was recorded is sent, and no text of it is no message':
      'dictation.transcribing fetchText done[0]: guard isNothing never holds',
    'only text reaches the composer': 'dictation.active on microphone.off[1]: guard hasText always holds',
  }),
};
