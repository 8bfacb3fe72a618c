import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { mateFormMachine } from '../../../../src/machines/mates/editor/mate-form.machine.ts';
import type {
  ImportedCard,
  MateForm,
  SaveInput,
  SaveResult,
  Suggestion,
} from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../catalogue-samples.ts';
import { deferred } from '../../support/deferred.ts';
import { clientMateId, filledForm } from '../user-mate-samples.ts';

export const card: MateForm = { ...filledForm, words: { ...filledForm.words, name: 'Card' } };

interface Given {
  readonly isRestored?: boolean;
  readonly isNoCard?: boolean;
  readonly form?: MateForm;
  readonly mateId?: string | null;
}

/** Starts the form with calls that the test settles, and logs every effect. */
export const start = ({
  isRestored = false,
  isNoCard = false,
  form = filledForm,
  mateId = null,
}: Given = {}) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const suggestion = deferred<Suggestion>();
  const result = deferred<SaveResult>();
  const sent: SaveInput[] = [];
  const actor = createActor(
    mateFormMachine.provide({
      actors: {
        suggestDraft: toAttempt(
          fromPromise<Suggestion, { prompt: string }>(({ input }) => {
            log.push(`suggest from “${input.prompt}”`);
            return suggestion.promise;
          }),
        ),
        importCard: fromPromise<ImportedCard, { form: MateForm }>(() =>
          isNoCard
            ? Promise.reject(unreachable)
            : Promise.resolve<ImportedCard>({
                form: card,
                card: '{"name":"Card"}',
                isComplete: false,
                unused: ['lore'],
                macros: [],
                hasPicture: false,
              }),
        ),
        saveMate: toAttempt(
          fromPromise<SaveResult, SaveInput>(({ input }) => {
            sent.push(input);
            return result.promise;
          }),
        ),
      },
      actions: {
        persistDraft: ({ context }) => void log.push(`stored: ${context.form.words.name}`),
        persistForm: ({ context }) =>
          void log.push(`stored: ${context.form.words.name}`, `card: ${context.card ?? 'none'}`),
        clearDraft: () => void log.push('cleared'),
        focusField: (_, { field }) => void log.push(`focus on ${field}`),
        showImportWarning: (_, { isComplete, unused }) =>
          void log.push(isComplete ? 'complete' : `toast: truncated, without ${unused.join(', ')}`),
        showCardError: () => void log.push('toast: no card'),
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
      },
    }),
    {
      input: {
        userId: 'ada',
        mateId,
        form,
        card: null,
        clientMateId,
        isRestored,
      },
      clock,
    },
  );
  actor.start();
  const rename = () => actor.send({ type: 'fields.change', patch: { name: 'Ruth L.' } });
  return { actor, log, clock, suggestion, result, sent, rename };
};
