/** Ways from the first moment of the page on, which together take what can happen to its root. */
import { model as whole } from '../../machines/app/app.model.ts';
import { nodeOf, startingFrom, type Edge, type Model } from '../../../tools/statechart-tests/model.ts';
import { chosenWalk, type Walk } from '../../../tools/statechart-tests/walks.ts';

/** Where a walk begins, and who is there. */
export interface Beginning {
  readonly place: string;
  readonly isSignedIn: boolean;
  readonly walk: Walk;
}

const happens =
  (type: string) =>
  ({ event }: Edge) =>
    event.type === type;
const comes =
  (child: string) =>
  ({ cause }: Edge) =>
    cause.kind === 'done' && cause.child === child;
const dies =
  (child: string) =>
  ({ cause }: Edge) =>
    cause.kind === 'error' && cause.child === child;

const [arriving, returning] = (whole.samples.inputs ?? []).map((input) => startingFrom(whole, [input]));
if (arriving === undefined || returning === undefined) throw new Error('the page has two beginnings');

const asked = happens('deferred.load');
const told = [happens('token.rotated'), happens('notification.show')];
const expired = happens('session.expired');
const opens = happens('panel.open');
const reload = happens('page.reload');

const home = (isSignedIn: boolean, ...steps: Parameters<typeof chosenWalk>[1]): Beginning => ({
  place: '/',
  isSignedIn,
  walk: chosenWalk(arriving, [...steps, reload]),
});

/** The rest of the page was asked for before anybody could look. */
const askedAlready = (model: Model, ...steps: Parameters<typeof chosenWalk>[1]): Walk => {
  const [first, ...others] = chosenWalk(model, [asked, ...steps]).steps;
  if (first === undefined) throw new Error('nobody asks');
  return { start: nodeOf(model, first.to), steps: others };
};

const back = { place: '/?code=word&state=this', isSignedIn: false };
const rest = comes('fetchRest');
const noRest = dies('fetchRest');

export const beginnings: Readonly<Record<string, Beginning>> = {
  'a token that cannot be kept, and a session that is over': home(
    true,
    ...told,
    noRest,
    expired,
    rest,
    dies('auth'),
  ),
  'the same while the rest of the page comes': home(true, asked, ...told, expired, rest, dies('connection')),
  'the same in the whole page': home(true, asked, rest, ...told, expired, dies('favorites')),
  'a panel given up': home(false, asked, opens, happens('panel.close'), rest, opens, dies('settings')),
  'a panel whose code comes at the second try': home(false, asked, noRest, opens, rest, dies('language')),
  'a place that cannot be found': home(false, dies('navigation')),
  'a view that breaks': home(false, happens('view.crashed')),
  'an export that ends': {
    place: '/profile',
    isSignedIn: true,
    walk: askedAlready(arriving, rest, happens('notification.end'), dies('notifications'), reload),
  },
  'back from a provider': { ...back, walk: askedAlready(returning, rest, comes('oauthCallback')) },
  'a way back that breaks': { ...back, walk: askedAlready(returning, rest, dies('oauthCallback')) },
};
