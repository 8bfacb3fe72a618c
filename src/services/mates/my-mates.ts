import { trimmed } from '../../../contract/blank-text.ts';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { suggestMate } from '../../../contract/mates/mate-suggestion.ts';
import * as calls from '../../../contract/mates/own-mate.ts';
import { usualReplies } from '../../../contract/replies/reply-settings.ts';
import type { EditorData } from '../../machines/mates/editor/mate-editor.machine.ts';
import type { MateList } from '../../machines/mates/editor/my-mates.reducers.ts';
import {
  toForm,
  usualDepth,
  type DraftKey,
  type MateField,
  type MateForm,
  type MateWords,
  type Problem,
  type Problems,
  type SaveInput,
  type SaveResult,
} from '../../machines/mates/editor/mate-form.reducers.ts';
import { ApiError } from '../http/api-error.ts';
import type { MateDrafts } from './mate-drafts.ts';
import { fromBase64, toBase64 } from '../shared/base64.ts';
import { newId } from '../../../contract/new-id.ts';
import type { Services } from '../shared/services.ts';

/** The user's own mates on the host, and the drafts that are not saved yet. */
export const createOwnMates = ({
  call,
  drafts,
}: Pick<Services, 'call'> & { readonly drafts: MateDrafts }) => ({
  async open(key: DraftKey, signal: AbortSignal): Promise<EditorData> {
    const { mates, isScripted } = await call(calls.ownMates, {}, signal);
    const mate = mates.find(({ mateId }) => mateId === key.mateId);
    const name = mate?.name ?? null;
    if (key.mateId !== null && mate === undefined) return { name, isScripted, draft: null };
    const stored = drafts.read(key);
    const form = stored?.form ?? (mate === undefined ? blankForm() : toForm(mate, mate.visibility));
    const clientMateId = stored?.clientMateId ?? newId();
    const card = stored === null ? null : drafts.readCard(key);
    return { name, isScripted, draft: { form, card, clientMateId, isRestored: stored !== null } };
  },

  async list(signal: AbortSignal): Promise<MateList> {
    const { mates, most: limit } = await call(calls.ownMates, {}, signal);
    return { mates, limit };
  },

  suggest: (prompt: string, signal: AbortSignal) => call(suggestMate, { wish: prompt }, signal),

  async save(
    { mateId, clientMateId, form, card, ...options }: SaveInput & { readonly refusesDuplicate?: boolean },
    signal: AbortSignal,
  ): Promise<SaveResult> {
    const draft = v.safeParse(calls.MateDraft, draftOf(form));
    if (!draft.success) return rejection(draft.issues);
    const ids = mateId === null ? { clientMateId } : { mateId };
    const original = card === null ? {} : { card };
    try {
      return {
        kind: 'saved',
        mate: await call(calls.saveOwnMate, { ...ids, ...original, ...options, draft: draft.output }, signal),
      };
    } catch (error) {
      const field = minorField(error);
      if (field === undefined) throw error;
      return { kind: 'rejected', problems: { [field]: 'minor' }, first: field };
    }
  },

  /** Returns the card that a mate was made from; null without one. */
  readCard: async (mateId: string, signal: AbortSignal): Promise<string | null> =>
    (await call(calls.ownMateCard, { mateId }, signal)).card,

  /**
   * Stores the file in which a mate's card came. Returns whether it could be stored: it may be too large, or more than an account may
   * store.
   */
  async saveCardFile(mateId: string, file: Uint8Array, signal: AbortSignal): Promise<boolean> {
    if (file.length > calls.maxCardFileBytes) return false;
    try {
      await call(calls.saveOwnCardFile, { mateId, content: toBase64(file) }, signal);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === code.limitReached) return false;
      throw error;
    }
  },

  /** Returns the file in which a mate's card came; null without one. */
  async readCardFile(mateId: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    const { content } = await call(calls.ownCardFile, { mateId }, signal);
    return content === null ? null : fromBase64(content);
  },

  async remove(mateId: string, signal: AbortSignal): Promise<readonly calls.OwnMate[]> {
    await call(calls.deleteOwnMate, { mateId }, signal);
    return (await call(calls.ownMates, {}, signal)).mates;
  },
});

export type OwnMatesService = ReturnType<typeof createOwnMates>;

/** A form without texts, and with the look that a new mate begins with. */
export const blankForm = (): MateForm => ({
  words: {
    name: '',
    tagline: '',
    age: '',
    pronouns: '',
    place: '',
    who: '',
    likes: '',
    tags: '',
    manner: 'warm',
    voice: '',
    replyLength: usualReplies.length,
    greeting: '',
    scene: '',
    hue: '30',
    visibility: 'private',
    rating: 'everyone',
    nickname: '',
    instructions: '',
    finalInstructions: '',
    depthNote: '',
    depth: String(usualDepth),
    examples: '',
  },
  greetings: [],
  hasCraft: false,
  look: {
    hair: 'variant20',
    eyes: 'variant05',
    brows: 'variant08',
    nose: 'variant04',
    lips: 'variant03',
    body: 'variant23',
  },
  picture: null,
});

/** Converts the form, unvalidated. An age that is not a number stays a text, so that the server reports it. */
export const draftOf = ({ words, look, picture, greetings, hasCraft }: MateForm) => ({
  ...words,
  age: words.age.trim() === '' ? undefined : Number(words.age),
  hue: Number(words.hue),
  likes: listOf(words.likes),
  tags: listOf(words.tags),
  look,
  picture,
  ...craftOf(words, greetings, hasCraft),
});

/** The advanced fields; nothing where the mate has none. */
const craftOf = (words: MateWords, written: readonly string[], hasCraft: boolean) => {
  const { nickname, instructions, finalInstructions, depthNote, examples } = words;
  const texts = { nickname, instructions, finalInstructions, depthNote, examples };
  const greetings = written.map(trimmed).filter((one) => one !== '');
  const isFilled = [...Object.values(texts), ...greetings].some((text) => trimmed(text) !== '');
  const depth = words.depth.trim() === '' ? usualDepth : Number(words.depth);
  return hasCraft || isFilled ? { craft: { ...texts, depth, greetings } } : {};
};

/** Commas of other scripts part as well. */
const listOf = (text: string): string[] =>
  text
    .split(/[,،、，\n]/u)
    .map(trimmed)
    .filter((one) => one !== '');

/** The order of the fields on the page. */
const fields: readonly MateField[] = [
  'name',
  'age',
  'tagline',
  'greeting',
  'hue',
  'who',
  'pronouns',
  'place',
  'likes',
  'scene',
  'manner',
  'voice',
  'replyLength',
  'visibility',
  'rating',
  'tags',
  'nickname',
  'greetings',
  'examples',
  'instructions',
  'finalInstructions',
  'depthNote',
  'depth',
];

const rejection = (issues: readonly v.BaseIssue<unknown>[]): SaveResult => {
  const found = issues.map((issue) => ({ field: fieldOf(issue), problem: problemOf(issue) }));
  // If a field has several errors, the first is shown.
  const problems: Problems = Object.fromEntries(
    found.toReversed().map(({ field, problem }) => [field, problem]),
  );
  return { kind: 'rejected', problems, first: fields.find((field) => field in problems) ?? 'name' };
};

/** Returns the field whose text makes the mate a minor; undefined for any other error. */
const minorField = (error: unknown): MateField | undefined =>
  error instanceof ApiError && error.code === code.contentRefused
    ? fields.find((name) => name === error.field || `craft.${name}` === error.field)
    : undefined;

const fieldOf = (issue: v.BaseIssue<unknown>): MateField => {
  const [first, second] = (issue.path ?? []).map(({ key }) => key);
  const name = first === 'craft' ? (second ?? 'greetings') : first;
  return fields.find((field) => field === name) ?? 'name';
};

const problemOf = (issue: v.BaseIssue<unknown>): Problem => {
  const isList = Array.isArray(issue.input);
  if (
    issue.type === 'partial_check' ||
    issue.type === 'min_length' ||
    (issue.received === 'undefined' && issue.kind === 'schema')
  )
    return 'missing';
  if (issue.type === 'max_length') return isList ? 'many' : 'long';
  return issue.type === 'min_value' ? 'young' : 'odd';
};
