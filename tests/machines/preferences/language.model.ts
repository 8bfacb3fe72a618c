import { languageMachine } from '../../../src/machines/preferences/language.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(languageMachine, {
  inputs: [
    { language: 'en', choice: null },
    { language: 'en', choice: 'ar' },
  ],
  events: { 'language.choose': [{ language: 'en' }, { language: 'ar' }] },
  actors: {
    fetchTexts: { done: ['en', 'ar'], error: [unreachable] },
    saveLanguage: { done: ['saved', 'signedOut'], error: [unreachable] },
  },
});
