import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import { MateDraft, deleteOwnMate, ownMates, saveOwnMate } from '../../../contract/mates/own-mate.ts';
import {
  toForm,
  type MateForm,
  type MateWords,
} from '../../../src/machines/mates/editor/mate-form.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { createMateDrafts } from '../../../src/services/mates/mate-drafts.ts';
import { createOwnMates } from '../../../src/services/mates/my-mates.ts';
import type { SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { clientMateId, filledForm, idris, ruth } from '../../machines/mates/user-mate-samples.ts';
import { draft } from '../../support/mate-draft.ts';
import * as v from 'valibot';

const memory = (isFull = false): SafeStorage => {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, text) => {
      if (!isFull) stored.set(key, text);
      return !isFull;
    },
    remove: (key) => void stored.delete(key),
    keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  };
};

const signal = new AbortController().signal;

/** Creates the service with a host that has Ruth and Idris. */
const open = (storage = memory()) => {
  const requests: { path: string; input: unknown }[] = [];
  const drafts = createMateDrafts(storage);
  const answers = new Map<string, unknown>([
    [ownMates.path, { mates: [ruth, idris], most: 20, isScripted: false }],
    [saveOwnMate.path, ruth],
    [deleteOwnMate.path, null],
  ]);
  const call = <AnyCall extends Call>(
    { path, output }: AnyCall,
    input: v.InferInput<AnyCall['input']>,
  ): Promise<v.InferOutput<AnyCall['output']>> => {
    requests.push({ path, input });
    return Promise.resolve(v.parse(output, answers.get(path)));
  };
  return { requests, drafts, mates: createOwnMates({ call, drafts }) };
};

const withWords = (words: Partial<MateWords>): MateForm => ({
  ...filledForm,
  words: { ...filledForm.words, ...words },
});

describe('loading', () => {
  test('[S2.19] returns a blank form for a new mate, the stored one for an own mate, and nothing for another user’s', async () => {
    const { mates } = open();
    const blank = await mates.open({ userId: 'ada', mateId: null }, signal);
    expect(blank.draft?.form.words).toMatchObject({ name: '', manner: 'warm', visibility: 'private' });
    expect(blank.draft?.clientMateId).toMatch(/^[\da-f-]{36}$/);
    expect((await mates.open({ userId: 'ada', mateId: 'mate-2' }, signal)).draft?.form).toEqual(
      toForm(idris, 'public'),
    );
    expect((await mates.open({ userId: 'ada', mateId: 'elsewhere' }, signal)).draft).toBe(null);
  });

  test('[S2.19] restores a draft for the same user and mate only', async () => {
    const { mates, drafts } = open();
    drafts.write({ userId: 'ada', mateId: null }, { form: filledForm, clientMateId });
    expect(await mates.open({ userId: 'ada', mateId: null }, signal)).toEqual({
      name: null,
      isScripted: false,
      draft: { form: filledForm, card: null, clientMateId, isRestored: true },
    });
    expect((await mates.open({ userId: 'ben', mateId: null }, signal)).draft?.isRestored).toBe(false);
    expect((await mates.open({ userId: 'ada', mateId: 'mate-1' }, signal)).draft?.isRestored).toBe(false);
    drafts.writeCard({ userId: 'ada', mateId: null }, '{"name":"Ruth"}');
    expect((await mates.open({ userId: 'ada', mateId: null }, signal)).draft?.card).toBe('{"name":"Ruth"}');
    drafts.remove({ userId: 'ada', mateId: null });
    expect(drafts.readCard({ userId: 'ada', mateId: null })).toBe(null);
    expect(drafts.read({ userId: 'ada', mateId: null })).toBe(null);
  });

  test('keeps drafts in memory without storage, and discards unreadable ones', () => {
    const place = { userId: 'ada', mateId: null };
    const { drafts } = open(memory(true));
    drafts.write(place, { form: filledForm, clientMateId });
    expect(drafts.read(place)).toEqual({ form: filledForm, clientMateId });
    const storage = memory();
    storage.write('mates.mate-draft/ada/new', '{"form":1}');
    expect(createMateDrafts(storage).read(place)).toBe(null);
    expect(storage.keys('')).toEqual([]);
  });
});

describe('saving', () => {
  const savingRefused = (details: { code: number; field?: string }) => {
    const error = new ApiError('rejected', 'Every mate is an adult.', details);
    const mates = createOwnMates({ call: () => Promise.reject(error), drafts: createMateDrafts(memory()) });
    return mates.save({ mateId: null, clientMateId, form: filledForm, card: null }, signal);
  };

  test('[S2.19] maps a rejected text that makes a minor to the field that the server names', async () => {
    const outcome = await savingRefused({ code: code.contentRefused, field: 'greeting' });
    expect(outcome).toEqual({ kind: 'rejected', problems: { greeting: 'minor' }, first: 'greeting' });
  });

  test.each([
    { code: code.contentRefused, field: 'constructor' },
    { code: code.contentRefused },
    { code: code.invalid, field: 'greeting' },
  ])('rethrows a rejection like %j', async (details) => {
    await expect(savingRefused(details)).rejects.toMatchObject({ name: 'ApiError', code: details.code });
  });

  test('[S1.3] sends a new mate under its client id and a changed one under its own id, with lists split at any comma', async () => {
    const { mates, requests } = open();
    const form = withWords({ likes: ' fog horns ، strong coffee,, ', tags: 'Seaside、dry wit' });
    expect(await mates.save({ mateId: null, clientMateId, form, card: null }, signal)).toEqual({
      kind: 'saved',
      mate: ruth,
    });
    await mates.save({ mateId: 'mate-1', clientMateId, form, card: null }, signal);
    const sent = v.parse(MateDraft, {
      ...draft,
      picture: null,
      visibility: 'public',
      rating: 'everyone',
      replyLength: 'medium',
    });
    expect(requests).toEqual([
      { path: '/mate/own/save', input: { clientMateId, draft: sent } },
      { path: '/mate/own/save', input: { mateId: 'mate-1', draft: sent } },
    ]);
  });

  test.each<[Partial<MateWords>, Record<string, string>, string]>([
    [
      { name: ' ', tags: ',', greeting: '' },
      { name: 'missing', tags: 'missing', greeting: 'missing' },
      'name',
    ],
    [{ age: '' }, { age: 'missing' }, 'age'],
    [{ age: '17' }, { age: 'young' }, 'age'],
    [{ age: '30.5' }, { age: 'odd' }, 'age'],
    [{ age: 'old' }, { age: 'odd' }, 'age'],
    [{ voice: 'x'.repeat(5001), tagline: 'x'.repeat(91) }, { voice: 'long', tagline: 'long' }, 'tagline'],
    [{ tags: 'a,b,c,d,e,f,g,h,i,j,k' }, { tags: 'many' }, 'tags'],
    [{ likes: 'x'.repeat(41) }, { likes: 'long' }, 'likes'],
    [{ place: 'turned \u202Earound' }, { place: 'odd' }, 'place'],
    [{ manner: 'rude' }, { manner: 'odd' }, 'manner'],
  ])('[S2.19] reports %j as invalid without sending anything', async (words, problems, first) => {
    const { mates, requests } = open();
    expect(
      await mates.save({ mateId: null, clientMateId, form: withWords(words), card: null }, signal),
    ).toEqual({
      kind: 'rejected',
      problems,
      first,
    });
    expect(requests).toEqual([]);
  });

  test('deleting returns the remaining mates', async () => {
    const { mates, requests } = open();
    expect(await mates.remove('mate-3', signal)).toEqual([ruth, idris]);
    expect(requests.map(({ path }) => path)).toEqual(['/mate/own/delete', '/mate/own/list']);
  });
});
