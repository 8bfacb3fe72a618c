import { selectLoaded } from '../shared/loaded-part.machine.ts';
import type { DictationActor } from './dictation.machine.ts';

/** The dictation of its loader, which loads no other part; undefined until it is first used. */
export const selectDictation = (snapshot: Parameters<typeof selectLoaded>[0]): DictationActor | undefined =>
  selectLoaded(snapshot) as DictationActor | undefined;
