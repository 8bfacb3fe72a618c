import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';

const Language = v.picklist(languages);

/** Sets the language of the user's pages and mails. */
export const updateLange = defineCall({
  method: 'GET',
  path: '/user/updateLange',
  access: 'token',
  effect: 'write',
  input: v.object({ language: Language }),
  output: v.object({ language: Language }),
});
