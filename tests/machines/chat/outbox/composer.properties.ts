/** Properties of the user's text, whatever is done with it. */
import { composerMachine } from '../../../../src/machines/chat/outbox/composer.machine.ts';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  reports,
  sendsNo,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './composer.model.ts';

type State = AnyMachineSnapshot;
type Check = Rule['leadsTo'];

const isClosed = has('closed');
const isSaving = has('saving');
const isOpen = (state: State): boolean => !isClosed(state) && !isSaving(state);
const isEditing = (state: State): boolean => isOpen(state) && has('editing')(state);
const isEditingReply = (state: State): boolean => isEditing(state) && has('editingReply')(state);
const isSuggested = (state: State): boolean => state.matches({ open: 'suggested' });
const isTyped = (state: State): boolean => isOpen(state) && !isEditing(state) && !isSuggested(state);

const textIn = (event: EventObject): string => String(partOf(event, 'text'));
const draftIs =
  (draft: (before: State['context'], event: EventObject) => unknown): Check =>
  ({ context }, steps, event) =>
    context.draft === draft(stateBefore(steps).context, event);
const draftStays: Check = draftIs(({ draft }) => draft);
const draftReturns: Check = draftIs(({ before }) => before);
const isStored = does('persistDraft');

/** The text returns in front of what has been written since. */
const returnsTo =
  (field: 'draft' | 'before'): Check =>
  ({ context }, steps, event) =>
    context[field] ===
    [textIn(event), stateBefore(steps).context[field]].filter((text) => text !== '').join('\n');

/** Whether the edited message is among those that were removed. */
const isRemoved = ({ context }: State, event: EventObject): boolean => {
  const ids = partOf(event, 'ids');
  return Array.isArray(ids) && ids.includes(context.edits);
};

const writing: readonly Rule[] = [
  {
    on: 'draft.change',
    when: isOpen,
    leadsTo: all(
      draftIs((_, event) => textIn(event)),
      isStored,
      (state, context) => isEditing(state) === isEditing(stateBefore(context)) && !isSuggested(state),
      (state, context) => isEditingReply(state) === isEditingReply(stateBefore(context)),
    ),
  },
  {
    on: 'draft.restore',
    when: isEditing,
    leadsTo: all(returnsTo('before'), draftStays, isStored, isEditing),
  },
  { on: 'draft.restore', when: isSaving, leadsTo: all(returnsTo('before'), draftStays, isStored, isSaving) },
  {
    on: 'draft.restore',
    when: (state) => isTyped(state) || isSuggested(state),
    leadsTo: all(returnsTo('draft'), isStored, isTyped),
  },
  { on: 'draft.restore', when: isClosed, leadsTo: all(returnsTo('draft'), isStored, isClosed) },
  {
    on: 'message.quote',
    when: isOpen,
    leadsTo: all(
      ({ context: { draft } }, steps, event) =>
        draft.startsWith(stateBefore(steps).context.draft.trimEnd()) && draft.includes(`> ${textIn(event)}`),
      isStored,
      (state, context) => isEditing(state) === isEditing(stateBefore(context)),
    ),
  },
  {
    on: 'draft.recall',
    when: (state) => isTyped(state) && state.context.recalled === 0 && state.context.draft !== '',
    leadsTo: draftStays,
  },
  {
    on: 'draft.recall',
    when: (state, event) =>
      isTyped(state) &&
      state.context.draft === '' &&
      state.context.recalled === 0 &&
      partOf(event, 'by') === 1,
    leadsTo: draftIs(({ recent }) => recent[0] ?? ''),
  },
  {
    on: 'suggestion.chosen',
    when: isTyped,
    leadsTo: all(
      isSuggested,
      isStored,
      draftIs(({ draft }, event) => [draft, textIn(event)].filter((text) => text !== '').join('\n')),
    ),
  },
  {
    on: 'suggestion.chosen',
    when: isSuggested,
    leadsTo: all(
      isSuggested,
      isStored,
      draftIs(({ before }, event) => [before, textIn(event)].filter((text) => text !== '').join('\n')),
    ),
  },
  { on: 'draft.undo', when: isSuggested, leadsTo: all(isTyped, draftReturns, isStored) },
];

const edits: Check = all(
  (state, _, event) => isEditingReply(state) === (partOf(event, 'role') === 'mate'),
  isEditing,
  draftIs((_, event) => textIn(event)),
  ({ context }, steps, event) =>
    context.edits === partOf(event, 'messageId') &&
    context.before ===
      (isEditing(stateBefore(steps)) ? stateBefore(steps).context.before : stateBefore(steps).context.draft),
);

const isOfDeleted = (event: object): boolean => partOf(event, 'error', 'code') === 4040;

const editing: readonly Rule[] = [
  { on: 'message.edit', when: isOpen, leadsTo: edits },
  { on: 'lastMessage.edit', when: (state) => isTyped(state) && state.context.draft === '', leadsTo: edits },
  {
    on: 'lastMessage.edit',
    when: (state) => isTyped(state) && state.context.draft !== '',
    leadsTo: all(isTyped, draftStays),
  },
  { on: 'edit.cancel', when: isEditing, leadsTo: all(isTyped, draftReturns, isStored) },
  {
    on: 'messages.removed',
    when: (state, event) => isEditing(state) && isRemoved(state, event),
    leadsTo: all(isTyped, isStored, does('showToast')),
  },
  {
    on: 'messages.removed',
    when: (state, event) => !isRemoved(state, event),
    leadsTo: all(draftStays, (state, context) => isEditing(state) === isEditing(stateBefore(context))),
  },
  { on: 'key.escape', when: isEditing, leadsTo: all(isTyped, draftReturns, isStored, sendsNo('reply.stop')) },
  { on: 'key.escape', when: (state) => !isEditing(state), leadsTo: reports('reply.stop') },
  {
    on: done('editReply'),
    leadsTo: all(
      isTyped,
      draftReturns,
      isStored,
      reports('branch.shown', (params, event) => isSame(partOf(params, 'info'), partOf(event, 'output'))),
    ),
  },
  {
    on: failed('editReply'),
    when: (_, event) => !isOfDeleted(event),
    leadsTo: all(isEditingReply, draftStays, does('showToast')),
  },
  {
    on: failed('editReply'),
    when: (_, event) => isOfDeleted(event),
    leadsTo: all(isTyped, isStored, does('showToast')),
  },
];

const isWritten = (state: State): boolean => state.context.draft !== '';

const sending: readonly Rule[] = [
  {
    on: 'message.submit',
    when: (state) => isOpen(state) && !isEditingReply(state) && isWritten(state),
    leadsTo: all(
      reports('message.send', (params, event, { context }) => {
        const edited = context.edits ?? undefined;
        return (
          partOf(params, 'text') === context.draft &&
          partOf(params, 'at') === partOf(event, 'at') &&
          partOf(params, 'edits') === edited
        );
      }),
      (state, context) =>
        state.context.draft === (isEditing(stateBefore(context)) ? stateBefore(context).context.before : ''),
      isTyped,
      isStored,
    ),
  },
  {
    on: 'message.submit',
    when: (state) => isEditingReply(state) && isWritten(state),
    leadsTo: all(
      isSaving,
      sendsNo('message.send'),
      starts(
        'editReply',
        (input, _, { context }) =>
          partOf(input, 'text') === context.draft && partOf(input, 'messageId') === context.edits,
      ),
    ),
  },
  {
    on: 'message.submit',
    when: (state) => !isOpen(state) || !isWritten(state),
    leadsTo: all(sendsNo('message.send'), startsNothing, draftStays),
  },
];

const gate: readonly Rule[] = [
  { on: 'mate.blocked', leadsTo: isClosed },
  { on: 'mate.unblocked', leadsTo: (state) => !isClosed(state) },
  {
    on: 'message.refused',
    when: (state, event) => isOpen(state) && partOf(event, 'code') === 4230,
    leadsTo: isClosed,
  },
  {
    on: 'message.refused',
    when: (state, event) => isOpen(state) && partOf(event, 'code') !== 4230,
    leadsTo: all(isOpen, draftStays),
  },
];

/** The user's texts: the draft, and the one that returns after an edit. */
const writtenIn = (state: State): string[] => {
  const { draft, before } = state.context;
  return has('editing')(state) ? [before, draft] : [draft];
};

/** The events that replace the user's text, because the user wants it. */
const replacing = [
  'draft.change',
  'draft.undo',
  'draft.recall',
  'edit.cancel',
  'key.escape',
  'message.edit',
  'message.submit',
  'suggestion.chosen',
  done('editReply'),
];

const isLost = (context: SystemContext): boolean =>
  !replacing.includes(context.event?.event.type ?? '') &&
  writtenIn(stateBefore(context)).some(
    (text) => !writtenIn(stateOf(context)).join('\n').includes(text.trimEnd()),
  );

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...writing, ...editing, ...sending, ...gate)),
  numRuns: 160,
  maxCommands: 14,
  view: ({ snapshot: { context } }) => [context.draft === '', context.before === '', context.edits],
  properties: [
    obeys('what is written is shown and stored', writing),
    obeys('an edit returns to the draft from before', editing),
    obeys('what is sent is what was written', sending),
    obeys('a blocked mate cannot be written to', gate),
    always('nothing is lost that the user does not replace', (context) => !isLost(context)),
    always('a room with a blocked mate opens closed', (context) =>
      context.event === null ? isClosed(stateOf(context)) === stateOf(context).context.isBlocked : true,
    ),
  ],
  faults: faultsOf(composerMachine, {
    'what is written is shown and stored': 'composer.open.suggested on draft.undo: without persistDraft',
    'an edit returns to the draft from before': 'composer.open on message.edit[0]: without setBefore',
    'what is sent is what was written': 'composer.open on message.submit: guard isMessageText always holds',
    'a blocked mate cannot be written to': 'composer.open on message.refused: dropped',
    'nothing is lost that the user does not replace': 'composer.closed entry: without endEdit',
    'a room with a blocked mate opens closed': 'composer.deciding always[0]: guard isBlocked never holds',
  }),
};
