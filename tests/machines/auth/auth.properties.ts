/** Properties of the session on every walk, in this tab and with others. */
import type { AnyMachineSnapshot } from 'xstate';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import { withChange, type PropertySet, type SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, never, obeys, partOf } from 'statechart-tools/properties/temporal';
import { faultsOf } from '../support/property-parts.ts';
import { model } from './auth.model.ts';

type State = AnyMachineSnapshot;

const stateOf = ({ snapshot }: SystemContext): State => snapshot.snapshot;
const before = ({ previousSnapshot }: SystemContext): State => previousSnapshot.snapshot;
const isLoggedIn = (state: State): boolean => state.matches('loggedIn');
const isClosed = (state: State): boolean => state.matches({ loggedOut: 'closed' });
const isPanel = (state: State): boolean => state.matches({ loggedOut: 'panel' });
const uuidOf = ({ context }: State): unknown => partOf(context.user, 'uuid');

const countOf = ({ effects }: SystemContext, name: string): number =>
  effectsNamed(effects, 'action', name).length;
const isAsked = ({ event }: SystemContext, ...types: readonly string[]): boolean =>
  event?.cause.kind === 'event' && types.includes(event.event.type);

/** Whether the step signs somebody in here: another tab stores its own users. */
const signsInHere = (context: SystemContext): boolean =>
  uuidOf(stateOf(context)) !== undefined &&
  uuidOf(stateOf(context)) !== uuidOf(before(context)) &&
  !isAsked(context, 'session.changed');

export const properties: PropertySet = {
  systems: (model.samples.inputs ?? []).map((input) => ({
    machine: model.machine,
    input,
    samples: { auth: model.samples },
    external: {
      auth: [
        ...Object.keys(model.samples.events),
        'panel.close',
        'session.expired',
        'session.ended',
        'session.cleared',
        'logout.request',
        'verification.start',
        'verification.stop',
        'benefits.outdated',
      ],
    },
  })),
  numRuns: 80,
  maxCommands: 14,
  properties: [
    always('nothing of a person remains after signing out', (context) => {
      const { user, nfsw, benefits } = stateOf(context).context;
      return !stateOf(context).matches('loggedOut') || (user === null && !nfsw && benefits.chats === 0);
    }),
    always('signing out is stored, and leads home in the default language', (context) => {
      const isEnd = before(context).matches('loggingOut') && stateOf(context).matches('loggedOut');
      return (
        !isEnd ||
        (countOf(context, 'persistUser') === 1 &&
          countOf(context, 'redirectHome') === 1 &&
          countOf(context, 'persistLanguage') === 1 &&
          stateOf(context).context.language === 'en')
      );
    }),
    always('a failed call to sign out signs out here, too', (context) => {
      const hasEnded = context.event?.cause.kind === 'error' && context.event.cause.child === 'signOut';
      return !hasEnded || stateOf(context).matches('loggedOut');
    }),
    always(
      'a session that ended asks for sign-in once',
      (context) =>
        !isAsked(context, 'session.expired') ||
        before(context).matches('loggingOut') ||
        (isPanel(stateOf(context)) &&
          effectsNamed(context.effects, 'started', 'signIn').length === (isPanel(before(context)) ? 0 : 1)),
    ),
    always(
      'a session that ended is stored once, and clears the user',
      (context) =>
        !isAsked(context, 'session.expired') ||
        countOf(context, 'persistExpiry') === (isLoggedIn(before(context)) ? 1 : 0),
    ),
    always(
      'a session that was ended withholds the texts of its user, and no other end does',
      (context) =>
        countOf(context, 'withholdTexts') ===
        (isAsked(context, 'session.ended') && before(context).hasTag('loggedIn') ? 1 : 0),
    ),
    always(
      'withheld texts are forgotten once the panel is closed',
      (context) =>
        (countOf(context, 'forgetTexts') === 0 || isClosed(stateOf(context))) &&
        (countOf(context, 'forgetTexts') > 0 || isClosed(before(context)) || !isClosed(stateOf(context))),
    ),
    always('withheld texts are given back to the user who signs in', (context) => {
      const givenTo = effectsNamed(context.effects, 'action', 'giveBackTexts').map(({ params }) =>
        partOf(params, 'userId'),
      );
      return (
        givenTo.every((userId) => userId === uuidOf(stateOf(context))) &&
        (givenTo.length > 0 || isLoggedIn(before(context)) || !isLoggedIn(stateOf(context)))
      );
    }),
    always(
      'a user who signs in is stored, and the page loads again',
      (context) =>
        !signsInHere(context) ||
        context.event === null ||
        (countOf(context, 'persistUser') === 1 && countOf(context, 'reloadPage') === 1),
    ),
    always(
      'another user from another tab reloads the page',
      (context) =>
        !isAsked(context, 'session.changed') ||
        !isLoggedIn(before(context)) ||
        uuidOf(before(context)) === uuidOf(stateOf(context)) ||
        countOf(context, 'reloadPage') === 1,
    ),
    always(
      'a user is signed in exactly where the state says so',
      (context) =>
        stateOf(context).status !== 'active' ||
        (stateOf(context).context.user !== null) === stateOf(context).hasTag('loggedIn'),
    ),
    never(
      'two panels are open',
      ({ snapshot }) =>
        snapshot.actors.filter(({ src }) => src === 'signIn' || src === 'secondStep').length > 1,
    ),
    always('what changes the session is stored', (context) => {
      const [now, then] = [stateOf(context).context, before(context).context];
      const isChange = isAsked(
        context,
        'language.changed',
        'nfsw.changed',
        'token.rotated',
        'benefits.changed',
      );
      const hasChanged = ['language', 'nfsw', 'benefits', 'user'].some(
        (key) => JSON.stringify(now[key]) !== JSON.stringify(then[key]),
      );
      return !isChange || !hasChanged || countOf(context, 'persistUser') === 1;
    }),
    obeys(
      'a passkey, or the second step, signs in',
      ['passkeySignIn', 'secondStep'].map((child) => ({
        on: `xstate.done.actor.${child}`,
        leadsTo: (state, context, event) =>
          isLoggedIn(state) &&
          uuidOf(state) === partOf(event, 'output', 'uuid') &&
          countOf(context, 'persistUser') === 1,
      })),
    ),
    always('the second step continues the sign-in that requires it', (context) =>
      effectsNamed(context.effects, 'started', 'secondStep').every(({ params }) =>
        JSON.stringify(params ?? null).includes(String(partOf(stateOf(context).context.step, 'token'))),
      ),
    ),
    always('the page stays usable if it cannot reload', (context) => {
      const isReloading = stateOf(context).matches({ loggedIn: 'reloading' });
      const wasReloading = before(context).matches({ loggedIn: 'reloading' });
      const since = effectsNamed(context.history, 'action', 'reloadPage').at(-1)?.at ?? 0;
      const passed = context.snapshot.now - since;
      if (isReloading) return passed < 3000;
      return !wasReloading || context.event?.path !== null || passed === 3000;
    }),
    obeys('what is offered is accepted', [
      { on: 'panel.open', when: (state) => state.matches('loggedOut'), leadsTo: isPanel },
      {
        on: 'panel.close',
        when: isPanel,
        leadsTo: (state) => state.matches({ loggedOut: 'closed' }),
      },
      {
        on: 'panel.close',
        when: (state) => state.matches({ loggedOut: 'secondStep' }),
        leadsTo: (state) => state.matches({ loggedOut: 'closed' }) && state.context.step === null,
      },
      { on: 'logout.request', when: isLoggedIn, leadsTo: (state) => state.matches('loggingOut') },
      {
        on: 'session.cleared',
        when: isLoggedIn,
        leadsTo: (state, context) =>
          state.matches({ loggedOut: 'closed' }) && countOf(context, 'persistLanguage') === 1,
      },
      {
        on: 'verification.start',
        when: (state) => state.matches({ loggedOut: 'closed' }),
        leadsTo: (state) =>
          state.matches({ loggedOut: 'verifying' }) === (state.context.registerEmail !== null),
      },
      {
        on: 'verification.stop',
        when: (state) => state.matches({ loggedOut: 'verifying' }),
        leadsTo: (state) => state.matches({ loggedOut: 'closed' }),
      },
      {
        on: 'secondStep.require',
        when: (state) => !state.matches('loggingOut'),
        leadsTo: (state) =>
          state.matches({ loggedOut: 'secondStep' }) &&
          state.context.step !== null &&
          state.context.user === null,
      },
      {
        on: 'benefits.outdated',
        when: (state) => state.matches({ loggedIn: 'ready' }) || state.matches({ loggedIn: 'refreshing' }),
        leadsTo: (_, { effects }) => effectsNamed(effects, 'started', 'fetchBenefits').length === 1,
      },
    ]),
  ],
  faults: [
    ...faultsOf(authMachine, {
      'nothing of a person remains after signing out': 'auth.clearing always: without clearUser',
      'a session that ended asks for sign-in once': 'auth.loggedOut.panel on session.expired: dropped',
      'a session that was ended withholds the texts of its user, and no other end does':
        'auth.loggedIn on session.ended: without withholdTexts',
      'withheld texts are forgotten once the panel is closed':
        'auth.loggedOut.closed entry: without forgetTexts',
      'withheld texts are given back to the user who signs in': 'auth.loggedIn entry: without giveBackTexts',
      'a session that ended is stored once, and clears the user':
        'auth.loggedIn on session.expired: without persistExpiry',
      'a user who signs in is stored, and the page loads again':
        'auth.loggedOut.verifying emailVerification done: without persistUser',
      'another user from another tab reloads the page':
        'auth.loggedIn on session.changed[0]: guard isSameUser always holds',
      'a passkey, or the second step, signs in': 'auth.loggedOut.panel passkeySignIn done: dropped',
      'the second step continues the sign-in that requires it':
        'auth.loggedOut.secondStep secondStep: without input',
      'what is offered is accepted': 'auth.loggedOut.verifying on verification.stop: dropped',
      'signing out is stored, and leads home in the default language':
        'auth.clearing always: without redirectHome',
      'a failed call to sign out signs out here, too': 'auth.loggingOut signOut failed: goes to deciding',
      'a user is signed in exactly where the state says so':
        'auth.loggedIn on session.cleared: without clearUser',
      'what changes the session is stored': 'auth on language.changed: without persistUser',
      'the page stays usable if it cannot reload': 'auth delay reloadGrace: tenfold',
    }),
    {
      violates: 'two panels are open',
      machine: authMachine,
      fault: withChange(authMachine, ({ states }) => {
        Object.assign(Object(partOf(states, 'loggedOut', 'states', 'panel', 'invoke', '1')), {
          src: 'secondStep',
        });
      }),
    },
  ],
};
