/** Properties of the input of forms: it outlives a session that expires, and nothing else. */
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import { all, at, does, doesNot, faultsOf, isSame, systemsOf } from '../support/property-parts.ts';
import { model } from './form-drafts.model.ts';

const isUser = (params: unknown, event: object, { context }: { context: { userId: unknown } }): boolean =>
  partOf(params, 'userId') === context.userId && partOf(params, 'form') === partOf(event, 'form');

const requests: readonly Rule[] = [
  {
    on: 'form.changed',
    leadsTo: does(
      'persistDraft',
      (params, event, before) =>
        isUser(params, event, before) && isSame(partOf(params, 'fields'), partOf(event, 'fields')),
    ),
  },
  { on: 'form.left', when: at('signedIn', 'signedOut'), leadsTo: does('removeDraft', isUser) },
  {
    on: 'form.left',
    when: at('signedIn'),
    leadsTo: ({ context }, _, event) => !(String(partOf(event, 'form')) in context.restored),
  },
  { on: 'form.left', when: at('expired'), leadsTo: doesNot('removeDraft') },
  { on: 'session.started', leadsTo: all(at('signedIn'), ({ context }) => context.userId === 'ann') },
  { on: 'session.expired', leadsTo: all(at('expired'), doesNot('removeDrafts')) },
  {
    on: 'session.ended',
    leadsTo: all(
      does('removeDrafts', (params, _, { context }) => partOf(params, 'userId') === context.userId),
      at('signedOut'),
      ({ context }) => context.userId === '' && isSame(context.restored, {}),
    ),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model),
  numRuns: 30,
  properties: [obeys('what is typed is stored, and removed with the session', requests)],
  faults: faultsOf(model.machine, {
    'what is typed is stored, and removed with the session':
      'formDrafts.signedIn on form.changed: without persistDraft',
  }),
};
