import * as v from 'valibot';
import { OwnMate, type MateDraft } from '../../../../contract/mates/own-mate.ts';
import { code } from '../../../../contract/envelope.ts';
import { draft } from '../../../support/mate-draft.ts';
import { refused } from '../answers.ts';
import type { Person } from '../talk.ts';

/** A mate with a value in each field. */
export const aDraft: MateDraft = {
  ...draft,
  place: 'A harbour in the north',
  who: 'Ruth steers the last ferry of the day.\n\nShe waits for those who run.',
  greeting: '*The ramp is almost up.*\n\n“You are late. Good. So am I.”',
  scene: 'A quay at dusk. The engine is running.',
  look: { ...draft.look, glasses: 'variant04' },
};

/** Creates the mate, or changes it when `mateId` is given. */
export const saveMate = async (
  who: Person,
  change: Partial<MateDraft> = {},
  ids: { mateId?: string; clientMateId?: string; card?: string } = {},
): Promise<OwnMate> =>
  v.parse(
    OwnMate,
    (await who.post('/mate/own/save', { ...ids, draft: { ...aDraft, ...change } })).envelope.d,
  );

/** The response to anyone who may not see a mate. */
export const noSuchMate = refused(200, code.notFound, 'This mate no longer exists.');

/** The response to a message to a withdrawn mate. */
export const closed = {
  c: code.forbidden,
  m: 'This mate is no longer available. You can still read this chat.',
  d: null,
};
