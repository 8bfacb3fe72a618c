/** Data that could not be loaded without a network is loaded again when the network returns. */
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { canBeRetried } from '../../src/app/failures/retry-failed.ts';
import { toFailure } from '../../src/machines/shared/failure.ts';
import { models } from '../../tools/product-charts/models.ts';
import { nodeOf, type Model, type Node } from 'statechart-tools/explorer/model';

/** Loads that `retryFailed` does not repeat, and what repeats them, or why they are not repeated. */
const others: Readonly<Record<string, string>> = {
  'bookImport.readBookFile': 'Reads a file of this computer.',
  'changeFeed.readChanges': 'Opens the feed again after a while, and at once when the network returns.',
  'crisisHelp.detectRegion': 'Asks the browser, not the server.',
  'emailChange.checkChange': 'Polls.',
  'emailVerification.checkVerified': 'Polls, and is repeated where the last check has failed.',
  'homeCopies.readCopies': 'Polls.',
  'import.readFiles': 'Reads files of this computer.',
  'language.fetchTexts': 'The user chooses a language, and is notified that the page keeps its own.',
  'palette.loadPages': 'The user is told, and presses the shortcut again.',
  'palette.loadShortcuts': 'The user is told, and presses the shortcut again.',
  'passkeySignIn.checkSupport': 'Asks the browser, not the server.',
  'payment.fetchOrder': 'Polls, or answers the choice of the user, who chooses again.',
  'pictureChoice.openPicture': 'Reads a file of this computer.',
  'replySuggestions.fetchSuggestions':
    'The room is read again when the network returns, which begins a turn.',
  'replyTurn.fetchMessages': 'Ends the turn. The room is read again when the network returns.',
  'roomImport.readRoomFile': 'Reads a file of this computer.',
  'roomRefresh.fetchMessages': 'Repeats it after a while, and at once when the network returns.',
  'secondStep.checkCode': 'The user enters a code, and sees why it was not checked.',
  'signIn.fetchProviders': 'The user chooses a provider, which asks again.',
  'temporaryRoom.readRoom': 'Reads again after a while, while the conversation shows the room.',
};

const isLoad = (src: string): boolean => /^(check|detect|fetch|find|load|open|read|refresh)[A-Z]/.test(src);

/** Each actor of a machine that loads something, except for requests and pagers, which are machines of their own. */
const loads = [...models.values()].flatMap((model) =>
  Object.entries(model.machine.implementations.actors)
    .filter(([src, logic]) => isLoad(src) && !(logic instanceof StateMachine))
    .map(([src]) => [`${model.machine.id}.${src}`, model, src] as const),
);

test.each(loads.filter(([name]) => !(name in others)))(
  '[S8.10] %s is repeated after a failure when the network returns',
  (_, model, src) => {
    const ends = unreachedEndsOf(model, src);
    expect(ends).not.toEqual([]);
    expect(ends.filter(({ snapshot }) => !canBeRetried(snapshot)).map(({ key }) => key)).toEqual([]);
  },
);

test('each exception is a load that `retryFailed` does not repeat', () => {
  const repeated = loads.filter(([, model, src]) => {
    const ends = unreachedEndsOf(model, src);
    return ends.length > 0 && ends.every(({ snapshot }) => canBeRetried(snapshot));
  });
  expect(Object.keys(others).filter((name) => loads.every(([load]) => load !== name))).toEqual([]);
  expect(repeated.map(([name]) => name).filter((name) => name in others)).toEqual([]);
});

/** The states in which a failure of this actor ends, but for refusals of the server. */
function unreachedEndsOf(model: Model, src: string): Node[] {
  return model.edges
    .filter(({ from, cause }) => {
      const child = cause.kind === 'error' ? nodeOf(model, from).snapshot.children[cause.child] : undefined;
      return cause.kind === 'error' && child?.src === src && isUnreached(cause.result);
    })
    .map(({ to }) => nodeOf(model, to));
}

const isUnreached = (error: unknown): boolean => !['rejected', 'expired'].includes(toFailure(error).kind);
