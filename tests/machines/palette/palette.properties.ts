/** Properties of the command palette, whatever is typed and loaded. */
import type { AnyMachineSnapshot } from 'xstate';
import { paletteMachine } from '../../../src/machines/palette/palette.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  lasts,
  runs,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  stays,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './palette.model.ts';

type State = AnyMachineSnapshot;

const isOpen = has('palette');
const isOpening = runs('loadPages');
const isClosed = (state: State): boolean => state.matches('closed');
const isSearching = at({ open: { mates: 'typing' } }, { open: { mates: 'searching' } });
const isBlank = ({ context }: State): boolean => context.query.trim() === '';
const lists =
  (field: 'pages' | 'chats' | 'mates'): Rule['leadsTo'] =>
  ({ context }, _, event) =>
    isSame(context[field], partOf(event, 'output'));

const requests: readonly Rule[] = [
  {
    on: 'palette.request',
    when: (state) => isClosed(state) || isOpening(state),
    leadsTo: starts('loadPages'),
  },
  {
    on: 'shortcuts.request',
    when: (state) => isClosed(state) || runs('loadShortcuts')(state),
    leadsTo: starts('loadShortcuts'),
  },
  { on: 'palette.close', when: has('palette', 'shortcuts'), leadsTo: isClosed },
  { on: 'palette.close', when: isOpening, leadsTo: isClosed },
  {
    on: 'query.type',
    when: (state) => isOpen(state) || isOpening(state),
    leadsTo: ({ context }, _, event) => context.query === partOf(event, 'text'),
  },
  {
    on: 'query.type',
    when: isOpen,
    leadsTo: all(
      isOpen,
      (state) => isSearching(state) !== isBlank(state) && (isBlank(state) || has('busy')(state)),
      startsNothing,
    ),
  },
  {
    on: 'option.choose',
    when: isOpen,
    leadsTo: all(
      isClosed,
      does('openOption', (params, event) => isSame(partOf(params, 'option'), partOf(event, 'option'))),
    ),
  },
  { on: 'option.move', when: isOpen, leadsTo: all(isOpen, ({ context }) => context.pointed !== null) },
  {
    on: 'load.retry',
    when: has('failed'),
    leadsTo: (_, { effects }) => effectsNamed(effects, 'started', 'fetchChats', 'fetchMates').length > 0,
  },
];

const answers: readonly Rule[] = [
  { on: done('loadPages'), leadsTo: all(isOpen, lists('pages'), starts('fetchChats')) },
  { on: failed('loadPages'), leadsTo: all(isClosed, does('showLoadError')) },
  { on: done('loadShortcuts'), leadsTo: has('shortcuts') },
  { on: failed('loadShortcuts'), leadsTo: all(isClosed, does('showLoadError')) },
  { on: done('fetchChats'), leadsTo: all(isOpen, lists('chats')) },
  { on: done('fetchMates'), leadsTo: all(isOpen, lists('mates'), (state) => !isSearching(state)) },
  { on: failed('fetchChats'), leadsTo: all(isOpen, has('failed')) },
  {
    on: failed('fetchMates'),
    leadsTo: all(isOpen, has('failed'), ({ context }) => context.mates.length === 0),
  },
  ...['watchShortcuts', 'watchTyping'].map((child): Rule => ({
    on: failed(child),
    leadsTo: stays,
  })),
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot }) => isBlank(snapshot),
  numRuns: 100,
  maxCommands: 16,
  properties: [
    obeys('the palette opens, and leads to what is chosen', requests),
    obeys('each answer is listed, or its failure shown', answers),
    always('mates are searched for with what is typed', ({ effects, snapshot: { snapshot } }) =>
      effectsNamed(effects, 'started', 'fetchMates').every(
        ({ params }) => params === snapshot.context.query.trim(),
      ),
    ),
    lasts(
      'each letter postpones the search by 200 ms',
      (state) => isOpen(state) && state.matches({ open: { mates: 'typing' } }),
      200,
      ({ event }) => event?.event.type === 'query.type',
    ),
    lasts(
      'a palette that does not load is given up after 10 seconds',
      isOpening,
      10_000,
      ({ effects }) => effectsNamed(effects, 'started', 'loadPages').length > 0,
    ),
    always('a palette that is given up says so', (context) => {
      const hasEnded =
        context.event?.path === null && isOpening(stateBefore(context)) && isClosed(stateOf(context));
      return !hasEnded || effectsNamed(context.effects, 'action', 'showLoadError').length === 1;
    }),
    always(
      'the palette is closed until it is requested',
      (context) => context.event !== null || isClosed(stateOf(context)),
    ),
    always(
      'a closed palette is empty',
      (context) =>
        !isClosed(stateOf(context)) ||
        (stateOf(context).context.query === '' && stateOf(context).context.mates.length === 0),
    ),
  ],
  faults: faultsOf(paletteMachine, {
    'the palette opens, and leads to what is chosen': 'palette.open.mates on query.type: without setQuery',
    'each answer is listed, or its failure shown': 'palette.opening loadPages done: without setPages',
    'mates are searched for with what is typed': 'palette.open.mates.searching fetchMates: without input',
    'each letter postpones the search by 200 ms': 'palette delay debounce: tenfold',
    'a palette that does not load is given up after 10 seconds': 'palette delay loadLimit: half',
    'a palette that is given up says so': 'palette.opening after loadLimit: without showLoadError',
    'the palette is closed until it is requested': 'palette initial: opening',
    'a closed palette is empty': 'palette.closed entry: without clear',
  }),
};
