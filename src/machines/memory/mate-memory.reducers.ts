import type { FactChange } from './fact-actions.types.ts';
import type { LoadedMemory, MateMemoryContext } from './mate-memory.types.ts';

type Lists = Pick<MateMemoryContext, 'facts' | 'forgotten'>;

/** Returns the lists after the server changed a fact. A forgotten one can be brought back. */
export const applyChange = (lists: Lists, change: FactChange): Lists => {
  const factId = change.type === 'fact.changed' ? change.fact.factId : change.factId;
  const facts = lists.facts.filter((fact) => fact.factId !== factId);
  const forgotten = lists.forgotten.filter((fact) => fact.factId !== factId);
  if (change.type === 'fact.changed') return { facts: [...facts, change.fact], forgotten };
  const known = lists.facts.find((fact) => fact.factId === factId);
  return change.type === 'fact.missing' || known === undefined
    ? { facts, forgotten }
    : { facts, forgotten: [...forgotten, known] };
};

/** Takes what the server sent. A fact that it lists is not forgotten. */
export const withMemory = ({ forgotten }: Lists, memory: LoadedMemory) => ({
  ...memory,
  forgotten: forgotten.filter(({ factId }) => !memory.facts.some((fact) => fact.factId === factId)),
});
