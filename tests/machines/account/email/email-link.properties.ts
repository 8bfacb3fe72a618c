/** Properties of the page of the mailed links of a change of address. */
import { emailLinkMachine } from '../../../../src/machines/account/email/email-link.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  done,
  eventsOf,
  failed,
  faultsOf,
  isKind,
  isSame,
  starts,
  startsNothing,
  stays,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './email-link.model.ts';

const isAsking = at('asking');
const isOld = (mailbox: string) => (state: { context: { mailbox: unknown } }) =>
  state.context.mailbox === mailbox;
const isCode = (code: number) => (_: unknown, event: object) =>
  partOf(event, 'output', 'failure', 'code') === code;
const isChanged = (_: unknown, event: object): boolean =>
  partOf(event, 'output', 'result', 'isChanged') === true;
const withCode = (input: unknown, _: unknown, { context }: { context: { code: unknown } }): boolean =>
  partOf(input, 'code') === context.code;

const requests: readonly Rule[] = [
  {
    on: 'change.confirm',
    when: isAsking,
    leadsTo: all(starts('confirmChange', withCode), ({ context }) => context.failure === null),
  },
  {
    on: 'change.reject',
    when: (state) => isAsking(state) && isOld('old')(state),
    leadsTo: all(starts('rejectChange', withCode), ({ context }) => context.failure === null),
  },
  { on: 'change.reject', when: isOld('new'), leadsTo: all(stays, startsNothing) },
];

const showsFailure = all(isAsking, (state, _, event) =>
  isSame(state.context.failure, partOf(event, 'output', 'failure') ?? null),
);
const isOther: Rule['when'] = (state, event) =>
  isKind('rejected', 'abandoned')(state, event) && ![4012, 4040].some((code) => isCode(code)(state, event));

const answers: readonly Rule[] = [
  ...['confirmChange', 'confirmWithPassword'].flatMap((child): Rule[] => [
    { on: done(child), when: isChanged, leadsTo: at('changed') },
    {
      on: done(child),
      when: (state, event) => isKind('done', 'confirmed')(state, event) && !isChanged(state, event),
      leadsTo: at('confirmed'),
    },
  ]),
  ...['confirmChange', 'confirmWithPassword', 'rejectChange'].map((child): Rule => ({
    on: done(child),
    when: isCode(4040),
    leadsTo: at('expired'),
  })),
  { on: done('confirmChange'), when: isCode(4012), leadsTo: starts('confirmWithPassword', withCode) },
  { on: done('confirmChange'), when: isOther, leadsTo: showsFailure },
  { on: done('rejectChange'), when: isKind('done'), leadsTo: at('canceled') },
  { on: done('rejectChange'), when: isOther, leadsTo: showsFailure },
  ...['confirmChange', 'rejectChange'].map((child): Rule => ({
    on: failed(child),
    leadsTo: isAsking,
  })),
  { on: failed('confirmWithPassword'), leadsTo: at('expired') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('a change is confirmed or rejected when the user asks for it', requests),
    obeys('each answer is shown', answers),
    always('opening the link alone does nothing', ({ event, effects, snapshot }) =>
      event === null
        ? effectsNamed(effects, 'started', 'confirmChange', 'rejectChange').length === 0 &&
          isAsking(snapshot.snapshot) === (snapshot.snapshot.context.code !== null)
        : true,
    ),
  ],
  faults: faultsOf(emailLinkMachine, {
    'a change is confirmed or rejected when the user asks for it':
      'emailLink.asking on change.reject: guard isOldMailbox always holds',
    'each answer is shown': 'emailLink.passwordRequired confirmWithPassword: without input',
    'opening the link alone does nothing': 'emailLink.deciding always[0]: goes to confirming',
  }),
};
