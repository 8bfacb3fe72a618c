/** Properties that hold while the language of the page is changed. */
import type { AnyMachineSnapshot } from 'xstate';
import { languageMachine } from '../../../src/machines/preferences/language.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  both,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  lasts,
  starts,
  startsNothing,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './language.model.ts';

type State = AnyMachineSnapshot;

const isChosen = (input: unknown, event: object): boolean =>
  partOf(input, 'language') === partOf(event, 'language');
const isPending = has('loading', 'syncing', 'syncFailed');
const isReloading = at('reloading');

const requests: readonly Rule[] = [
  {
    on: 'language.choose',
    when: both(
      (state) => !isReloading(state),
      ({ context }, event) => context.language !== partOf(event, 'language'),
    ),
    leadsTo: all(has('loading'), starts('fetchTexts', isChosen), does('persistChoice', isChosen)),
  },
  {
    on: 'language.choose',
    when: isReloading,
    leadsTo: all(isReloading, startsNothing, does('persistChoice', isChosen)),
  },
  {
    on: 'language.choose',
    when: (state, event) => state.context.language === partOf(event, 'language') && has('loading')(state),
    leadsTo: starts('fetchTexts', isChosen),
  },
  {
    on: 'language.choose',
    when: (state, event) => state.context.language === partOf(event, 'language') && !has('loading')(state),
    leadsTo: startsNothing,
  },
  {
    on: 'load.cancel',
    when: has('loading', 'syncing'),
    leadsTo: all((state) => !isPending(state), startsNothing, does('forgetChoice')),
  },
  {
    on: 'sync.retry',
    when: has('syncFailed'),
    leadsTo: starts(
      'saveLanguage',
      (input, _, { context }) => partOf(input, 'language') === context.language,
    ),
  },
];

const saves: Rule['leadsTo'] = (state, context, event) =>
  starts('saveLanguage', (input) => partOf(input, 'language') === partOf(event, 'output'))(
    state,
    context,
    event,
  );

const answers: readonly Rule[] = [
  {
    on: done('fetchTexts'),
    leadsTo: all(
      (state: State, _, event) => state.context.language === partOf(event, 'output'),
      does('applyLanguage', (params, event) => partOf(params, 'language') === partOf(event, 'output')),
      saves,
    ),
  },
  {
    on: failed('fetchTexts'),
    leadsTo: all(
      (state) => !isPending(state),
      does('showToast', (params) => partOf(params, 'key') === 'languageNotLoaded'),
    ),
  },
  {
    on: done('saveLanguage'),
    leadsTo: (state, context, event) =>
      !isPending(state) &&
      (partOf(event, 'output') === 'saved' ? does('reloadPage') : doesNot('reloadPage'))(
        state,
        context,
        event,
      ),
  },
  {
    on: failed('saveLanguage'),
    leadsTo: all(
      has('syncFailed'),
      does('showToast', (params) => partOf(params, 'key') === 'languageNotSaved'),
    ),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('the last choice counts', requests),
    always('a choice that does not apply yet is worked on, by this page or the next', (context) => {
      const state = stateOf(context);
      return state.context.choice === null || has('loading', 'syncing')(state) || isReloading(state);
    }),
    obeys('each answer is applied, or its failure shown', answers),
    lasts('the page stays usable if it does not reload', (state) => state.matches('reloading'), 3000),
  ],
  faults: faultsOf(languageMachine, {
    'the last choice counts': 'language.reloading on language.choose: without persistChoice',
    'a choice that does not apply yet is worked on, by this page or the next':
      'language.reloading after reloadGrace[0]: dropped',
    'each answer is applied, or its failure shown':
      'language.changing.loading fetchTexts failed: without showToast',
    'the page stays usable if it does not reload': 'language delay reloadGrace: tenfold',
  }),
};
