import type { EventObject } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { ExportInput, MyMatesContext, MyMatesEvent } from './my-mates.types.ts';

/** Returns what an event asks to export. Throws for a mate that is not listed. */
export function exportOf({ mates }: Pick<MyMatesContext, 'mates'>, event: EventObject): ExportInput {
  const mate = isExport(event) ? mates.find(({ mateId }) => mateId === event.mateId) : undefined;
  if (mate === undefined || !isExport(event)) throw new TypeError('There is no such mate to export.');
  return { mate, format: event.format };
}

/** Returns the mates with one that was just made. */
export const withMate = ({ mates }: Pick<MyMatesContext, 'mates'>, mate: OwnMate) => ({
  mates: [mate, ...mates.filter(({ mateId }) => mateId !== mate.mateId)],
});

const isExport = (event: EventObject): event is Extract<MyMatesEvent, { type: 'card.export' }> =>
  event.type === 'card.export';
