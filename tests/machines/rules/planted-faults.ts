import { partOf } from 'statechart-tools/rules/steps';
import type { Part } from 'statechart-tools/mutants/chart';

/** A change of a machine's configuration. */
export interface PlantedChange {
  readonly machine: string;
  readonly change: (config: Part) => void;
}

/**
 * A fault for each rule of every machine, which its walks must find: the name of a mutant, as `npm run mutants` prints it; or a
 * change, where no mutant of a chart violates the rule.
 */
export const plantedFaults: Readonly<Record<string, string | PlantedChange>> = {
  'an actor starts with an input': 'emailLink.passwordRequired confirmWithPassword: without input',
  'the failure of a call is shown': 'language.changing.loading fetchTexts failed: without showToast',
  'nothing has failed at the start': 'lorebooks initial: failed',
  'the crash of a machine starts nothing by itself': 'transactions.ready pager failed: goes to loading',
  'the failure of a request offers a retry': 'search.results.found.pagingFailed on load.retry: dropped',
  'a retry leads to the call that has failed': 'transactions.failed on load.retry: goes to ready',
  'the failure of a call ends what waits for it': 'roomImport.sending importRoom failed[1]: dropped',
  'the end of a call does not start the same call again':
    'toggle.turningOn saveToggle done[0]: goes to turningOff',
  'an actor that has ended is not in the context':
    'blockedMates on xstate.done.actor.unblock.*[0]: without removeEnded',
  'no state waits for an actor that has ended':
    'secondStepChange.showingCodes.copying copyCodes done: goes to copying',
  'the end of a call changes something': 'command.pending execute done: dropped',
  'a retry starts a call': 'command.pending.slow on command.retry: goes to rejected',
  'what is canceled starts no call': 'command.rejected on command.cancel: goes to pending',
  'a state shows that a call is awaited': 'signIn.leaving: without tag busy',
  'a state that says that it waits has a call to wait for': 'emailLink.confirming confirmChange: not invoked',
  'a call that takes long is slow': 'language.changing.syncing.pending after slowAfter: dropped',
  'the time of a call begins with the call': {
    machine: 'toggle',
    change: ({ states }) =>
      void Object.assign(Object(partOf(states, 'turningOn', 'states', 'pending')), {
        on: { 'toggle.press': { target: 'pending', reenter: true } },
      }),
  },
  'an event changes something in each state that handles it':
    'formDrafts.signedIn on form.changed: without persistDraft',
  'what an event contains is stored or passed on': 'palette.open.mates on query.type: without setQuery',
  'what is typed is stored in case the page is closed':
    'roomSettings.ready on notes.change: without persistUnsaved',
  'the answer of a call is stored or passed on': 'pager.loading fetchPage done: without xstate.sendTo',
  'an event is sent to an actor that handles it':
    'chat.ready on age.confirmed: xstate.sendTo sent to partHeights',
  'each action, actor and delay of a machine is used': 'palette.opening loadPages done: without setPages',
  'each declared event changes something': 'transactions.ready on page.loaded: dropped',
  'each declared tag is shown': 'payment.paying: without tag paying',
  'each part of the context has a value in every state': {
    machine: 'plans',
    change: (config) => void (config['context'] = { exchanges: 0 }),
  },
  'each part of an input has a value': {
    machine: 'searchHits',
    change: (config) =>
      void (config['invoke'] = Object.assign({}, config['invoke'], { input: () => ({ roomId: undefined }) })),
  },
  'a delay lasts as long as expected': 'request delay slowAfter: half',
  'a delay that is over leads on': 'checkout.loading.pending after slowAfter: goes to pending',
  'a slow call runs on, and the state shows that it is slow':
    'language.changing.syncing.pending after slowAfter: goes to pending',
};
